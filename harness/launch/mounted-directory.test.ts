import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import type { Container } from './engine.ts'
import { packInto, unpackFrom } from './mounted-directory.ts'

/** More than a pipe holds, so that `tar` waits for somebody to read it. */
const LONG = 'x'.repeat(1_000_000)

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'mounted-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'long'), LONG)
  return root
}

const container = (does: object) => does as unknown as Container

/** The names of our children that run. */
const children = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(statOf)
    .filter((stat) => stat.includes(` ${process.pid} `))
    .map((stat) => stat.split(/[()]/)[1])

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

test('an archive that nobody takes is ended, and why is reported', async () => {
  const putArchive = () => Promise.reject(new Error('refused'))
  await expect(packInto(container({ putArchive }), folder())).rejects.toThrow('refused')
  await expect.poll(children).not.toContain('tar')
})

test('an archive that breaks off is reported, too', async () => {
  const archive = new PassThrough()
  const unpacked = unpackFrom(container({ getArchive: async () => archive }), folder())
  archive.destroy(new Error('connection lost'))
  await expect(unpacked).rejects.toThrow('tar ended')
})
