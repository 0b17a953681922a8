import { expect, onTestFinished, test } from 'vitest'
import { gone, isAlive, shell } from '../fixtures/subject.ts'
import { ProgramRun, type RunObserver } from './program-run.ts'

const FAR_MS = 10_000

/** A shell script that runs, and what was reported of it so far. */
function run(script: string, bounds: { drainMs?: number } = {}, more: Partial<RunObserver> = {}) {
  const reported: string[] = []
  let output = ''
  const ended = Promise.withResolvers<void>()
  const program = new ProgramRun(
    shell(script),
    {
      stdout: (chunk) => {
        output += chunk
      },
      stdoutEnd: () => reported.push('output ended'),
      exited: ({ code, signal }) => reported.push(`exited ${code ?? signal}`),
      ended: () => ended.resolve(),
      notStarted: (reason) => reported.push(reason),
      ...more,
    },
    bounds,
  )
  onTestFinished(() => program.kill())
  return { program, reported, output: () => output, ended: ended.promise }
}

test('its end is reported once it has ended and all of its output is read', async () => {
  const { ended, output, reported, program } = run(
    'echo one; echo first >&2; echo last >&2; exit 3',
  )
  await ended
  expect(output()).toBe('one\n')
  expect(reported.toSorted()).toEqual(['exited 3', 'output ended'])
  expect([program.exit, program.lastError]).toEqual([{ code: 3, signal: null }, 'last'])
})

test('a character of its last words may come in two pieces', async () => {
  const { ended, program } = run(String.raw`printf '\303' >&2; sleep 0.1; printf '\244\n' >&2`)
  await ended
  expect(program.lastError).toBe('ä')
})

test('output that an orphan holds open is awaited for a while, where that is stated', async () => {
  const { ended, reported } = run('sleep 60 & exit 0', { drainMs: 30 })
  await ended
  expect(reported).toEqual(['exited 0'])
})

test('a program that ends with its input is ended in order', async () => {
  const { program } = run('read -r line; exit 4')
  expect(await program.shutDown('end of input', FAR_MS)).toEqual({
    ...{ code: 4, signal: null, survivors: [] },
  })
})

test('one that stays is killed with all that it has started', async () => {
  const { program, output } = run(`trap '' TERM; sleep 60 & echo $!; sleep 60`)
  await expect.poll(output).not.toBe('')
  expect(isAlive(Number(output()))).toBe(true)
  expect(await program.shutDown('SIGTERM', 50)).toMatchObject({ code: null, signal: 'SIGKILL' })
  await gone(Number(output()))
})

test('whether the end comes in time is reported', async () => {
  const { program } = run('read -r line')
  expect(await program.goneWithin(5)).toBe(false)
  program.write('line')
  expect(await program.goneWithin(FAR_MS)).toBe(true)
})

test('what cannot be started has an end in time, and states why', async () => {
  const reasons: unknown[] = []
  const nobody = { stdout: () => {}, notStarted: (...why: unknown[]) => reasons.push(why) }
  const program = new ProgramRun({ command: ['jp-no-such-program'], cwd: '/', env: {} }, nobody)
  expect(await program.goneWithin(FAR_MS)).toBe(true)
  expect(reasons).toEqual([
    ['spawn jp-no-such-program ENOENT', expect.objectContaining({ code: 'ENOENT' })],
  ])
})
