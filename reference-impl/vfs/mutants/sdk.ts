import { isObject } from '../../../harness/wire/json.ts'
import { having, onReceiving, onRequest } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const A_WHILE_MS = 40

export const sdkMutants = mutantsIn('vfs.sdk')({
  'connect-consumes-init': {
    'loses-options: gives the tool no options, whatever `init` states': {
      config: 'probe',
      apply: onReceiving((message) => {
        const { tool } = message.params ?? {}
        if (message.method !== 'init' || typeof tool !== 'object') return message
        return { ...message, params: { ...message.params, tool: { ...tool, options: {} } } }
      }),
    },
    'loses-null-arguments: gives the tool no arguments that are null': carrying(
      onMembers('arguments', ([name, value]) => (value === null ? [] : [[name, value]])),
    ),
    'trims-answers: removes white space around the answers': carrying(
      onMembers('answers', ([name, value]) => [
        [name, typeof value === 'string' ? value.trim() : value],
      ]),
    ),
    'composes-options: composes the characters in the names of options': carrying(
      onMembers('options', ([name, value]) => [[name.normalize('NFC'), value]]),
    ),
    'single-precision: reads the numbers among the arguments in single precision': carrying(
      onMembers('arguments', ([name, value]) => [
        [name, typeof value === 'number' ? Math.fround(value) : value],
      ]),
    ),
    'fifteen-digits: rounds the numbers among the answers to 15 digits': carrying(
      onMembers('answers', ([name, value]) => [
        [name, typeof value === 'number' ? Number(value.toPrecision(15)) : value],
      ]),
    ),
    'loses-prototypes: loses an option whose name is that of the prototype': carrying(
      onMembers('options', ([name, value]) => (name === '__proto__' ? [] : [[name, value]])),
    ),
    'revives-dates: reads the options that are dates, and writes them in its own way': carrying(
      onMembers('options', ([name, value]) => [[name, isDate(value) ? new Date(value) : value]]),
    ),
    'reads-numbers: takes answers of digits for numbers': carrying(
      onMembers('answers', ([name, value]) => [
        [name, typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value],
      ]),
    ),
    'unwraps-lists: gives the only entry of a list among the arguments without its list': carrying(
      onMembers('arguments', ([name, value]) => [
        [name, name !== 'script' && isSingle(value) ? value[0] : value],
      ]),
    ),
    'splits-names: takes an option with a dot in its name for one within another': carrying(
      onMembers('options', ([name, value]) => {
        const [outer = '', inner] = name.split('.')
        return [inner === undefined ? [name, value] : [outer, { [inner]: value }]]
      }),
    ),
    'knows-one-case: takes arguments whose names differ in case for one': carrying(
      onMembers('arguments', ([name, value]) =>
        name === 'two words' ? [['Two Words', value]] : [[name, value]],
      ),
    ),
    'numbered-lists: takes an option whose members are numbered for a list': carrying(
      onMembers('options', ([name, value]) => [
        [name, isObject(value) && '0' in value ? Object.values(value) : value],
      ]),
    ),
    'loses-stars: knows no characters beyond U+FFFF in answers': carrying(
      onMembers('answers', ([name, value]) => [
        [name, typeof value === 'string' ? value.replace(/[\u{10000}-\u{10ffff}]/gu, '?') : value],
      ]),
    ),
    'each-once: leaves elements of lists among the answers out that are there already': carrying(
      onMembers('answers', ([name, value]) => [
        [name, Array.isArray(value) ? [...new Set(value)] : value],
      ]),
    ),
    'camel-case: joins words of the names of options': carrying(
      onMembers('options', ([name, value]) => [[name.replace('snake_case', 'snakeCase'), value]]),
    ),
    'trims-inner-names: takes blanks from names within an argument': carrying(
      onMembers('arguments', ([name, value]) => [
        [name, name === 'inner names' && isObject(value) ? trimmed(value) : value],
      ]),
    ),
    'finds-homes: takes a tilde among the options for the home directory': carrying(
      onMembers('options', ([name, value]) => [
        [name, typeof value === 'string' ? value.replace(/^~/, '/home') : value],
      ]),
    ),
    'reads-escapes: takes a backslash and n in an answer for a line feed': carrying(
      onMembers('answers', ([name, value]) => [
        [name, typeof value === 'string' ? value.replaceAll('\\n', '\n') : value],
      ]),
    ),
    'short-options: cuts options at 255 characters': carrying(
      onMembers('options', ([name, value]) => [
        [name, typeof value === 'string' ? value.slice(0, 255) : value],
      ]),
    ),
    'loses-falsy-options: gives the tool no options that are false, 0 or an empty text': carrying(
      onMembers('options', ([name, value]) => (value ? [[name, value]] : [])),
    ),
  },
  'calls-block': {
    'calls-return-early: returns from a call of `fs.exists` after a while, response or not': {
      config: 'probe',
      cases: ['renames through its own call'],
      timeScale: 3,
      apply: onRequest((send) => (method, params) => {
        const answer = send(method, params)
        if (method !== 'fs.exists') return answer
        answer.catch(() => {})
        return Promise.race([answer, nothingAfter(A_WHILE_MS)])
      }),
    },
  },
  'result-returns': {
    'result-exits: ends the process within the result call': {
      cases: ['goes on after refusals and after its final'],
      config: 'probe',
      apply: having(({ write, leave }) => ({
        write(bytes) {
          write(bytes)
          if (/"method":"result"/.test(String(bytes))) leave('done')
        },
      })),
    },
  },
  'every-method': {
    'lacks-rename: offers no call for `fs.rename`': {
      config: 'probe',
      cases: ['renames through its own call'],
      apply: onRequest((send) => async (method, params) => {
        if (method === 'fs.rename') throw new TypeError('host.rename is not a function')
        return send(method, params)
      }),
    },
  },
})

/** Declares what shows in the case whose `init` holds values that are easily changed. */
function carrying(apply: Apply) {
  return { config: 'probe', cases: ['suite: carries bytes and text as they are'], apply } as const
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const trimmed = (members: object) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name.trim(), value]))

const isSingle = (value: unknown): value is [unknown] => Array.isArray(value) && value.length === 1

type Member = [name: string, value: unknown]

/** Changes the arguments, answers or options that `init` gives the tool. */
function onMembers(of: string, change: (member: Member) => Member[]): Apply {
  return onReceiving((message) => {
    const { tool } = message.params ?? {}
    const given = isObject(tool) ? tool[of] : undefined
    if (message.method !== 'init' || !isObject(tool) || !isObject(given)) return message
    const changed = Object.fromEntries(Object.entries(given).flatMap(change))
    return { ...message, params: { ...message.params, tool: { ...tool, [of]: changed } } }
  })
}

/** An empty result once some milliseconds have passed. */
const nothingAfter = (ms: number) =>
  new Promise<Record<string, unknown>>((done) => setTimeout(done, ms, {}))
