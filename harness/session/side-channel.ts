import { closeSync, openSync, readSync } from 'node:fs'
import type { ProbeEntry } from '../transcript.ts'
import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'

/** An entry as the probe wrote it; `epoch` is microseconds since the epoch. */
export interface Told {
  epoch: number
  entry: ProbeEntry
}

/** Reads what a probe appends to its side channel. */
export interface SideChannel {
  readonly path: string
  /** What has come since the last time. */
  news(): Told[]
}

const PIECE = 64 * 1024

/** Opens the reading end; the file need not be there yet. */
export function readSideChannel(path: string): SideChannel {
  let from = 0
  let started = 0
  let found: Told[] = []
  const lines = cutLines((line) => {
    const value = parse(line.toString('utf8'))
    if (!isObject(value)) return
    if (typeof value.started === 'number') started = value.started
    found.push(toldIn(value, started))
  })
  return {
    path,
    news() {
      for (const piece of piecesFrom(path, from)) {
        from += piece.length
        lines.push(piece)
      }
      const news = found
      found = []
      return news
    },
  }
}

function toldIn({ at, started: _, ...entry }: JsonObject, started: number): Told {
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
