import type { MessageFile } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'

/** Name of the type of a definition inside a message's schema, or of the whole message. */
export const typeName = (file: SpecFile<MessageFile>, definition?: string): string =>
  pascal(file.name) +
  (definition ? pascal(definition) : file.value.kind === 'message' ? 'Message' : '')

/** Name of the validator of the same. */
export const validatorName = (file: SpecFile<MessageFile>, definition?: string): string =>
  uncapitalised(typeName(file, definition))

/** Joins words with capitals: `fs.list_dir` becomes `FsListDir`. */
export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** Joins words with capitals after the first: `tool` stays, `tool-state` becomes `toolState`. */
export const camel = (words: string): string => uncapitalised(pascal(words))

const uncapitalised = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)
