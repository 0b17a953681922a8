import { expect, test } from 'vitest'
import type { Started, Transcript } from '../../harness/transcript.ts'
import { certify } from './certify.ts'
import type { Reading } from './check.ts'
import { satisfied } from './finding.ts'
import type { PlannedSession, RunOptions, Suite } from './suite.ts'

const scenario = (session: string, more: Partial<PlannedSession> = {}): PlannedSession => ({
  ...{ session, case: session, weight: 0, requestedBy: [] },
  ...more,
})

/** A suite whose sessions are only named; `ran` reports in which order they were run. */
function suiteOf(more: Partial<Suite> = {}) {
  const ran: string[] = []
  const suite: Suite = {
    ...{ id: 'toy', role: 'tool', revision: 'vfs-0.1.0', nullBaseline: [] },
    checks: [
      {
        ...{ verifies: 'vfs.framing.one-object-per-line', title: 'states something' },
        ...{ on: 'every reading', judge: () => [satisfied()] },
      },
    ],
    plan: () => ({ first: [scenario('first')] }),
    runner: () => ({
      alive: 1,
      async run({ session, case: name }): Promise<Transcript> {
        ran.push(session)
        const about = { session, role: 'tool', command: [], revision: 'r' }
        return [{ event: 'start', at: 0, ...about, case: name } as Started]
      },
      close: async () => {},
    }),
    read: (transcript): Reading => ({ start: transcript[0] as Started, transcript }),
    summary: () => ({ subject: { role: 'tool', command: [] } }),
    ...more,
  }
  return { suite, ran }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** The same suite; each session begins in another turn of the event loop. */
const withTurns = (suite: Suite): Suite => ({
  ...suite,
  runner(...given) {
    const runner = suite.runner(...given)
    return { ...runner, run: async (...session) => turn().then(() => runner.run(...session)) }
  },
})

const options: RunOptions = {
  ...{ config: {}, command: ['x'], base: '/', only: [], skip: [] },
  ...{ seed: 1, jobs: 1, timeScale: 1, argv: [] },
}

test('the scenarios that a reading asks for are run after it, the heaviest first', async () => {
  const { suite, ran } = suiteOf({
    plan: () => ({
      first: [scenario('first')],
      next: (_, { session }) =>
        session === 'first' ? [scenario('light'), scenario('heavy', { weight: 5 })] : [],
    }),
  })
  const { outcome, results } = await certify(suite, options)
  expect(ran).toEqual(['first', 'heavy', 'light'])
  expect(outcome).toBe('conformant')
  expect(results.map(({ case: name }) => name)).toEqual(['first', 'light', 'heavy'])
})

test('scenarios that take their turn run one after the other, in their order', async () => {
  const names = ['a', 'b', 'c']
  const { suite, ran } = suiteOf({
    plan: () => ({ first: names.map((name, weight) => scenario(name, { inTurn: true, weight })) }),
  })
  await certify(suite, options)
  expect(ran).toEqual(names)
})

test('what we noticed late is run again, once where all others wait for it, and it is stated', async () => {
  const output: string[] = []
  const { suite, ran } = suiteOf({
    plan: () => ({
      first: [scenario('first')],
      next: (_, { session }) =>
        session === 'first' ? ['second', 'third'].map((name) => scenario(name)) : [],
    }),
    doubt: () => 'late',
  })
  await certify(suite, { ...options, onProgress: ({ doing }) => output.push(doing) })
  const again = (name: string) => `${name}: again, for this machine is busy`
  expect(output.slice(0, 2)).toEqual([again('first'), 'first'])
  expect(output.filter((doing) => doing === again('second'))).toHaveLength(2)
  await certify(suite, { ...options, rerun: false })
  expect(ran.slice(-3)).toEqual(['first', 'second', 'third'])
})

test('after a stop nothing else is run, and the rest is open', async () => {
  const { suite, ran } = suiteOf({
    plan: () => ({ first: [scenario('first')], next: () => ({ stop: 'not tried: it hangs' }) }),
    checks: [
      {
        ...{ verifies: 'vfs.framing.one-object-per-line', title: 'states something' },
        ...{ on: { scenario: 'never run' }, judge: () => [satisfied()] },
      },
    ],
  })
  const { outcome, results } = await certify(suite, options)
  expect(ran).toEqual(['first'])
  expect(outcome).toBe('partial')
  expect(results).toMatchObject([{ verdict: 'inconclusive', reason: 'not tried: it hangs' }])
})

test('a check that throws rejects the run, and nothing else is started', async () => {
  const { suite, ran } = suiteOf({
    plan: () => ({
      first: ['first', 'second', 'third'].map((name) => scenario(name)),
      next: (_, { session }) => (session === 'first' ? [scenario('fourth')] : []),
    }),
    checks: [
      {
        ...{ verifies: 'vfs.framing.one-object-per-line', title: 'states something' },
        on: 'every reading',
        judge() {
          throw new Error('our own fault')
        },
      },
    ],
  })
  await expect(certify(withTurns(suite), options)).rejects.toThrow('states something')
  await turn()
  expect(ran).toEqual(['first', 'second'])
})
