import { spawn } from 'node:child_process'
import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Container } from './engine.ts'

/** Where a directory of ours stands in a container: an empty volume, because the rest is read-only. */
export const MOUNT_POINT = '/jp-conformance'

/** Copies a directory of ours into a container that has not started, for whoever the image's user is to change. */
export async function packInto(container: Container, folder: string): Promise<void> {
  openToAll(folder)
  const tar = spawn('tar', ['-C', folder, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await Promise.all([container.putArchive(tar.stdout, { path: MOUNT_POINT }), ended(tar)])
  } finally {
    tar.kill()
  }
}

/** Copies the directory back from a container that has ended, in place of what was there. */
export async function unpackFrom(container: Container, folder: string): Promise<void> {
  const archive = (await container.getArchive({ path: MOUNT_POINT })) as Readable
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  const options = ['--strip-components=1', '--no-same-owner', '--no-same-permissions']
  const tar = spawn('tar', ['-C', folder, ...options, '-xf', '-'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const unpacked = ended(tar)
  archive.on('error', () => tar.kill()).pipe(tar.stdin)
  tar.stdin.on('error', () => {})
  await unpacked
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o777)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666)
}

function ended(tar: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.on('error', reject)
    tar.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`)),
    )
  })
}
