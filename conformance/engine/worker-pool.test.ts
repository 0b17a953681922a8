import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Capacity, type Job, WorkerPool } from './worker-pool.ts'

/** A job that is ended by hand. */
interface RunningJob {
  job: Job<string>
  isStarted(): boolean
  quiet(): void
  end(): void
  fail(error: Error): void
}

function running(name: string, weight = 1): RunningJob {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let goQuiet: (() => void) | undefined
  return {
    job: {
      weight,
      run(quiet) {
        goQuiet = quiet
        return promise
      },
    },
    isStarted: () => goQuiet !== undefined,
    quiet: () => goQuiet?.(),
    end: () => resolve(name),
    fail: reject,
  }
}

/** Runs all jobs and gives their results in their order. */
const runAll = <T>(pool: WorkerPool, jobs: Job<T>[]): Promise<T[]> =>
  Promise.all(jobs.map((job) => pool.one(job)))

const names = (jobs: RunningJob[]) =>
  jobs.map((job, i) => (job.isStarted() ? i : -1)).filter((i) => i >= 0)

/** Everything that follows from what was settled has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('results come in the order of the jobs, whatever the order of their ends', async () => {
  const jobs = ['a', 'b', 'c'].map((name) => running(name))
  const all = runAll(
    new WorkerPool({ busy: 3, alive: 3 }),
    jobs.map(({ job }) => job),
  )
  for (const job of jobs.toReversed()) job.end()
  expect(await all).toEqual(['a', 'b', 'c'])
})

test('no more are busy than there is room for', async () => {
  const jobs = Array.from({ length: 4 }, (_, i) => running(String(i)))
  const all = runAll(
    new WorkerPool({ busy: 2, alive: 9 }),
    jobs.map(({ job }) => job),
  )
  expect(names(jobs)).toEqual([0, 1])
  jobs[0]?.end()
  await settled()
  expect(names(jobs)).toEqual([0, 1, 2])
  for (const job of jobs) job.end()
  await all
})

test('one that runs alone begins when nothing else is there, and nothing begins beside it', async () => {
  const jobs = Array.from({ length: 4 }, (_, i) => running(String(i)))
  const [first, alone, second, third] = jobs as [RunningJob, RunningJob, RunningJob, RunningJob]
  const pool = new WorkerPool({ busy: 1, alive: 3 })
  const all = [pool.one(first.job), pool.one({ ...alone.job, alone: true }), pool.one(second.job)]
  first.end()
  await settled()
  expect(names(jobs)).toEqual([0, 2])
  second.end()
  await settled()
  expect(names(jobs)).toEqual([0, 1, 2])
  alone.quiet()
  all.push(pool.one(third.job))
  expect(third.isStarted()).toBe(false)
  alone.end()
  await settled()
  third.end()
  expect(await Promise.all(all)).toEqual(['0', '1', '2', '3'])
})

test('one that only waits gives its place away, but is still alive', async () => {
  const jobs = Array.from({ length: 4 }, (_, i) => running(String(i)))
  const all = runAll(
    new WorkerPool({ busy: 1, alive: 3 }),
    jobs.map(({ job }) => job),
  )
  jobs[0]?.quiet()
  jobs[0]?.quiet()
  expect(names(jobs)).toEqual([0, 1])
  jobs[1]?.quiet()
  jobs[2]?.quiet()
  expect(names(jobs)).toEqual([0, 1, 2])
  jobs[0]?.end()
  await settled()
  expect(names(jobs)).toEqual([0, 1, 2, 3])
  for (const job of jobs) job.end()
  await all
})

test('quiet after the end frees nothing a second time', async () => {
  const jobs = Array.from({ length: 4 }, (_, i) => running(String(i)))
  const all = runAll(
    new WorkerPool({ busy: 1, alive: 9 }),
    jobs.map(({ job }) => job),
  )
  jobs[0]?.end()
  await settled()
  jobs[0]?.quiet()
  expect(names(jobs)).toEqual([0, 1])
  for (const job of jobs) job.end()
  await all
})

test('the heaviest starts first, and equals in their order', async () => {
  const order: string[] = []
  const engine = new WorkerPool({ busy: 1, alive: 1 })
  const job = (name: string, weight: number) => ({
    weight,
    run: async () => void order.push(name),
  })
  await runAll(engine, [
    job('first to come', 0),
    job('light', 1),
    job('heavy', 9),
    job('heavy too', 9),
    job('light too', 1),
    job('middle', 5),
  ])
  expect(order).toEqual(['first to come', 'heavy', 'heavy too', 'middle', 'light', 'light too'])
})

test('a job that rejects stops the rest and rejects the whole', async () => {
  const jobs = Array.from({ length: 3 }, (_, i) => running(String(i)))
  const all = runAll(
    new WorkerPool({ busy: 1, alive: 1 }),
    jobs.map(({ job }) => job),
  )
  jobs[0]?.fail(new Error('our own fault'))
  await expect(all).rejects.toThrow('our own fault')
  await settled()
  expect(names(jobs)).toEqual([0])
})

test('a pool that is stopped starts nothing any more', async () => {
  const pool = new WorkerPool({ busy: 1, alive: 1 })
  const jobs = Array.from({ length: 2 }, (_, i) => running(String(i)))
  const [first, second] = jobs.map(({ job }) => pool.one(job))
  expect(() => pool.stop(new Error('our own fault'))).toThrow('our own fault')
  await expect(second).rejects.toThrow('our own fault')
  jobs[0]?.end()
  expect(await first).toBe('0')
  await expect(pool.one(running('later').job)).rejects.toThrow('our own fault')
  expect(names(jobs)).toEqual([0])
})

test('a job that throws at once rejects like any other, and leaves room', async () => {
  const engine = new WorkerPool({ busy: 1, alive: 1 })
  const thrower: Job<string> = {
    weight: 1,
    run() {
      throw new Error('at once')
    },
  }
  await expect(engine.one(thrower)).rejects.toThrow('at once')
  const next = running('next')
  const one = engine.one(next.job)
  next.end()
  expect(await one).toBe('next')
})

test('capacity is never exceeded and every job is run once', async () => {
  const capacities = fc.record({
    busy: fc.integer({ min: 1, max: 4 }),
    alive: fc.integer({ min: 1, max: 6 }),
  })
  const plans = fc.array(
    fc.record({ weight: fc.nat(3), quietAfter: fc.option(fc.nat(3)), endAfter: fc.nat(4) }),
    { maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(capacities, plans, async (capacity, plan) => {
      const seen = { busy: 0, alive: 0, mostBusy: 0, mostAlive: 0, held: 0 }
      const jobs = plan.map((p) => ({
        weight: p.weight,
        run: (quiet: () => void) => live(p, seen, quiet),
      }))
      await runAll(new WorkerPool(capacity), jobs)
      expect(withinCapacity(seen, capacity)).toBe(true)
      expect(seen.held).toBe(plan.length)
    }),
    { numRuns: 60 },
  )
})

interface Seen {
  busy: number
  alive: number
  mostBusy: number
  mostAlive: number
  held: number
}

async function live(
  plan: { quietAfter: number | null; endAfter: number },
  seen: Seen,
  quiet: () => void,
): Promise<void> {
  seen.busy += 1
  seen.alive += 1
  seen.held += 1
  seen.mostBusy = Math.max(seen.mostBusy, seen.busy)
  seen.mostAlive = Math.max(seen.mostAlive, seen.alive)
  let busy = true
  for (let turn = 0; turn <= plan.endAfter; turn++) {
    if (busy && turn === plan.quietAfter) {
      busy = false
      seen.busy -= 1
      quiet()
    }
    await null
  }
  if (busy) seen.busy -= 1
  seen.alive -= 1
}

const withinCapacity = ({ mostBusy, mostAlive }: Seen, { busy, alive }: Capacity) =>
  mostBusy <= busy && mostAlive <= alive
