import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callIn, projectDirectory, refusalOf, resultOf, serviceContext } from './fixtures/calls.ts'
import { processServices } from './index.ts'

const root = projectDirectory()
const call = callIn(root)

afterAll(() => rmSync(root, { recursive: true }))

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

test('runs in the project, whatever a member of the request states', async () => {
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

test('reports a signal like a shell', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).exit_code).toBe(137)
})

test('shares the files of the project with a program', async () => {
  writeFileSync(join(root, 'in.txt'), 'from the tool')
  expect((await resultOf(call({ program: 'cp', args: ['in.txt', 'out.txt'] }))).exit_code).toBe(0)
  expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('from the tool')
})

test('reports a program that cannot be started', async () => {
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
    serviceContext(),
  )
  expect(answer).toHaveProperty('error.code', -32603)
})

test('ends a program that writes too much', async () => {
  const refusal = await refusalOf(
    call({ program: 'yes' }, serviceContext(), { outputBytes: 1_000 }),
  )
  expect(refusal).toMatchObject({ code: -32603, message: expect.stringContaining('1000 bytes') })
})

test('ends a program that takes longer than it may', async () => {
  const slow = call({ program: 'sleep', args: ['60'] }, serviceContext(), { wholeMs: 50 })
  expect(await refusalOf(slow)).toMatchObject({ code: -32004 })
})
