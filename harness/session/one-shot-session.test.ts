import { expect, test } from 'vitest'
import { scaledLimits } from '../limits.ts'
import type { JsonObject } from '../wire/json.ts'
import { runOneShotSession } from './run-one-shot-session.ts'

const started = { session: 's', role: 'tool', command: ['t'], revision: 'r' }

/** Runs a tool in JavaScript that finds its answers in `given`. */
const call = (code: string, answers: JsonObject = {}, limits = {}) =>
  runOneShotSession({
    ...{ started, answers, given: {}, limits: scaledLimits(limits) },
    launch: (given) => ({
      command: [process.execPath, '-e', `const given = ${JSON.stringify(given)}; ${code}`],
      ...{ cwd: '.', env: {} },
    }),
  })

const ASKS = `console.log(JSON.stringify({ type: 'needs_input', question: { id: Object.keys(given).length } }))`

test('a tool is run once for each answer that it asks for, and once', async () => {
  const transcript = await call(ASKS, { 0: 'a', 1: 'b' })
  const runs = transcript.flatMap((event) => (event.event === 'run' ? [event.answers] : []))
  expect(runs).toEqual([{}, { 0: 'a' }, { 0: 'a', 1: 'b' }])
})

test('a question that has its answer already is not answered again', async () => {
  const again = ASKS.replace('Object.keys(given).length', "'q'")
  const transcript = await call(again, { q: true })
  expect(transcript.filter(({ event }) => event === 'run')).toHaveLength(2)
})

test('a tool that reads its input is ended when it has been silent for too long', async () => {
  const transcript = await call('console.log(1); process.stdin.resume()', {}, { idle_ms: 300 })
  expect(transcript.map(({ event }) => event)).toEqual([
    ...['start', 'run', 'received', 'timer', 'signal', 'exit'],
  ])
})
