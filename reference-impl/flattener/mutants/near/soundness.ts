import { isObject, type Json } from '../../../../harness/wire/json.ts'
import { listOf, mapOf, requiredOf, type Schema, without } from '../../schema.ts'
import { mutantsIn } from '../mutant.ts'
import { adding, atGivenRoot, belowMade, type Change, changing, inGiven, inMade } from './change.ts'

const providers = ['openai-tools'] as const

/** Changes every schema that was made, for a provider that takes nearly everything. */
const made = (change: Change) => ({ lines: inMade(change), providers })

/** Changes every schema before it is flattened, for such a provider. */
const given = (change: Change) => ({ lines: inGiven(change), providers })

/** Changes the values that are listed. */
const listing = (change: (values: Json[]) => Json[]) =>
  made(changing('enum', (values) => (Array.isArray(values) ? change(values) : values)))

const numbers = (keyword: string, change: (bound: number) => number) =>
  made(changing(keyword, (bound) => change(Number(bound))))

const namesOf = (schema: Schema) => Object.keys(mapOf(schema, 'properties'))

/** Leaves one of the branches out where there are several. */
const withoutBranch = (list: string, at: number) =>
  ((schema) => {
    const branches = listOf(schema, list)
    return branches.length > 1 ? { ...schema, [list]: branches.toSpliced(at, 1) } : schema
  }) satisfies (schema: Schema) => Schema

