import type { MessageFile } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'

/** Name of the type of a definition inside a message's schema, or of the whole message. */
export const typeName = (file: SpecFile<MessageFile>, definition?: string): string =>
  pascal(file.name) +
  (definition ? pascal(definition) : file.value.kind === 'message' ? 'Message' : '')

/** Name of the validator of the same; `Value` follows a word that JavaScript keeps for itself. */
export function validatorName(file: SpecFile<MessageFile>, definition?: string): string {
  const name = uncapitalised(typeName(file, definition))
  return reserved.has(name) ? `${name}Value` : name
}

const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum',
    'eval export extends false finally for function if import in instanceof let new null return',
    'static super switch this throw true try typeof var void while with yield',
  ]
    .join(' ')
    .split(' '),
)

/** Joins words with capitals: `fs.list_dir` becomes `FsListDir`. */
export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** Joins words with capitals after the first: `tool` stays, `tool-state` becomes `toolState`. */
export const camel = (words: string): string => uncapitalised(pascal(words))

const uncapitalised = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)
