import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, readdirSync, readSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openPipe } from './fifos.ts'

test('what is written at one end is read at the other, in both directions', () => {
  for (const direction of ['to-subject', 'from-subject'] as const) {
    const { theirs, ours } = openPipe(direction)
    const [reader, writer] = direction === 'to-subject' ? [theirs, ours] : [ours, theirs]
    expect([theirs, ours].every((fd) => fstatSync(fd).isFIFO())).toBe(true)
    writeSync(writer, 'through')
    closeSync(writer)
    const bytes = Buffer.alloc(20)
    expect(bytes.toString('utf8', 0, readSync(reader, bytes))).toBe('through')
    expect(readSync(reader, bytes)).toBe(0)
    closeSync(reader)
  }
})

test('our end never blocks', () => {
  const { theirs, ours } = openPipe('from-subject')
  expect(() => readSync(ours, Buffer.alloc(1))).toThrow('EAGAIN')
  closeSync(theirs)
  closeSync(ours)
})

test('each pipe is another one', () => {
  const pipes = Array.from({ length: 60 }, () => openPipe('to-subject'))
  expect(new Set(pipes.map(({ ours }) => fstatSync(ours).ino)).size).toBe(60)
  for (const { theirs, ours } of pipes) for (const fd of [theirs, ours]) closeSync(fd)
})

test('nothing is left in the directories for temporary files, even when the process is killed', () => {
  const program = `
    const { openPipe } = await import(${JSON.stringify(new URL('./fifos.ts', import.meta.url).href)})
    openPipe('to-subject')
    process.kill(process.pid, 'SIGKILL')`
  const args = ['--input-type=module', '-e', program]
  const { pid, signal } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  expect(signal).toBe('SIGKILL')
  const folders = ['/dev/shm', tmpdir()].filter((folder) => existsSync(folder))
  const left = folders.flatMap((folder) => readdirSync(folder))
  expect(left.filter((name) => name.startsWith(`jp-conformance-${pid}-`))).toEqual([])
})
