import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ProcessRunResult } from '../../../spec/generated/messages/vfs.ts'
import type { Answer, Refusal, Surroundings } from '../service.ts'
import { plainProcess, processServices } from './index.ts'
import { PROCESS_LIMITS, type ProcessLimits } from './limits.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'process-')))

afterAll(() => rmSync(root, { recursive: true }))

const ENV = {
  PATH: `.:${process.env.PATH}`,
  LANG: 'C',
  MARKER: 'never-to-be-seen',
  TOKEN: 'canary-value-1',
  EMPTY: '',
  OTHER: 'canary-value-2',
}

const surroundings = (signal = new AbortController().signal): Surroundings => ({
  env: ENV,
  decide: () => ({ decision: 'allow' }),
  mayUse: {
    inHeader: () => false,
    inProgram: (program, name) => program === 'node' && ['TOKEN', 'EMPTY'].includes(name),
  },
  fileBytes: 1_000,
  signal,
})

async function call(
  params: Record<string, unknown>,
  around = surroundings(),
  limits: Partial<ProcessLimits> = {},
): Promise<Answer> {
  const services = processServices(root, plainProcess({ ...PROCESS_LIMITS, ...limits }))
  return (await services['process.run']?.(params, around)) as Answer
}

async function resultOf(answer: Promise<Answer>): Promise<ProcessRunResult> {
  const settled = await answer
  if ('result' in settled) return settled.result as ProcessRunResult
  throw new Error(`expected a result, got ${JSON.stringify(settled)}`)
}

async function refusalOf(answer: Promise<Answer>): Promise<Refusal> {
  const settled = await answer
  if ('error' in settled) return settled.error
  throw new Error(`expected a refusal, got ${JSON.stringify(settled)}`)
}

/** Runs a program in JavaScript. */
const node = (source: string, ...args: string[]) =>
  resultOf(call({ program: 'node', args: ['-e', source, ...args], envs: ['TOKEN', 'EMPTY'] }))

test('gives each stream and the status', async () => {
  const result = await node('console.log("out"); console.error("err"); process.exit(3)')
  expect(result).toEqual({ stdout: 'out\n', stderr: 'err\n', exit_code: 3 })
  expect(await resultOf(call({ program: 'true' }))).toEqual({
    stdout: '',
    stderr: '',
    exit_code: 0,
  })
})

test('hands each argument over as it is', async () => {
  const args = ['', 'a b', '*', '$HOME', '`id`', "'", '"', '\\', '--', 'ä\n']
  const { stdout } = await node('console.log(JSON.stringify(process.argv.slice(1)))', '--', ...args)
  expect(JSON.parse(stdout)).toEqual(args)
})

test('runs in the project, whatever a member of the request says', async () => {
  const { stdout } = await resultOf(call({ program: 'pwd', cwd: '/' }))
  expect(stdout).toBe(`${root}\n`)
})

test('gives a program the few variables that it needs, and what is asked for and allowed', async () => {
  const env = async (params: object) =>
    JSON.parse((await resultOf(call({ program: 'node', ...params }))).stdout)
  const args = ['-p', 'JSON.stringify({ ...process.env, TOKEN: process.env.TOKEN?.length })']
  const envs = ['TOKEN', 'EMPTY', 'OTHER', 'MARKER', 'INJECTED=1', '*', '']
  const { PATH, ...rest } = await env({ args, envs })
  expect(PATH).toBe(process.env.PATH)
  expect(rest).toEqual({ LANG: 'C', TOKEN: 14, EMPTY: '' })
  expect(await env({ args })).toEqual({ PATH, LANG: 'C' })
})

test('gives one program nothing that is for another', async () => {
  const { stdout } = await resultOf(call({ program: 'env', envs: ['TOKEN'] }))
  expect(stdout).not.toContain('TOKEN')
})

test('takes forwarded values out of both streams, also when they come in pieces', async () => {
  const result = await node(`
    const { TOKEN } = process.env
    process.stderr.write('<' + TOKEN + '>')
    process.stdout.write('a' + TOKEN.slice(0, 5))
    setTimeout(() => process.stdout.write(TOKEN.slice(5) + TOKEN + 'b canary-value-2'), 20)`)
  expect(result.stdout).toBe('a[REDACTED][REDACTED]b canary-value-2')
  expect(result.stderr).toBe('<[REDACTED]>')
})

test('collects a mebibyte from each stream', async () => {
  const { stdout, stderr } = await node(`
    const fs = require('node:fs')
    for (let i = 0; i < 1024; i++) for (const fd of [1, 2]) fs.writeSync(fd, 'x'.repeat(1024))`)
  expect([stdout.length, stderr.length]).toEqual([1_048_576, 1_048_576])
})

