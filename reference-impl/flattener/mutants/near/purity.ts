import type { Lines } from '../../respond.ts'
import { mapOf, requiredOf, type Schema } from '../../schema.ts'
import { type Answer, answering, flattening, type Message, messageIn } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'
import { changing, inGiven, keeping } from './change.ts'

/** Answers as before to what has the same key. */
const cachedBy =
  (keyOf: (message: Message) => unknown): Lines =>
  (respond) => {
    const known = new Map<string, Answer>()
    return answering((answer, message) => {
      const key = keyOf(message)
      if (!answer.schema || key === undefined) return answer
      const text = JSON.stringify(key)
      const { schema, notes } = known.get(text) ?? answer
      known.set(text, { id: 0, schema, notes })
      return { ...answer, schema, notes }
    })(respond)
  }

/** Reads definitions among those of earlier lines. */
const remembersDefinitions =
  (merge: (own: object, before: object) => object): Lines =>
  (respond) => {
    let known: object = {}
    return (line) => {
      const message = messageIn(line)
      if (message.id === undefined || !line.includes('$ref')) return respond(line)
      const $defs = merge(mapOf(message.schema, '$defs'), known)
      known = { ...known, ...$defs }
      return respond(JSON.stringify({ ...message, schema: { ...message.schema, $defs } }))
    }
  }

/** Fetches an address that a schema holds before it answers. */
const fetching =
  (addressOf: (schema: Schema) => unknown): Lines =>
  (respond) =>
  async (line) => {
    const address = String(addressOf(messageIn(line).schema))
    if (address.startsWith('http://')) await fetch(address).catch(() => undefined)
    return respond(line)
  }

const withoutMember = (name: string): Lines =>
  inGiven(
    changing(
      'properties',
      keeping((_, own) => own !== name),
    ),
  )

const named = (name: string) =>
  ({ lines: withoutMember(name), providers: ['openai-tools'] }) as const

/** What is remembered, fetched or taken for a keyword near what is usual. */
export const nearPurity = mutantsIn('flattener.purity')({
  'same-bytes': {
    'settles-late: lists required members backwards in its first answer': {
      lines: (respond) => {
        let count = 0
        return flattening((schema) => {
          count += 1
          return count > 2
            ? {}
            : { schema: { ...schema, required: requiredOf(schema).toReversed() } }
        })(respond)
      },
    },
  },
  'no-memory': {
    'remembers-by-id: answers a schema of the same identifier as before': {
      lines: cachedBy(({ schema }) => schema.$id),
    },
    'remembers-by-names: answers a schema of the same members as before': {
      lines: cachedBy(({ schema }) => schema.properties && Object.keys(schema.properties)),
    },
    'remembers-for-all: answers for each provider as for the first that asked': {
      lines: cachedBy(({ schema }) => schema),
    },
    'keeps-definitions: finds references among the definitions of earlier schemas': {
      lines: remembersDefinitions((own, before) => ({ ...before, ...own })),
    },
    'first-definition-wins: takes the first definition of a name for all later ones': {
      lines: remembersDefinitions((own, before) => ({ ...own, ...before })),
    },
  },
  'needs-no-network': {
    'fetches-identifiers: fetches what a schema is identified by': {
      lines: fetching(({ $id }) => $id),
    },
    'fetches-dialects: fetches the dialect that a schema is written in': {
      lines: fetching(({ $schema }) => $schema),
    },
    'fetches-dialects-below: fetches the dialect that a member is written in': {
      lines: fetching((schema) => (mapOf(schema, 'properties').a as Schema | undefined)?.$schema),
    },
    'fetches-dynamic-references: fetches what a dynamic reference leads to': {
      lines: fetching((schema) => (mapOf(schema, 'properties').a as Schema)?.$dynamicRef),
    },
  },
  'names-are-data': {
    'no-prototype: leaves out a member called __proto__': named('__proto__'),
    'no-constructor: leaves out a member called constructor': named('constructor'),
    'no-all-of: leaves out a member called allOf': named('allOf'),
    'no-negation: leaves out a member called not': named('not'),
    'no-format: leaves out a member called format': named('format'),
    'no-minimum: leaves out a member called minimum': named('minimum'),
    'no-has-own: leaves out a member called hasOwnProperty': named('hasOwnProperty'),
  },
  'values-are-data': {
    'rewrites-constants: leaves out keywords wherever their names stand, in constants too': {
      lines: inGiven(
        changing(
          'const',
          keeping((_, name) => name !== 'type'),
        ),
      ),
      providers: ['openai-tools'],
    },
    'rewrites-examples: leaves out references wherever they stand, in examples too': {
      lines: inGiven(
        changing('examples', (list) =>
          Array.isArray(list) ? list.map(keeping((_, name) => name !== '$ref')) : list,
        ),
      ),
      providers: ['openai-tools'],
    },
  },
})
