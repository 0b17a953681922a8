import { afterAll, expect, test } from 'vitest'
import { byMethod } from '../../../harness/validators/driver.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { closeDrivers, openDriver, PROBE } from './fixtures/open-driver.ts'

afterAll(closeDrivers)

const QUESTION = { id: 'go', text: 'Go on?', answer_type: 'Boolean' }
const check = { name: 'check', command: PROBE, stateful: true }
const running = { state: { type: 'running', content: 'Compiling…' } }
const asks = { state: { type: 'waiting', question: QUESTION } }
const spawn = (id: string, ...script: unknown[]) => ({ action: 'spawn', id, script })

type Driver = ReturnType<typeof openDriver>

/** Hands a driver one batch; what its calls are answered with, in their order. */
async function batch({ ask }: Driver, ...calls: [tool: string, args: JsonObject][]) {
  const numbered = calls.map(([tool, args], i) => ({ id: `c-${i}`, tool, arguments: args }))
  const { result } = await ask('call', { calls: numbered })
  expect(byMethod.call.result(result)).toBe(true)
  const { responses } = result as { responses: JsonObject[] }
  return numbered.map(({ id }) => {
    const response = responses.find((each) => each.id === id)
    return response?.result ?? response?.error
  })
}

test.concurrent('two tools are spawned and awaited in one batch', async () => {
  const driver = openDriver()
  await driver.ask('configure', { tools: [check] })
  const answers = await batch(
    driver,
    ['await', { all: ['one', 'two'] }],
    ['check', spawn('one', running, { sleep_ms: 100 }, { stop: 'ok, 0 warnings' })],
    ['check', spawn('two', running, { sleep_ms: 200 }, { stop: '42 passed' })],
  )
  expect(answers[0]).toEqual({
    completed: [
      { id: 'one', state: 'stopped', result: 'ok, 0 warnings' },
      { id: 'two', state: 'stopped', result: '42 passed' },
    ],
    pending: [],
  })
})

test.concurrent('a question is answered while its handle is awaited', async () => {
  const driver = openDriver()
  await driver.ask('configure', { tools: [check], interactive: true })
  const [, awaited] = await batch(
    driver,
    ['check', spawn('h', asks, { wait_apply: true }, { stop: 'done' })],
    ['await', { all: ['h'] }],
  )
  expect(awaited).toMatchObject({ completed: [{ result: 'done' }] })
  expect(driver.asked).toMatchObject([
    { question: QUESTION, source: { kind: 'question', handle: 'h' } },
  ])
})

test.concurrent('what nobody looked at is reported once', async () => {
  const driver = openDriver()
  await driver.ask('configure', { tools: [check] })
  await batch(driver, [
    'check',
    spawn('h', running, { wait_apply: true }, { sleep_ms: 50 }, { stop: 'done' }),
  ])
  await batch(driver, ['check', spawn('w', running, { sleep_ms: 400 }, { stop: 'later' })])
  await batch(
    driver,
    ['check', { action: 'apply', id: 'h', input: 'x' }],
    ['await', { all: ['w'] }],
  )
  const { result } = await driver.ask('notifications')
  expect(byMethod.notifications.result(result)).toBe(true)
  expect((await driver.ask('notifications')).result).toEqual({ notifications: [] })
})

test.concurrent('the end of a turn asks about its handles, and waits for one', async () => {
  const answer = { answer: { handles: [{ id: 'one', action: 'wait' }] } }
  const driver = openDriver([], answer)
  await driver.ask('configure', { tools: [check] })
  await batch(
    driver,
    ['check', spawn('one', running, { sleep_ms: 2_000 }, { stop: 'ok' })],
    ['check', spawn('two', running, { sleep_ms: 60_000 })],
  )
  const { result } = await driver.ask('turn_end')
  expect(byMethod.turn_end.result(result)).toBe(true)
  expect(result).toEqual({
    handles: [
      { id: 'one', tool: 'check', policy: 'inquire', end: 'stopped', result: 'ok' },
      { id: 'two', tool: 'check', policy: 'inquire', end: 'aborted' },
    ],
    notifications: [],
  })
  const [inquiry] = driver.asked
  expect(byMethod.inquiry.params(inquiry)).toBe(true)
  expect(inquiry).toMatchObject({
    question: { handles: [{ id: 'one', output_preview: 'Compiling…' }, { id: 'two' }] },
    source: { kind: 'turn-end', target: 'assistant' },
  })
})

const OVERWRITES = `
  const { answers } = JSON.parse(process.env.JP_TOOL)
  const question = { id: 'sure', text: 'Overwrite it?', answer_type: 'Boolean' }
  const done = { type: 'success', content: 'sure: ' + answers.sure }
  console.log(JSON.stringify('sure' in answers ? done : { type: 'needs_input', question }))
`

test.concurrent('a one-shot tool that prints its question is run again with the answer', async () => {
  const driver = openDriver()
  const command = [process.execPath, '-e', OVERWRITES]
  await driver.ask('configure', {
    tools: [{ name: 'write', command, runtime: 'stdio' }],
    interactive: true,
  })
  expect(await batch(driver, ['write', {}])).toEqual(['sure: true'])
  expect(driver.asked).toMatchObject([
    { question: { id: 'sure' }, source: { kind: 'question', tool: 'write' } },
  ])
})

test.concurrent('in the first revision the host makes the ids, and there is no await', async () => {
  const driver = openDriver(['--revision', 'rfd009-r1'])
  await driver.ask('configure', { tools: [check] })
  const { result: shown } = await driver.ask('tools')
  expect(shown).toMatchObject({
    tools: [{ name: 'check', parameters: { oneOf: [{ required: ['action'] }, {}, {}, {}] } }],
  })
  const script = [running, { sleep_ms: 60_000 }]
  const answers = await batch(
    driver,
    ['check', { action: 'spawn', script }],
    ['await', { all: ['h_1'] }],
  )
  expect(answers).toEqual([
    { id: 'h_1', state: 'running', content: 'Compiling…' },
    'Tool `await` not found',
  ])
  const ended = { id: 'h_1', tool: 'check', policy: 'abort', end: 'aborted' }
  expect((await driver.ask('turn_end')).result).toEqual({ handles: [ended], notifications: [] })
})
