import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CANARY } from '../../host-conversation.ts'
import { removeDirectory } from '../../launch/remove-directory.ts'

/** The directories of one session, all beneath one that is removed afterwards. */
export interface FixtureDirectory {
  /** Outside of the project; holds the canary. */
  outside: string
  sideChannels: string
  /** What stands outside of the project: text by name, `directory` for a folder. */
  inventory(): Record<string, string>
  remove(): void
}

/** Makes the directories of one session. */
export function openFixtureDirectory(): FixtureDirectory {
  const root = mkdtempSync(join(tmpdir(), 'jp-conformance-host-'))
  const [outside, sideChannels] = [join(root, 'outside'), join(root, 'ours')] as const
  for (const folder of [outside, sideChannels]) mkdirSync(folder)
  writeFileSync(join(outside, 'canary.txt'), CANARY)
  return {
    outside,
    sideChannels,
    inventory: () => inventoryOf(outside),
    remove: () => removeDirectory(root),
  }
}

function inventoryOf(folder: string): Record<string, string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return Object.fromEntries(
      entries.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(folder.length + 1), entry.isFile() ? read(path) : 'directory']
      }),
    )
  } catch {
    return {}
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1').slice(0, 4_096)
  } catch {
    return 'cannot be read'
  }
}
