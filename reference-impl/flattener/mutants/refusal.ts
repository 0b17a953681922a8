import { answering, flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'

/** Refusals where none is due, and none where one is. */
export const refusalMutants = mutantsIn('flattener.refusal')({
  'rather-than-lie': {
    'sends-no-parameters: makes of a root union a tool without parameters': {
      lines: flattening((schema, _, { schema: given }) =>
        given.oneOf && !given.properties
          ? { schema: { type: 'object', properties: {} } }
          : { schema },
      ),
    },
    'admits-nothing: closes an object whose members are those of a union inside': {
      lines: flattening((_, __, { schema: { type = 'object', oneOf } }) =>
        oneOf ? { schema: { type, anyOf: oneOf, additionalProperties: false } } : {},
      ),
      providers: ['openai-tools'],
    },
  },
  'names-the-place': {
    'points-nowhere: refuses with a path of its own in place of a pointer': {
      lines: answering(({ refused, ...rest }) =>
        refused ? { ...rest, refused: { ...refused, pointer: `/<root>${refused.pointer}` } } : rest,
      ),
      providers: ['cohere-strict'],
    },
  },
  'only-when-needed': {
    'refuses-conditions: refuses every condition at the root': {
      lines: answering((answer, { schema }) => {
        const reason = 'There is no form for a condition.'
        return schema.if
          ? { id: answer.id, refused: { pointer: '', keyword: 'if', reason } }
          : answer
      }),
    },
    'refuses-unions: refuses every union at the root': {
      lines: answering((answer, { schema }) => {
        const keyword = ['oneOf', 'anyOf'].find((name) => schema[name])
        const reason = 'The root must not be a union.'
        return keyword ? { id: answer.id, refused: { pointer: '', keyword, reason } } : answer
      }),
    },
  },
  'root-is-not-an-object': {
    'takes-texts-for-nothing: makes of a schema that admits no object a tool without parameters': {
      lines: answering((answer, { schema }) =>
        answer.refused && schema.type !== 'object'
          ? { id: answer.id, schema: { type: 'object', properties: {} }, notes: [] }
          : answer,
      ),
    },
  },
})
