import { isObject, type Json, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Lines } from '../../respond.ts'
import { mapOf } from '../../schema.ts'
import { answering, messageIn } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'
import { changedValue, inDecoded, keeping } from './change.ts'

const providers = ['openai-tools'] as const

const texts = (change: (text: string) => Json) => ({
  lines: inDecoded((value) => (typeof value === 'string' ? change(value) : value)),
  providers,
})

const numbers = (change: (number: number) => Json) => ({
  lines: inDecoded((value) => (typeof value === 'number' ? change(value) : value)),
  providers,
})

const lists = (change: (list: Json[]) => Json) => ({
  lines: inDecoded((value) => (Array.isArray(value) ? change(value) : value)),
  providers,
})

const isEmpty = (value: Json) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

const readAsJson = (text: string): Json => {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

const unescaped = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An object of which the first member is left of those whose names differ in capitals. */
function firstOfAlike(value: JsonObject): Json {
  const byName = Object.entries(value).toReversed()
  const first = new Map(byName.map((entry) => [entry[0].toLowerCase(), entry]))
  return Object.fromEntries(first.values()) as Json
}

/** Decodes a call that is wrong once more, as it would be right. */
const mending = (change: (value: Json) => Json) => ({
  lines: ((respond) => (line) => {
    const message = messageIn(line)
    const answer = respond(line)
    if (!('decode' in message) || !answer.includes('"invalid"')) return answer
    const mended = respond(
      JSON.stringify({ ...message, decode: changedValue(message.decode as Json, change) }),
    )
    return mended.includes('"invalid"') ? answer : mended
  }) satisfies Lines,
  providers,
})

const respeltNames = (value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name.replaceAll(' ', '_'), part as Json]),
      )
    : value

/** A decoded value with the nulls that its spelling has in items of lists. */
function withNulls(value: Json, spelt: Json, isItem: boolean): Json {
  if (Array.isArray(value) && Array.isArray(spelt))
    return value.map((item, i) => withNulls(item, spelt[i] as Json, true))
  if (!isObject(value) || !isObject(spelt)) return value
  const nulls = Object.entries(spelt).filter(([, part]) => isItem && part === null)
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withNulls(part as Json, spelt[name] as Json, false),
  ])
  return { ...Object.fromEntries(nulls), ...Object.fromEntries(parts) }
}

/** Values that come back otherwise, near what is usual. */
export const nearDecode = mutantsIn('flattener.decode')({
  'round-trip': {
    'forgets-what-is-empty: leaves out empty lists and objects': {
      lines: inDecoded(keeping((value) => !isEmpty(value))),
      providers,
    },
    'tidies-texts: takes blanks away from the ends of texts': texts((text) => text.trim()),
    'composes-texts: gives texts back in composed Unicode': texts((text) => text.normalize('NFC')),
    'plain-line-feeds: gives texts back with line feeds alone': texts((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'texts-of-256: gives 256 characters of a text back': texts((text) => text.slice(0, 256)),
    'no-control: gives texts back without control characters': texts((text) =>
      text.replaceAll('\u0001', ''),
    ),
    'basic-plane: gives characters of two units back as a question mark': texts((text) =>
      text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
    ),
    'reads-texts-as-json: reads texts that look like JSON': texts(readAsJson),
    'integers-of-32-bits: gives whole numbers back in 32 bits': numbers((number) =>
      Number.isInteger(number) ? number | 0 : number,
    ),
    'six-digits: gives numbers back in six digits': numbers((number) =>
      Number(number.toPrecision(6)),
    ),
    'ends-lines-at-separators: takes the separators of lines in a text for line feeds': {
      lines: (respond) => (line) =>
        line
          .split(/[\u2028\u2029]/)
          .map(respond)
          .join('\n'),
      providers,
    },
    'no-repetition: gives lists back without items that stand in them before': lists((list) => [
      ...new Map(list.map((item) => [JSON.stringify(item), item])).values(),
    ]),
    'sorts-lists: gives lists back in order': lists((list) => list.toSorted()),
    'no-blank-items: gives lists back without texts, lists and objects that are empty': lists(
      (list) => list.filter((item) => item !== '' && !isEmpty(item)),
    ),
    'joins-lists: gives lists in lists back as one': lists((list) => list.flat() as Json[]),
    'names-in-small-letters: takes names that differ in capitals only for one': {
      lines: inDecoded((value) => (isObject(value) ? firstOfAlike(value) : value)),
      providers,
    },
    'forgets-the-nameless: leaves out the member whose name is empty': {
      lines: inDecoded(keeping((_, name) => name !== '')),
      providers,
    },
    'escapes-texts: gives texts back as a page has them': texts((text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ),
    'reads-addresses: reads texts as parts of an address': texts(unescaped),
    'no-quotation: takes quotation marks away from around texts': texts((text) =>
      text.replace(/^"(.*)"$/, '$1'),
    ),
  },
  'flattener.soundness.keeps-null': {
    'no-null-in-lists: gives lists back without null': lists((list) =>
      list.filter((item) => item !== null),
    ),
  },
  'never-guesses': {
    'fills-defaults-in: fills in defaults': {
      lines: answering((answer, message) => {
        const { value } = answer
        if (!('decode' in message) || !isObject(value)) return answer
        const defaults = Object.entries(mapOf(message.schema, 'properties')).flatMap(
          ([name, member]) =>
            isObject(member) && 'default' in member ? [[name, member.default]] : [],
        )
        return { ...answer, value: { ...Object.fromEntries(defaults), ...value } }
      }),
      providers,
    },
    'whole-numbers: rounds numbers': numbers(Math.round),
    'knows-small-words: reads words in small letters where a call is wrong': mending((value) =>
      typeof value === 'string' ? value.toLowerCase() : value,
    ),
    'takes-another-action: takes one action for another where a call is wrong': {
      ...mending((value) => (value === 'ask' ? 'turn' : value)),
      providers: ['openai-strict'],
    },
    'makes-lists: takes a text for a list of it where a call is wrong': mending((value) =>
      typeof value === 'string' ? [value] : value,
    ),
    'drops-null: leaves out what is null where a call is wrong': mending(
      keeping((value) => value !== null),
    ),
  },
  'restores-names': {
    'names-at-the-root-only: leaves the names that members of members have for the provider': {
      lines: answering((answer) => {
        const { value } = answer
        if (!isObject(value)) return answer
        const parts = Object.entries(value).map(([name, part]) => [
          name,
          changedValue(part as Json, respeltNames),
        ])
        return { ...answer, value: Object.fromEntries(parts) }
      }),
      providers: ['anthropic-tools'],
    },
  },
  'removes-padding': {
    'pads-in-lists: leaves the null in that stands for an absent member of an item': {
      lines: answering((answer, { decode: given }) =>
        isObject(answer.value) && isObject(given)
          ? { ...answer, value: withNulls(answer.value as Json, given as Json, false) }
          : answer,
      ),
      providers: ['openai-strict'],
    },
  },
})
