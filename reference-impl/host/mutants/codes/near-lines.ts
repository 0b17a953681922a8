import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { mending, version } from './lenient.ts'
import { naming } from './near.ts'

/** Passes over objects without an id that ask for nothing. */
const ignoring = (isIgnored: (message: JsonObject) => boolean): Apply =>
  having(({ classify }) => ({
    classify: (message) =>
      isObject(message) && !('id' in message) && isIgnored(message)
        ? { kind: 'response' }
        : classify(message),
  }))

/** Mutants that take versions, lines and names that are nearly right. */
export const nearLineMutants = mutantsIn('vfs.codes')({
  'malformed-message': {
    'number-without-id: passes over a message without an id whose method is no text': ignoring(
      ({ method }) => method !== undefined && typeof method !== 'string',
    ),
    'params-alone: passes over a message that has params and neither id nor method': ignoring(
      (message) => 'params' in message && !('method' in message),
    ),
  },
  'version-member-checked': {
    'version-before-a-line: takes 2.0 with a line feed': version((found) => found === '2.0\n'),
    'version-before-nul: takes 2.0 with NUL': version((found) => found === '2.0\0'),
    'version-with-v: takes v2.0': version((found) => found === 'v2.0'),
    'no-version-in-a-list: takes an empty list for a version': version(
      (found) => Array.isArray(found) && found.length === 0,
    ),
  },
  'line-not-json': {
    'leading-zeros: reads leading zeros': mending((text) => text.replace(/:0+(?=\d)/g, ':')),
    'plus-signs: reads plus signs': mending((text) => text.replace(/:\+(?=\d)/g, ':')),
    'escapes-by-number: reads \\x in texts': mending((text) => text.replaceAll('\\x', '\\u00')),
    'form-feeds: takes a form feed for white space': mending((text) => text.replaceAll('\f', ' ')),
    'no-break-spaces: takes a no-break space for white space': mending((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
    'brace-too-many: passes over a brace too many': mending((text) => text.replace(/\}$/, '')),
    'hash-comments: passes over what stands behind #': mending((text) => text.replace(/ #.*$/, '')),
    'record-separators: passes over a record separator before a message': mending((text) =>
      text.replace('\u001e', ''),
    ),
    'nul-terminated: passes over NUL at the end': mending((text) => text.replace(/\0+$/, '')),
  },
  'unknown-method': {
    'names-end-at-nul: reads a name up to NUL': naming((name) => name.split('\0')[0] ?? name),
    'wide-letters: takes wide letters for plain ones': naming((name) =>
      /[\uff00-\uffef]/.test(name) ? name.normalize('NFKC') : name,
    ),
    'beginnings: takes the beginning of one name for it': having(({ around, services }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, ...rest) => {
          const [only, ...others] = Object.keys(services).filter((name) => name.startsWith(method))
          const isShort = method.length > 'fs.re'.length && others.length === 0
          return plainly(isShort && only !== undefined ? only : method, ...rest)
        }
      },
    })),
    'percent-names: decodes names': naming((name) => name.replace('%2E', '.')),
    'verbs-of-http: takes GET for get': naming((name) =>
      name.startsWith('http.') ? name.toLowerCase() : name,
    ),
  },
})
