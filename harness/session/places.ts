import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CANARY, type Places } from '../host-conversation.ts'
import { removeTree } from '../launch/tree.ts'
import { isObject } from '../wire/json.ts'

/** The directories of one occasion, all beneath one that is removed afterwards. */
export interface Ground {
  /** Outside of the project; holds the canary. */
  outside: string
  /** For side channels, and whatever else is ours alone. */
  ours: string
  /** What stands outside of the project: text by name, `directory` for a folder. */
  inventory(): Record<string, string>
  remove(): void
}

/** Makes the directories of one occasion. */
export function openGround(): Ground {
  const root = mkdtempSync(join(tmpdir(), 'jp-conformance-host-'))
  const [outside, ours] = [join(root, 'outside'), join(root, 'ours')] as const
  for (const folder of [outside, ours]) mkdirSync(folder)
  writeFileSync(join(outside, 'canary.txt'), CANARY)
  return {
    outside,
    ours,
    inventory: () => inventoryOf(outside),
    remove: () => removeTree(root),
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

/** Puts what the placeholders stand for into every text of a value, names of members included. */
export function withPlaces<T>(value: T, places: Places): T {
  return filled(value, (text) =>
    text.replace(/\{(web|web-port|outside)\}/g, (_, name: keyof Places) => places[name]),
  ) as T
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => filled(each, fill))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [fill(name), filled(member, fill)]),
  )
}
