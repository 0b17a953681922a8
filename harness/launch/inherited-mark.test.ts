import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { becomes, gone, isAlive } from '../fixtures/subject.ts'
import { inheritMark } from './inherited-mark.ts'
import { watch } from './watch/watch.ts'

/** Starts a daemon without a trace: in a session of its own, without an environment, and nobody's child. */
function daemon(): number {
  const script = 'env -i setsid sleep 86396 > /dev/null 2>&1 & echo $!'
  return Number(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))
}

const marked = test.skipIf(process.platform !== 'linux' || !existsSync('/usr/bin/prlimit'))

marked(
  'finds what has neither environment, nor session, nor parent, and nothing else',
  async () => {
    const before = daemon()
    onTestFinished(() => void process.kill(before, 'SIGKILL'))
    const mark = inheritMark()
    const child = spawn('sleep', ['86395'], { stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const escaped = daemon()
    await becomes(escaped, 'sleep')
    expect(mark?.killEscaped()).toEqual(['sleep'])
    await gone(escaped)
    expect(mark?.killEscaped()).toEqual([])
    mark?.release()
    expect([before, child.pid ?? 0].map(isAlive)).toEqual([true, true])
  },
)

marked(
  'leaves to the last run what nobody knows whose it is, and takes the mark away then',
  async () => {
    const [first, last] = [inheritMark(), inheritMark()]
    const escaped = daemon()
    await becomes(escaped, 'sleep')
    expect(first?.killEscaped()).toEqual([])
    first?.release()
    first?.release()
    expect(last?.killEscaped()).toEqual(['sleep'])
    last?.release()
    const unmarked = daemon()
    await becomes(unmarked, 'sleep')
    const again = inheritMark()
    expect(again?.killEscaped()).toEqual([])
    again?.release()
    process.kill(unmarked, 'SIGKILL')
  },
)

const traced = test.skipIf(!existsSync('/usr/bin/prlimit') || !existsSync('/usr/bin/strace'))

traced('leaves alone what traces a program for us', async () => {
  const mark = inheritMark()
  onTestFinished(() => mark?.release())
  const { launch, end } = await watch({ command: ['sleep', '86394'], cwd: '/', env: {} })
  const [program = '', ...words] = launch.command
  const child = spawn(program, words, { stdio: 'ignore', env: { PATH: process.env.PATH } })
  onTestFinished(() => void child.kill('SIGKILL'))
  await becomes(child.pid ?? 0, 'sleep')
  expect(mark?.killEscaped()).toEqual([])
  child.kill('SIGKILL')
  await end()
})
