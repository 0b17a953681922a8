// Written by `npm run spec` from spec/; change it there.
import type { FlattenerMessages } from '../messages/flattener.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  decodeMessage: 'flattener/decode',
  encodeMessage: 'flattener/encode',
  errorMessage: 'flattener/error',
  flattenMessage: 'flattener/flatten',
  flattenedMessage: 'flattener/flattened',
  invalidMessage: 'flattener/invalid',
  refusedMessage: 'flattener/refused',
  valueMessage: 'flattener/value',
} as const

/** What each shows a value to be. */
export type Types = {
  decodeMessage: FlattenerMessages['decode']
  encodeMessage: FlattenerMessages['encode']
  errorMessage: FlattenerMessages['error']
  flattenMessage: FlattenerMessages['flatten']
  flattenedMessage: FlattenerMessages['flattened']
  invalidMessage: FlattenerMessages['invalid']
  refusedMessage: FlattenerMessages['refused']
  valueMessage: FlattenerMessages['value']
}

/** Validators by the name on the wire. */
export const methods = {
  'decode': { whole: 'decodeMessage' },
  'encode': { whole: 'encodeMessage' },
  'error': { whole: 'errorMessage' },
  'flatten': { whole: 'flattenMessage' },
  'flattened': { whole: 'flattenedMessage' },
  'invalid': { whole: 'invalidMessage' },
  'refused': { whole: 'refusedMessage' },
  'value': { whole: 'valueMessage' },
} as const
