import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { takingText } from '../lifecycle/exits.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Reads lines by another grammar where they are not JSON. */
const reading = (read: (text: string) => unknown): Apply =>
  having(({ decode }) => ({ decode: (line) => decode(line) ?? read(line.toString('utf8')) }))

/** Reads lines that are JSON once something is mended in them. */
export const mending = (mend: (text: string) => string): Apply =>
  reading((text) => parse(mend(text)))

/** Takes a value of JSON for an empty line. */
const passingOver = (value: unknown): Apply =>
  having(({ classify }) => ({
    classify: (message) => (message === value ? { kind: 'response' } : classify(message)),
  }))

/** Takes messages for others. */
const taking = (change: (message: JsonObject) => JsonObject): Apply =>
  having(({ classify }) => ({
    classify: (message) => classify(isObject(message) ? change(message) : message),
  }))

/** Takes a method that is no text for its text. */
const spelling = (isRead: (method: unknown) => boolean): Apply =>
  taking((message) =>
    isRead(message.method) ? { ...message, method: String(message.method) } : message,
  )

/** Takes other versions for 2.0. */
export const version = (isRight: (version: unknown) => boolean): Apply =>
  taking((message) => (isRight(message.jsonrpc) ? { ...message, jsonrpc: '2.0' } : message))

/** Mutants that take lines for messages that are nearly so. */
export const lenientMutants = mutantsIn('vfs.codes')({
  'malformed-message': {
    'false-is-nothing: takes false for an empty line': passingOver(false),
    'zero-is-nothing: takes 0 for an empty line': passingOver(0),
    'no-text-is-nothing: takes an empty text for an empty line': passingOver(''),
    'list-is-its-text: takes a list with a name for a method': spelling(Array.isArray),
    'object-is-a-name: takes an object for the name of a method': spelling(isObject),
    'true-is-a-name: takes true for the name of a method': spelling((method) => method === true),
  },
  'version-member-checked': {
    'begins-with-it: takes a version that begins with 2.0': version((found) =>
      String(found).startsWith('2.0'),
    ),
    'trims-versions: takes 2.0 with a blank': version(
      (found) => typeof found === 'string' && found.trim() === '2.0',
    ),
    'later-versions: takes a version above 2.0': version((found) => Number(found) > 2),
    'empty-version: takes an empty version': version((found) => found === '' || found === false),
    'list-of-versions: takes a list with 2.0': version(
      (found) => Array.isArray(found) && found.includes('2.0'),
    ),
  },
  'line-not-json': {
    'reads-the-first: reads the first object of a line and passes over the rest': reading((text) =>
      [...text.matchAll(/\}/g)].map(({ index }) => parse(text.slice(0, index + 1))).find(isObject),
    ),
    'reads-the-last: passes over what stands before an object': reading((text) =>
      parse(text.slice(text.indexOf('{'))),
    ),
    'spare-comma: reads a comma behind the last member': mending((text) =>
      text.replace(/,(?=\s*[}\]])/g, ''),
    ),
    'reads-comments: passes over comments': mending((text) =>
      text.replace(/\/\*.*?\*\/|\/\/.*$/g, ''),
    ),
    'single-quotes: reads single quotes': mending((text) => text.replaceAll("'", '"')),
    'bare-names: reads names without quotes': mending((text) =>
      text.replace(/(?<=[{,])(\w+)(?=:)/g, '"$1"'),
    ),
    'not-a-number: reads NaN as null': mending((text) => text.replace(/\bNaN\b/g, 'null')),
    'raw-tabs: reads a tab in a text': mending((text) => text.replaceAll('\t', '\\t')),
    'text-is-output: takes a line for the result of a tool that writes no more': takingText,
  },
})
