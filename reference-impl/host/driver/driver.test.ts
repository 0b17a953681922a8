import { afterAll, expect, test } from 'vitest'
import { byMethod } from '../../../harness/validators/driver.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { closeDrivers, openDriver as open, PROBE } from './fixtures/open-driver.ts'

afterAll(closeDrivers)

const tool = { name: 'probe', command: PROBE }
const writable = { filesystem: { allow: ['.'], writable: true } }
const WRITE = { call: 'fs.write', params: { path: 'b', content: 'two' } }
const call = (script: unknown[], more = {}) => ({
  calls: [{ id: 'c', tool: 'probe', arguments: { script, ...more } }],
})
const responseIn = ({ result }: JsonObject) =>
  (result as { responses: JsonObject[] }).responses[0] as JsonObject
const seenIn = (response: JsonObject) => JSON.parse(String(responseIn(response).result)).seen

test.concurrent('describes itself, acts, shows the project and ends', async () => {
  const { ask, exited } = open()
  expect(byMethod.describe.result((await ask('describe')).result)).toBe(true)
  const project = { files: { a: 'one' } }
  await ask('configure', { project, tools: [{ ...tool, policy: writable }] })
  const seen = seenIn(await ask('call', call([WRITE, { finish: '' }])))
  expect(seen).toEqual([{ call: 'fs.write', result: {} }])
  expect((await ask('snapshot')).result).toEqual({ files: { a: 'one', b: 'two' } })
  await ask('configure')
  expect((await ask('snapshot')).result).toEqual({ files: {} })
  expect((await ask('shutdown')).result).toEqual({})
  expect(await exited).toBe(0)
})

test.concurrent('refuses what it does not know and what is invalid', async () => {
  const { ask } = open()
  expect(await ask('plugin', { args: [] })).toMatchObject({ error: { code: -32601 } })
  expect(await ask('call', {})).toMatchObject({ error: { code: -32602 } })
})

test.concurrent('cancels a call that runs', async () => {
  const { ask } = open()
  const stateful = { ...tool, stateful: true }
  await ask('configure', { tools: [stateful] })
  const response = ask('call', call([{ sleep_ms: 60_000 }]))
  expect((await ask('cancel', { id: 'c' })).result).toEqual({})
  expect(responseIn(await response)).toMatchObject({ cancelled: true })
})

const FETCH = { call: 'http.get', params: { url: 'http://127.0.0.1:1/' } }
const policy = { network: { allow: ['http://127.0.0.2/'] } }

test.concurrent('asks for what the policy leaves open, and refuses it where nobody is', async () => {
  const { ask, asked } = open([], { denied: true })
  for (const interactive of [true, false]) {
    await ask('configure', { tools: [{ ...tool, policy }], interactive })
    const seen = seenIn(await ask('call', call([FETCH, { finish: '' }])))
    expect(seen).toMatchObject([{ error: { code: -32001 } }])
  }
  expect(asked).toMatchObject([
    { source: { kind: 'policy', tool: 'probe', call: 'c', operation: { method: 'http.get' } } },
  ])
})

test.concurrent('drives a tool that lives on', async () => {
  const { ask } = open()
  await ask('configure', { tools: [{ ...tool, stateful: true }] })
  const script = [
    { state: { type: 'running', content: 'x' } },
    { wait_apply: true },
    { stop: 'end' },
  ]
  const act = async (action: string, more = {}) =>
    responseIn(await ask('call', call(script, { action, id: 'h', ...more })))
  expect(await act('spawn')).toMatchObject({ result: { id: 'h', state: 'running', content: 'x' } })
  expect(await act('spawn')).toMatchObject({ error: expect.stringContaining('in use') })
  expect(await act('apply', { input: 1 })).toMatchObject({
    result: { state: 'stopped', result: 'end' },
  })
  expect(await act('fetch')).toMatchObject({ error: 'Handle `h` not found' })
  expect(await act('apply', { input: 2 })).toMatchObject({
    error: expect.stringContaining('not found'),
  })
})

const LIVING = {
  ...{ ...tool, name: 'git', stateful: true, actions: ['spawn', 'abort'] },
  parameters: { properties: { command: { type: 'string' } }, required: ['command'] },
}
const TEXT = { ...tool, name: 'text', parameters: { type: 'string' } }

test.concurrent('shows its tools by themselves, and for a provider', async () => {
  const { ask } = open()
  await ask('configure', { tools: [LIVING, TEXT] })
  const own = (await ask('tools')).result
  expect(byMethod.tools.result(own)).toBe(true)
  expect(own).toMatchObject({
    tools: [
      {
        name: 'git',
        parameters: {
          oneOf: [
            { properties: { command: {} }, required: ['action', 'id', 'command'] },
            { properties: { action: { const: 'abort' } }, required: ['action', 'id'] },
          ],
        },
      },
      { name: 'text', parameters: TEXT.parameters },
      { name: 'await', description: expect.any(String), parameters: { type: 'object' } },
    ],
  })
  const flat = (await ask('tools', { provider: 'portable-flat' })).result
  expect(byMethod.tools.result(flat)).toBe(true)
  const action = { enum: ['spawn', 'abort'] }
  expect(flat).toMatchObject({
    tools: [
      { name: 'git', parameters: { properties: { action }, required: ['action', 'id'] } },
      { name: 'await' },
    ],
    refused: [{ name: 'text', reason: expect.any(String) }],
  })
})

test.concurrent('flattens a schema, spells its instances, and knows no other provider', async () => {
  const { ask } = open()
  const asked = { provider: 'openai-strict', schema: { type: 'object', properties: { a: {} } } }
  const answers = [
    await ask('flatten', asked),
    await ask('flatten', { ...asked, encode: {} }),
    await ask('flatten', { ...asked, decode: { a: null } }),
    await ask('flatten', { ...asked, schema: { type: 'string' } }),
  ]
  for (const { result } of answers) expect(byMethod.flatten.result(result)).toBe(true)
  expect(answers).toMatchObject([
    { result: { schema: { required: ['a'] } } },
    { result: { value: { a: null } } },
    { result: { value: {} } },
    { result: { refused: { pointer: '' } } },
  ])
  const unknown = await ask('flatten', { ...asked, provider: 'nobody' })
  expect(unknown).toMatchObject({ error: { code: -32602 } })
  expect(await ask('tools', { provider: 'nobody' })).toMatchObject({ error: { code: -32602 } })
})

test.concurrent('a mutant differs in its one defect', async () => {
  const { ask } = open(['--mutant', 'vfs.codes.missing-file-is-invalid'])
  await ask('configure', { tools: [tool] })
  const read = { call: 'fs.read', params: { path: 'nothing' } }
  const seen = seenIn(await ask('call', call([read, { finish: '' }])))
  expect(seen).toMatchObject([{ error: { code: -32602 } }])
})