/** What tools take and a flattened schema refuses, near what is usual. */
export const nearSoundness = mutantsIn('flattener.soundness')({
  'keeps-bounds': {
    'safe-minima: raises lower bounds to the least whole number that is safe': numbers(
      'minimum',
      (least) => Math.max(least, Number.MIN_SAFE_INTEGER),
    ),
    'rounds-exclusive-maxima: writes an exclusive upper bound as an inclusive one that is a little lower':
      made((schema) =>
        typeof schema.exclusiveMaximum === 'number'
          ? {
              ...without(schema, 'exclusiveMaximum'),
              maximum: schema.exclusiveMaximum - 0.01,
            }
          : schema,
      ),
    'whole-minima: rounds lower bounds up to whole numbers': numbers('minimum', Math.ceil),
    'whole-maxima: rounds upper bounds down to whole numbers': numbers('maximum', Math.floor),
    'whole-multiples: rounds what numbers are multiples of': numbers('multipleOf', Math.ceil),
    'first-minima: makes lower bounds in the first branch one more': given((schema, pointer) =>
      /^\/anyOf\/0\/properties\/\w+$/.test(pointer) && typeof schema.minimum === 'number'
        ? { ...schema, minimum: schema.minimum + 1 }
        : schema,
    ),
    'natural-minima: makes lower bounds below zero zero': numbers('minimum', (bound) =>
      Math.max(0, bound),
    ),
    'natural-numbers: takes whole numbers from zero on': made(adding('integer', 'minimum', 0)),
    'numbers-of-32-bits: takes whole numbers of 32 bits': made(
      adding('integer', 'maximum', 2 ** 31 - 1),
    ),
  },
  'accepts-valid-calls': {
    'texts-of-100: takes texts of at most 100 characters': made(adding('string', 'maxLength', 100)),
    'plain-texts: takes texts of ASCII': made(adding('string', 'pattern', '^[\\x00-\\x7f]*$')),
    'texts-of-a-line: takes texts of one line': made(adding('string', 'pattern', '^[^\\n]*$')),
    'texts-that-say-something: takes texts that are not empty': made(
      adding('string', 'minLength', 1),
    ),
    'lists-of-ten: takes lists of at most ten items': made(adding('array', 'maxItems', 10)),
    'lists-of-something: takes lists that are not empty': made(adding('array', 'minItems', 1)),
    'lists-without-repetition: takes lists whose items differ': made(
      adding('array', 'uniqueItems', true),
    ),
    'maps-of-one: takes maps of one member': made((schema) =>
      isObject(schema.additionalProperties) ? { ...schema, maxProperties: 1 } : schema,
    ),
    'fifty-values: lists at most fifty values': listing((values) => values.slice(0, 50)),
    'no-empty-value: lists no empty text': listing((values) =>
      values.filter((value) => value !== ''),
    ),
    'no-false-value: lists false for no value': listing((values) =>
      values.filter((value) => value !== false),
    ),
    'anything-but-lists: takes a list for nothing where anything may stand': given((schema) =>
      Object.keys(schema).length === 0
        ? { type: ['object', 'string', 'number', 'boolean', 'null'] }
        : schema,
    ),
    'described-texts: takes what is described and nothing else for a text': given((schema) =>
      Object.keys(schema).join() === 'description' ? { ...schema, type: 'string' } : schema,
    ),
    'tidy-values: lists values without the blanks around them': listing((values) =>
      values.map((value) => (typeof value === 'string' ? value.trim() : value)),
    ),
    'composed-values: lists values in composed Unicode': listing((values) =>
      values.map((value) => (typeof value === 'string' ? value.normalize('NFC') : value)),
    ),
    'whole-patterns: takes texts that a pattern matches as a whole': made((schema) =>
      schema.pattern ? { ...schema, pattern: `^(?:${schema.pattern})$` } : schema,
    ),
    'two-types: takes the first two types of a list': given(
      changing('type', (types) => (Array.isArray(types) ? types.slice(0, 2) : types)),
    ),
    'two-levels: takes no members below two levels': made((schema, pointer) =>
      pointer.split('/properties').length > 2 && schema.type === 'object'
        ? { type: 'object', properties: {}, additionalProperties: false }
        : schema,
    ),
  },
  'keeps-open-objects': {
    'closes-on-request: closes objects that are open on request': made((schema) =>
      schema.additionalProperties === true ? { ...schema, additionalProperties: false } : schema,
    ),
    'closes-beside-members: closes maps that have members of their own': given((schema) =>
      schema.properties && isObject(schema.additionalProperties)
        ? { ...schema, additionalProperties: false }
        : schema,
    ),
    'closes-maps-of-maps: closes the maps inside maps': made((schema, pointer) =>
      pointer.endsWith('/additionalProperties') && schema.type === 'object'
        ? { ...schema, additionalProperties: false }
        : schema,
    ),
  },
  'keeps-absence': {
    'requires-below: requires every member of members': {
      lines: belowMade((schema) =>
        schema.properties ? { ...schema, required: namesOf(schema) } : schema,
      ),
      providers,
    },
    'requires-in-items: requires every member of items': made((schema, pointer) =>
      pointer.endsWith('/items') && schema.properties
        ? { ...schema, required: namesOf(schema) }
        : schema,
    ),
    'requires-defaults: requires members that have a default': made((schema) => {
      const has = ([, member]: [string, unknown]) => isObject(member) && 'default' in member
      const names = Object.entries(mapOf(schema, 'properties')).filter(has)
      const required = [...requiredOf(schema), ...names.map(([name]) => name)]
      return names.length > 0 ? { ...schema, required: [...new Set(required)] } : schema
    }),
  },
  'keeps-null': {
    'no-null-type: takes null for no type beside others': given(
      changing('type', (types) =>
        Array.isArray(types) ? types.filter((type) => type !== 'null') : types,
      ),
    ),
    'no-null-branch: takes null for no branch': given((schema) =>
      schema.anyOf
        ? {
            ...schema,
            anyOf: listOf(schema, 'anyOf').filter((one) => isObject(one) && one.type !== 'null'),
          }
        : schema,
    ),
    'no-null-value: takes null for no value': listing((values) =>
      values.filter((value) => value !== null),
    ),
  },
  'joins-conflicts': {
    'joins-two: takes the first two of three kinds': made((schema) =>
      Array.isArray(schema.anyOf) ? { ...schema, anyOf: schema.anyOf.slice(0, 2) } : schema,
    ),
  },
  'keeps-tuple-length': {
    'no-rest: takes no more items than the leading ones': given((schema) =>
      schema.prefixItems && schema.items !== false
        ? { ...schema, maxItems: listOf(schema, 'prefixItems').length }
        : schema,
    ),
  },
  'witness-of-each-branch': {
    'loses-the-second: leaves out the second branch of a root union': {
      lines: atGivenRoot(withoutBranch('oneOf', 1)),
    },
    'loses-the-first: leaves out the first branch of a root union': {
      lines: atGivenRoot(withoutBranch('oneOf', 0)),
    },
    'loses-the-bare: leaves out the branch that has nothing but its action': {
      lines: atGivenRoot((schema) => {
        const branches = listOf(schema, 'oneOf')
        const more = branches.filter((one) => isObject(one) && namesOf(one as Schema).length > 1)
        return more.length > 1 ? { ...schema, oneOf: more } : schema
      }),
    },
  },
})
