import { expect, test } from 'vitest'
import { Host } from '../host.ts'
import { memoryProject } from '../project/memory.ts'

/** Runs a program of Node's as a stateful tool without the protocol's messages, and calls it. */
function drive(program: string) {
  const tool = {
    ...{ name: 'tool', command: [process.execPath, '-e', program], runtime: 'stdio' as const },
    ...{ stateful: true, limits: { term_grace_ms: 300 } },
  }
  let written = ''
  const host = new Host({
    ...{ project: memoryProject({}), tools: [tool], env: {}, vary: (parts) => parts },
    onStderr: (chunk) => {
      written += chunk
    },
  })
  const call = async (name: string, args: Record<string, unknown>) => {
    const calls = [{ id: 'c', tool: name, arguments: args }]
    const [response] = (await host.call({ calls })).responses
    return response && 'result' in response ? response.result : response?.error
  }
  const act = (action: string, more = {}) => call('tool', { action, id: 'h', ...more })
  return { host, act, errors: () => written, stopped: () => call('await', { all: ['h'] }) }
}

const HEARS = `
  const send = (report) => console.log(JSON.stringify(report))
  let heard = ''
  process.stdin.on('data', (chunk) => {
    heard += chunk
    if (heard === 'y"') send({ type: 'waiting', question: { id: 'go', text: 'Go on?', answer_type: 'Boolean' } })
    if (heard.endsWith('true\\n')) { send({ type: 'stopped', result: { Ok: heard } }); process.stdin.destroy() }
  })
  send({ type: 'running', content: JSON.parse(process.env.JP_TOOL).arguments.branch })
`

test.concurrent('drives a program: arguments, raw input, a typed answer, its last word', async () => {
  const { act } = drive(HEARS)
  expect(await act('spawn', { branch: 'main' })).toMatchObject({
    state: 'running',
    content: 'main',
  })
  expect(await act('apply', { input: 'y"' })).toMatchObject({
    state: 'waiting',
    question: { id: 'go' },
  })
  expect(await act('apply', { input: true })).toMatchObject({
    state: 'stopped',
    result: 'y"true\n',
  })
})

test.concurrent('ordinary output is the content of a running program, and its result', async () => {
  const { act, stopped } = drive(`console.log('one'); setTimeout(() => console.log('two'), 200)`)
  expect(await act('spawn')).toEqual({ id: 'h', state: 'running', content: 'one\n' })
  expect(await stopped()).toMatchObject({ completed: [{ state: 'stopped', result: 'one\ntwo\n' }] })
})

test.concurrent('a program that fails is a failure with what it wrote to stderr', async () => {
  const { act, stopped } = drive(
    `console.log('{"type":"running"}'); console.error('boom'); process.exitCode = 3`,
  )
  await act('spawn')
  expect(await stopped()).toMatchObject({
    completed: [{ result: { message: 'the tool exited with status 3: boom' } }],
  })
})

test.concurrent('a program that ignores SIGTERM is killed at an abort', async () => {
  const { act } = drive(
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('deaf')`,
  )
  expect(await act('spawn')).toMatchObject({ content: 'deaf\n' })
  expect(await act('abort')).toMatchObject({
    ...{ state: 'stopped', result: { message: 'the tool died of SIGKILL' } },
  })
})

test.concurrent('at its exit the host sends SIGTERM first, and leaves time for it', async () => {
  const { host, act, errors } = drive(`
    process.on('SIGTERM', () => setTimeout(() => { console.error('tidied'); process.exit() }, 50))
    setInterval(() => {}, 1000); console.log('ready')`)
  await act('spawn')
  await host.close()
  expect(errors()).toBe('tidied\n')
})

test('arguments that are too long to start a tool with are an error, and leave no handle', async () => {
  const { act, stopped } = drive('')
  expect(await act('spawn', { text: 'x'.repeat(3_000_000) })).toMatchObject({
    ...{ state: 'stopped', result: { message: 'the tool could not be started: spawn E2BIG' } },
  })
  expect(await stopped()).toBe('Handle `h` not found')
})
