import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { becomes, gone, isAlive, shell, start } from '../fixtures/subject.ts'
import { RUN_MARK } from './environment.ts'
import { isBusyUnder, killGroup, killMarked, survivorsOf, zombiesUnder } from './group.ts'

let marks = 0
const newMark = () => `test-${process.pid}-${marks++}-${Math.random().toString(36).slice(2)}`

test('a grandchild that left its group is found by its mark', async () => {
  const mark = newMark()
  const it = start(shell('setsid sleep 60 & echo $!; exit 0', { [RUN_MARK]: mark }))
  await Promise.all([it.exited, it.hasPrinted('\n')])
  const child = Number(it.stdout())
  await becomes(child, 'sleep')
  it.subject.release()
  expect(isAlive(child)).toBe(true)
  expect(killMarked(mark)).toEqual(['sleep'])
  await gone(child)
  expect(killMarked(mark)).toEqual([])
})

test('only the whole mark counts', async () => {
  const mark = newMark()
  const it = start(shell('echo up; read -r line', { [RUN_MARK]: mark, OTHER: `x${mark}` }))
  await it.hasPrinted('up')
  for (const near of [mark.slice(0, -1), `${mark}x`, `x${mark}`, '']) {
    expect(killMarked(near), near).toEqual([])
  }
  it.subject.write('\n')
  expect((await it.ended).code).toBe(0)
  it.subject.release()
})

test('a process is busy while it or a child of it has work', async () => {
  const it = start(shell('(while read -r _; do :; done < /dev/zero) & echo $$; wait'))
  await it.hasPrinted('\n')
  const leader = Number(it.stdout())
  await vi.waitUntil(() => isBusyUnder(leader), 10_000)
  expect(killGroup(leader, 'SIGSTOP')).toBe(true)
  await vi.waitUntil(() => !isBusyUnder(leader), 10_000)
  it.subject.release()
})

test('what is left of a group is named once, and killed', async () => {
  const it = start(shell('sleep 60 & a=$!; sleep 61 & echo $a $! $$; exit 0'))
  await Promise.all([it.exited, it.hasPrinted('\n')])
  const [child = 0, other = 0, leader = 0] = it.stdout().split(' ').map(Number)
  await Promise.all([becomes(child, 'sleep'), becomes(other, 'sleep')])
  expect(survivorsOf(leader)).toEqual(['sleep', 'sleep'])
  await gone(child)
  it.subject.release()
  await expect.poll(() => survivorsOf(leader)).toEqual([])
})

test('what was not reaped is named, a grandchild too, and what still runs is not', async () => {
  const forks =
    'import os; p = os.fork() or os._exit(0); os.waitid(os.P_PID, p, os.WEXITED | os.WNOWAIT)'
  const it = start(
    shell(`sleep 60 & python3 -S -E -c "${forks}; print(os.getppid(), flush=True); input()"; exit`),
  )
  await it.hasPrinted('\n')
  expect(zombiesUnder(Number(it.stdout()))).toEqual(['python3'])
  it.subject.signal('SIGKILL')
  await it.exited
  expect(zombiesUnder(Number(it.stdout()))).toEqual([])
  it.subject.release()
})

test('a group that is gone, or never was, is no error', async () => {
  const child = spawn('true', { detached: true })
  await new Promise((resolve) => child.once('exit', resolve))
  expect(killGroup(child.pid, 'SIGTERM')).toBe(false)
  expect(killGroup(undefined, 'SIGTERM')).toBe(false)
  expect(survivorsOf(undefined)).toEqual([])
})

test('a name with parentheses and spaces is read whole', async () => {
  const it = start(
    shell(
      'python3 -S -E -c "import ctypes, time; ctypes.CDLL(None).prctl(15, b\'a) S 1 (b\'); print(1, flush=True); time.sleep(60)" & read -r line',
    ),
  )
  await it.hasPrinted('1')
  it.subject.write('\n')
  await it.exited
  expect(it.subject.release()).toEqual(['a) S 1 (b'])
})
