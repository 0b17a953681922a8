import { existsSync } from 'node:fs'
import { pass } from './pass.ts'

/** The file whose presence lets a probe go on; `channel` is the path of its side channel. */
export const releaseFile = (channel: string, name: string): string => `${channel}.${name}`

/** Milliseconds between two looks for a release. */
const LOOK_MS = 10

/** Milliseconds for which a probe waits that sees no side channel, where no release can come. */
const BLIND_MS = 300

/** Waits for a release, for some milliseconds at most. */
export async function waitForRelease(
  channel: unknown,
  name: string,
  withinMs: number,
): Promise<void> {
  if (typeof channel !== 'string' || !existsSync(channel)) return pass(BLIND_MS)
  const until = performance.now() + withinMs
  while (!existsSync(releaseFile(channel, name)) && performance.now() < until) await pass(LOOK_MS)
}