test('gives bytes that are no text as text', async () => {
  const { stdout } = await node('process.stdout.write(Buffer.of(97, 0xff, 98))')
  expect(stdout).toBe('a\ufffdb')
})

test('gives a program an input that is at its end', async () => {
  expect((await resultOf(call({ program: 'cat' }))).stdout).toBe('')
})

test('tells of a signal like a shell', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).exit_code).toBe(137)
})

test('shares the files of the project with a program', async () => {
  writeFileSync(join(root, 'in.txt'), 'from the tool')
  expect((await resultOf(call({ program: 'cp', args: ['in.txt', 'out.txt'] }))).exit_code).toBe(0)
  expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('from the tool')
})

test('tells of a program that cannot be started', async () => {
  writeFileSync(join(root, 'plain.txt'), 'no program', { mode: 0o600 })
  writeFileSync(join(root, 'git-impostor'), '#!/bin/sh\necho impostor', { mode: 0o755 })
  expect(await refusalOf(call({ program: 'no-such-program' }))).toMatchObject({ code: -32002 })
  expect(await refusalOf(call({ program: './plain.txt' }))).toMatchObject({ code: -32603 })
  expect(await refusalOf(call({ program: 'git-impostor' }))).toMatchObject({ code: -32002 })
  expect(await refusalOf(call({ program: 'a\0b' }))).toMatchObject({ code: -32602 })
  expect(await refusalOf(call({ program: 'true', args: ['\0'] }))).toMatchObject({ code: -32602 })
})

test('runs nothing for a project in no directory', async () => {
  const answer = await processServices(undefined)['process.run']?.(
    { program: 'true' },
    surroundings(),
  )
  expect(answer).toHaveProperty('error.code', -32603)
})

test('ends a program that writes too much', async () => {
  const refusal = await refusalOf(call({ program: 'yes' }, surroundings(), { outputBytes: 1_000 }))
  expect(refusal).toMatchObject({ code: -32603, message: expect.stringContaining('1000 bytes') })
})

test('ends a program that takes longer than it may', async () => {
  const slow = call({ program: 'sleep', args: ['60'] }, surroundings(), { wholeMs: 50 })
  expect(await refusalOf(slow)).toMatchObject({ code: -32004 })
})

/** Starts a child that stays, writes its number to a file and goes on. */
const withChild = (file: string, then: string) => [
  '-c',
  `trap '' TERM; sleep 60 & echo $! > ${file}.new; mv ${file}.new ${file}; ${then}`,
]

const isAlive = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z'
  } catch {
    return false
  }
}

async function pidIn(name: string): Promise<number> {
  const file = join(root, name)
  const events = watch(root)
  try {
    if (!existsSync(file))
      await new Promise<void>((seen) => events.on('change', () => existsSync(file) && seen()))
    return Number(readFileSync(file, 'utf8'))
  } finally {
    events.close()
  }
}

const gone = (pid: number) =>
  expect.poll(() => isAlive(pid), { interval: 10, timeout: 5_000 }).toBe(false)

test('ends the whole group with the call of the tool, also one that does not listen', async () => {
  const over = new AbortController()
  const program = { program: 'sh', args: withChild('stubborn', 'wait; wait; sleep 60') }
  const running = call(program, surroundings(over.signal), { killMs: 50 })
  const child = await pidIn('stubborn')
  expect(isAlive(child)).toBe(true)
  over.abort()
  expect(await refusalOf(running)).toMatchObject({ code: -32005 })
  await gone(child)
  expect(await refusalOf(call(program, surroundings(over.signal)))).toMatchObject({ code: -32005 })
})

test('leaves nothing of a group behind whose program has ended', async () => {
  const ended = call({ program: 'sh', args: withChild('orphan', 'echo done') })
  expect(await resultOf(ended)).toMatchObject({ stdout: 'done\n', exit_code: 0 })
  await gone(await pidIn('orphan'))
})

test('waits for nobody outside the group who holds the output open', async () => {
  const args = [
    '-c',
    'setsid sh -c "echo \\$\\$ > held; sleep 60" & while [ ! -s held ]; do sleep 0.01; done; echo done',
  ]
  const ended = call({ program: 'sh', args }, surroundings(), { drainMs: 50 })
  expect(await resultOf(ended)).toMatchObject({ stdout: 'done\n', exit_code: 0 })
  process.kill(-(await pidIn('held')), 'SIGKILL')
})
