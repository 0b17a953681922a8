/**
 * Tries the reference flattener with generated schemas for every profile, and counts valid calls that a flattened
 * schema refuses: `node conformance/self-test/soundness.ts [--runs N] [--seed N] [--jobs N] [--provider NAME]…`.
 * Instances are judged by walking the schemas where that is certain; a compiled validator judges the others, every
 * refusal, and one call in a thousand. Ends with status 1 when a call is refused, when the two judges differ, or when
 * the flattener fails.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { type Batch, nothing, type Tried, tryBatch } from './soundness-batch.ts'

/** Schemas are made some at a time, so that a long run takes no more memory than a short one. */
const AT_ONCE = 250
const SHOWN = 10

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(Math.min(8, availableParallelism())) },
      provider: { type: 'string', multiple: true },
    },
  })
  const ids = (values.provider ?? Object.keys(providers)) as ProviderId[]
  const left = batches(Number(values.runs), Number(values.seed), ids)
  const started = performance.now()
  const total = { counted: nothing(), shown: [] as string[] }
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, () => work(left, (tried) => add(total, tried))),
  )
  console.log(`\n${reported(total, (performance.now() - started) / 1000)}`)
  const { unsound, faults, doubtful } = total.counted
  process.exitCode = unsound + faults + doubtful > 0 ? 1 : 0
}

/** Every batch has a seed of its own, so that the jobs may be as many as there are cores. */
function batches(runs: number, first: number, ids: ProviderId[]): Batch[] {
  return Array.from({ length: Math.ceil(runs / AT_ONCE) }, (_, i) => ({
    seed: first + i,
    count: Math.min(AT_ONCE, runs - i * AT_ONCE),
    ids,
  }))
}

/** One thread, which is given batches until none is left. */
function work(left: Batch[], done: (tried: Tried) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url))
    const next = () => {
      const batch = left.shift()
      if (batch) worker.postMessage(batch)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (tried: Tried) => {
      done(tried)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

function add(total: Tried, { counted, shown }: Tried): void {
  for (const name of Object.keys(counted) as (keyof typeof counted)[])
    total.counted[name] += counted[name]
  const budget = SHOWN - total.shown.length
  for (const line of shown.slice(0, budget)) console.log(`\n${line}`)
  total.shown.push(...shown.slice(0, budget))
  process.stderr.write(`\r${total.counted.schemas} schemas, ${total.counted.unsound} unsound`)
}

function reported({ counted }: Tried, seconds: number): string {
  const counts = Object.entries(counted).map(([name, count]) => `${count} ${name}`)
  const rate = Math.round(counted.flattened / seconds)
  return `${counts.join(', ')}; ${seconds.toFixed(1)} s, ${rate} flattened a second`
}

if (isMainThread) await main()
else parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(tryBatch(batch)))
