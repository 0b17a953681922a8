import { isObject } from '../../../harness/wire/json.ts'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'

/** One file of a set, as a store takes it in. */
export type Input =
  | { kind: 'file'; bytes: Buffer }
  | { kind: 'link'; target: string }
  | { kind: 'dir' }

/** What a file of a set stands for. */
export function givenBy(file: FileSet[string]): Input {
  if (!isObject(file)) return { kind: 'file', bytes: Buffer.from(file) }
  if ('link' in file) return { kind: 'link', target: file.link }
  if ('base64' in file) return { kind: 'file', bytes: Buffer.from(file.base64, 'base64') }
  if ('repeat' in file) return { kind: 'file', bytes: Buffer.from(file.repeat.repeat(file.times)) }
  return { kind: 'dir' }
}
