import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { ProbeEntry } from '../../transcript.ts'
import { isObject, type JsonObject, parse } from '../../wire/json.ts'
import { cutLines } from '../../wire/lines.ts'

/** An entry as the probe wrote it; `epoch` is microseconds since the epoch. */
export interface SideChannelEntry {
  epoch: number
  entry: ProbeEntry
}

/** Reads what a probe appends to its side channel. */
export interface SideChannelReader {
  /** The entries that have come since the last time. */
  read(): SideChannelEntry[]
  /** When something was last reported, in milliseconds since the epoch; 0 before that. */
  changedAt(): number
}

/** Opens the reading end; the file need not be there yet. */
export function readSideChannel(path: string): SideChannelReader {
  let from = 0
  let started = 0
  let found: SideChannelEntry[] = []
  const lines = cutLines((line) => {
    const value = parse(line.toString('utf8'))
    if (!isObject(value)) return
    if (typeof value.started === 'number') started = value.started
    found.push(entryOf(value, started))
  })
  return {
    read() {
      const grown = grownFrom(path, from)
      if (grown) {
        from += grown.length
        lines.push(grown)
      }
      const entries = found
      found = []
      return entries
    },
    changedAt: () => statOf(path)?.mtimeMs ?? 0,
  }
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })

function entryOf({ at, started: _, ...entry }: JsonObject, started: number): SideChannelEntry {
  return { epoch: started + (typeof at === 'number' ? at : 0), entry }
}

/** What a file has grown by; it is looked at often and grows seldom, so it is opened for nothing less. */
function grownFrom(path: string, from: number): Buffer | undefined {
  try {
    const size = (statOf(path)?.size ?? 0) - from
    if (size <= 0) return undefined
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(size)
      return bytes.subarray(0, readSync(file, bytes, 0, size, from))
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}
