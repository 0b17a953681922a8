import { isObject, type Json } from '../../../../harness/wire/json.ts'
import { requiredOf, type Schema, without } from '../../schema.ts'
import { flattening } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'
import { belowMade, type Change, changing, inGiven, inMade } from './change.ts'

const providers = ['openai-tools'] as const

const reversed = (value: Json): Json =>
  Array.isArray(value)
    ? value.toReversed()
    : isObject(value)
      ? (Object.fromEntries(Object.entries(value).toReversed()) as Schema)
      : value

const isNumbers = (value: Json) =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

const sorted = (value: Json): Json =>
  Array.isArray(value)
    ? value.toSorted((a, b) => Number(a) - Number(b) || (`${a}` < `${b}` ? -1 : 1))
    : value

const requiredFirst = (value: Json, schema: Schema): Json => {
  const isLate = ([name]: [string, unknown]) => Number(!requiredOf(schema).includes(name))
  const members = Object.entries(isObject(value) ? value : {})
  return Object.fromEntries(members.toSorted((a, b) => isLate(a) - isLate(b))) as Schema
}

/** Changes descriptions wherever they stand. */
const describing = (change: (text: string) => string) => ({
  lines: inMade(changing('description', (text) => change(String(text)))),
  providers,
})

/** Leaves out the descriptions of places whose pointers have a form. */
const undescribed = (places: RegExp) => ({
  lines: inMade(((schema, pointer) =>
    places.test(pointer) ? without(schema, 'description') : schema) as Change),
  providers,
})

/** What is changed, ordered or described otherwise near what is usual. */
export const nearIdentity = mutantsIn('flattener.identity')({
  'conforming-is-unchanged': {
    'drops-titles: leaves out the titles of members': {
      lines: belowMade((schema) => without(schema, 'title')),
      providers,
    },
    'notes-nothing-much: notes that the description of a tool stays': {
      lines: flattening((schema, notes) =>
        schema.description && notes.length === 0
          ? { notes: [{ pointer: '', keyword: 'description', lost: false, told: false }] }
          : {},
      ),
      providers,
    },
  },
  'keeps-order': {
    'turns-the-depths: lists the members of members of members backwards': {
      lines: inMade((schema, pointer) =>
        pointer.split('/').length > 4 ? changing('properties', reversed)(schema, pointer) : schema,
      ),
      providers,
    },
    'turns-branches: lists the branches of a union backwards': {
      lines: inMade(changing('anyOf', reversed)),
      providers,
    },
    'sorts-values-of-items: lists the values of items in order': {
      lines: inMade((schema, pointer) =>
        pointer.endsWith('/items') ? changing('enum', sorted)(schema, pointer) : schema,
      ),
      providers,
    },
    'sorts-numbers: lists numbers in order': {
      lines: inMade(changing('enum', (values) => (isNumbers(values) ? sorted(values) : values))),
      providers,
    },
    'required-first: lists members that are required before those that are not': {
      lines: inMade(changing('properties', requiredFirst)),
      providers,
    },
  },
  'keeps-descriptions': {
    'undescribed-tool: leaves out the description of the tool': undescribed(/^$/),
    'undescribed-items: leaves out the descriptions of items': undescribed(/\/items$/),
    'undescribed-definitions: leaves out the descriptions of definitions':
      undescribed(/\$defs\/\w+$/),
    'undescribed-branches: leaves out the descriptions of branches': undescribed(/\/anyOf\/\d+$/),
    'undescribed-maps: leaves out the descriptions of members without a name':
      undescribed(/\/additionalProperties$/),
    'undescribed-references: leaves out what is stated beside a reference': {
      lines: inGiven((schema) => (schema.$ref ? without(schema, 'description') : schema)),
      providers,
    },
    'describes-by-the-first: leaves out descriptions of members after those of the first branch': {
      lines: inGiven((schema, pointer) =>
        /^\/oneOf\/[1-9]\/properties\/\w+$/.test(pointer) ? without(schema, 'description') : schema,
      ),
    },
    'undescribed-actions: leaves out the descriptions of branches of the root': {
      lines: inGiven((schema, pointer) =>
        /^\/oneOf\/\d+$/.test(pointer) ? without(schema, 'description') : schema,
      ),
    },
    'one-line: writes descriptions on one line': describing((text) => text.replaceAll(/\n+/g, ' ')),
    'tidies-descriptions: takes blanks away from the ends of descriptions': describing((text) =>
      text.trim(),
    ),
    'single-blanks: makes one blank of several in descriptions': describing((text) =>
      text.replaceAll(/ +/g, ' '),
    ),
    'at-most-1024: cuts descriptions after 1024 characters': describing((text) =>
      text.slice(0, 1024),
    ),
    'composes-descriptions: writes descriptions in composed Unicode': describing((text) =>
      text.normalize('NFC'),
    ),
    'single-quotes: writes descriptions with single quotation marks': describing((text) =>
      text.replaceAll('"', "'"),
    ),
    'no-markup: leaves out what is in angle brackets from descriptions': describing((text) =>
      text.replaceAll(/<[^>]*>/g, ''),
    ),
    'no-backslashes: leaves out backslashes from descriptions': describing((text) =>
      text.replaceAll('\\', ''),
    ),
    'plain-blanks: writes tabs and blanks that do not break as blanks in descriptions': describing(
      (text) => text.replaceAll(/[\t\u00a0]/g, ' '),
    ),
    'no-joiners: takes what joins signs apart in descriptions': describing((text) =>
      text.replaceAll('\u200d', ''),
    ),
    'plain-letters: leaves out what is not ASCII from descriptions': describing((text) =>
      text.replaceAll(/[^\n -~]/gu, ''),
    ),
  },
})
