import { isSchema, mapOf, without } from '../../schema.ts'
import { flattening } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'
import { changing, inGiven, inMade } from './change.ts'

/** Notes nothing of some keywords. */
const silentOn = (...keywords: string[]) => ({
  lines: flattening((_, notes) => ({
    notes: notes.filter(({ keyword }) => !keywords.includes(keyword)),
  })),
})

/** Changes each note. */
const noting = (change: (note: { pointer: string; told: string | false }) => object) => ({
  lines: flattening((_, notes) => ({
    notes: notes.map((note) => ({ ...note, ...change(note) })),
  })),
})

/** Notes what is lost at some places only. */
const notingWhere = (isNoted: (pointer: string, at: number) => boolean) => ({
  lines: flattening((_, notes) => ({
    notes: notes.filter(({ pointer }, at) => isNoted(pointer, at)),
  })),
})

/** Notes a loss of a keyword for every member that still has it. */
const mourning = (keyword: string) => ({
  lines: flattening((_, notes, { schema }) => ({
    notes: [
      ...notes,
      ...Object.entries(mapOf(schema, 'properties'))
        .filter(([, member]) => isSchema(member) && Object.hasOwn(member, keyword))
        .map(([name]) => ({
          ...{ pointer: `/properties/${name}`, keyword },
          ...{ lost: 'A constraint.', told: false as const },
        })),
    ],
  })),
  providers: ['openai-tools'] as const,
})

/** Losses that are not noted, are noted elsewhere, or are none. */
export const nearLedger = mutantsIn('flattener.ledger')({
  complete: {
    'overlooks-zero: overlooks what is at most zero': {
      lines: inMade((schema) => (schema.maximum === 0 ? without(schema, 'maximum') : schema)),
      providers: ['openai-tools'],
    },
    'overlooks-what-is-empty: overlooks that a text is empty': {
      lines: inMade((schema) => (schema.maxLength === 0 ? without(schema, 'maxLength') : schema)),
      providers: ['openai-tools'],
    },
    'two-parts: reads the first two parts that hold together': {
      lines: inGiven((schema) =>
        Array.isArray(schema.allOf) ? { ...schema, allOf: schema.allOf.slice(0, 2) } : schema,
      ),
    },
    'silent-on-length: notes nothing of a list that may be longer': silentOn('maxItems', 'items'),
    'silent-on-the-second: notes nothing of what members of the second branch are': {
      lines: flattening((_, notes) => ({
        notes: notes.filter(({ pointer }) => !/^\/oneOf\/1\/properties\/./.test(pointer)),
      })),
      providers: ['openai-tools'],
    },
    'silent-on-multiples: notes nothing of multiples': silentOn('multipleOf'),
    'silent-on-members: notes nothing of how many members there may be': silentOn(
      'maxProperties',
      'minProperties',
    ),
    'silent-on-names: notes nothing of what names may be': silentOn('propertyNames'),
    'silent-on-what-lists-hold: notes nothing of what a list must hold': silentOn(
      'contains',
      'minContains',
      'maxContains',
    ),
    'silent-on-patterns-of-names: notes nothing of what members with some names must be':
      silentOn('patternProperties'),
    'overlooks-nothing: overlooks a constant that is false, zero or empty': {
      lines: inGiven((schema) => (schema.const ? schema : without(schema, 'const'))),
      providers: ['openai-tools'],
    },
    'silent-after-eight: notes eight losses at most': notingWhere((_, at) => at < 8),
    'silent-below: notes nothing of members two objects below': notingWhere(
      (pointer) => pointer.split('/properties').length < 4,
    ),
    'silent-on-items: notes nothing of what items must be': notingWhere(
      (pointer) => !pointer.includes('/items'),
    ),
    'silent-on-definitions: notes nothing of what definitions state': notingWhere(
      (pointer) => !pointer.includes('/$defs/'),
    ),
    'silent-on-the-rest: notes nothing of items that nothing speaks of':
      silentOn('unevaluatedItems'),
  },
  'points-into-given-schema': {
    'points-unescaped: writes names with a slash as they are': noting(({ pointer }) => ({
      pointer: pointer.replaceAll('~1', '/'),
    })),
    'points-by-address: writes names as addresses have them': noting(({ pointer }) => ({
      pointer: encodeURI(pointer),
    })),
  },
  'told-is-true': {
    'tells-in-secret: notes of no loss where it is described': noting(() => ({ told: false })),
    'tells-other-numbers: describes bounds by the numbers after them': {
      lines: inMade(
        changing('description', (text) =>
          String(text).replaceAll(/\d+/g, (digits) => String(Number(digits) + 1)),
        ),
      ),
    },
  },
  'no-loss-no-note': {
    'mourns-types: notes a loss for every type': mourning('type'),
    'mourns-required: notes a loss for every list of required members': mourning('required'),
    'mourns-maps: notes a loss for every map': mourning('additionalProperties'),
    'mourns-items: notes a loss for everything that items must be': mourning('items'),
  },
})
