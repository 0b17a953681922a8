import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Output } from './output.ts'

/** Names each generated file that is missing, differs or is left over. */
export function driftIn(folder: string, outputs: Output[]): string[] {
  const changed = outputs.filter((output) => isChanged(folder, output))
  return [
    ...changed.map(({ path }) => `spec/generated/${path} differs from what spec/ states`),
    ...leftOver(folder, outputs).map((path) => `spec/generated/${path} is not generated any more`),
  ]
}

/** Writes what changed, removes what is left over, and counts both. */
export function write(folder: string, outputs: Output[]): number {
  const changed = outputs.filter((output) => isChanged(folder, output))
  for (const output of changed) writeOne(folder, output)
  const old = leftOver(folder, outputs)
  for (const path of old) rmSync(join(folder, path))
  return changed.length + old.length
}

function isChanged(folder: string, { path, text }: Output): boolean {
  const file = join(folder, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
}

function writeOne(folder: string, { path, text }: Output): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function leftOver(folder: string, outputs: Output[]): string[] {
  if (!existsSync(folder)) return []
  const wanted = new Set(outputs.map(({ path }) => path))
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !wanted.has(path))
    .sort()
}
