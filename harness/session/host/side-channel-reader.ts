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

const PIECE = 64 * 1024

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
      for (const piece of piecesFrom(path, from)) {
        from += piece.length
        lines.push(piece)
      }
      const entries = found
      found = []
      return entries
    },
    changedAt: () => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }
}

function entryOf({ at, started: _, ...entry }: JsonObject, started: number): SideChannelEntry {
  return { epoch: started + (typeof at === 'number' ? at : 0), entry }
}

function piecesFrom(path: string, from: number): Buffer[] {
  try {
    const file = openSync(path, 'r')
    const pieces: Buffer[] = []
    for (let at = from, size = PIECE; size === PIECE; at += size) {
      const piece = Buffer.alloc(PIECE)
      size = readSync(file, piece, 0, PIECE, at)
      pieces.push(piece.subarray(0, size))
    }
    closeSync(file)
    return pieces
  } catch {
    return []
  }
}
