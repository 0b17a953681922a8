import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { givenBy, type Input } from './file-set.ts'
import { placeOf } from './path.ts'

/**
 * Puts a set of files into an empty directory, links last, so that no file is written through one.
 * @throws FileFailure for what is no path of the project, and the system's errors.
 */
export function layOut(directory: string, files: FileSet): void {
  const given = Object.entries(files).map(
    ([path, file]) => [join(directory, ...placeOf(path)), givenBy(file)] as const,
  )
  for (const [path, file] of given) if (file.kind !== 'link') put(path, file)
  for (const [path, file] of given) if (file.kind === 'link') put(path, file)
}

function put(path: string, file: Input): void {
  mkdirSync(file.kind === 'dir' ? path : dirname(path), { recursive: true })
  if (file.kind === 'file') writeFileSync(path, file.bytes)
  if (file.kind === 'link') symlinkSync(file.target, path)
}
