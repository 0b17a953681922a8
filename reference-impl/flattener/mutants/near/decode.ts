import { isObject, type Json } from '../../../../harness/wire/json.ts'
import { mapOf } from '../../schema.ts'
import { answering } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'
import { inDecoded, keeping } from './change.ts'

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
    'no-repetition: gives lists back without items that stand in them before': lists((list) => [
      ...new Map(list.map((item) => [JSON.stringify(item), item])).values(),
    ]),
    'sorts-lists: gives lists back in order': lists((list) => list.toSorted()),
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
  },
})
