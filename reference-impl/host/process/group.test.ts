import { existsSync, readFileSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callIn, projectDirectory, refusalOf, resultOf, serviceContext } from './fixtures/calls.ts'

const root = projectDirectory()
const call = callIn(root)

afterAll(() => rmSync(root, { recursive: true }))

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
  const running = call(program, serviceContext(over.signal), { killMs: 50 })
  const child = await pidIn('stubborn')
  expect(isAlive(child)).toBe(true)
  over.abort()
  expect(await refusalOf(running)).toMatchObject({ code: -32005 })
  await gone(child)
  expect(await refusalOf(call(program, serviceContext(over.signal)))).toMatchObject({
    code: -32005,
  })
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
  const ended = call({ program: 'sh', args }, serviceContext(), { drainMs: 50 })
  expect(await resultOf(ended)).toMatchObject({ stdout: 'done\n', exit_code: 0 })
  process.kill(-(await pidIn('held')), 'SIGKILL')
})
