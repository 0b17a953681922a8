import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file as a whole: whoever reads it finds the former content or the new one, also after a crash. */
export function writeDurably(path: string, text: string): void {
  const fresh = `${path}.${process.pid}.new`
  const file = openSync(fresh, 'w')
  writeWhole(file, Buffer.from(text))
  fsyncSync(file)
  closeSync(file)
  renameSync(fresh, path)
  syncDirectory(dirname(path))
}

/** Makes what happened to the names in a directory last. */
export function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
}
