import { listOf, mapOf, requiredOf, type Schema } from '../../schema.ts'
import { type Answer, answering, flattening, type Message } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'

const providers = ['openai-tools'] as const

/** Requires more of a schema whose root was a union: what as many branches require as `isMany` takes for enough. */
const requiring = (isMany: (count: number, of: number) => boolean) => ({
  lines: flattening((schema, _, { schema: given }) => {
    const lists = listOf(given, 'oneOf').map((one) => requiredOf(one as Schema))
    const names = Object.keys(mapOf(schema, 'properties')).filter((name) =>
      isMany(lists.filter((list) => list.includes(name)).length, lists.length),
    )
    const required = [...new Set([...requiredOf(schema), ...names])]
    return lists.length > 0 ? { schema: { ...schema, required } } : {}
  }),
  providers,
})

/** Changes what is required where alternatives only require. */
const alternatives = (change: (required: readonly string[], given: Schema) => string[]) => ({
  lines: flattening((schema, _, { schema: given }) =>
    given.anyOf && given.properties
      ? { schema: { ...schema, required: change(requiredOf(schema), given) } }
      : {},
  ),
  providers,
})

/** Whether a branch of the root has that value for its action. */
const isAction = (name: string, given: Schema): boolean =>
  JSON.stringify(listOf(given, 'oneOf')).includes(`"action":{"const":${JSON.stringify(name)}}`)

/** Answers with an error to schemas that hold a text. */
const failingAt = (text: string) => ({
  lines: answering((answer, { schema }) =>
    JSON.stringify(schema).includes(text)
      ? { id: answer.id, error: `unsupported ${text}` }
      : answer,
  ),
})

/** Refuses schemas for a keyword at the root. */
const refusing = (isRefused: (schema: Schema) => unknown, keyword: string) => ({
  lines: answering((answer, { schema }) =>
    isRefused(schema)
      ? { id: answer.id, refused: { pointer: '', keyword, reason: `No ${keyword}.` } }
      : answer,
  ),
})

const holds = (keyword: string) => (schema: Schema) =>
  JSON.stringify(schema).includes(`"${keyword}":`)

/** Answers something else to the line after a bad one. */
const spoiling = (isBad: (answer: Answer) => unknown, change: (answer: Answer) => Answer) => ({
  lines: (respond: (line: string) => string) => {
    let wasBad = false
    return answering((answer: Answer, _: Message) => {
      const isSpoilt = wasBad && answer.schema
      wasBad = Boolean(isBad(answer))
      return isSpoilt ? change(answer) : answer
    })(respond)
  },
})

const failing = ({ id }: Answer): Answer => ({ id, error: 'The tool before.' })

/** Unions, refusals and schemas near those that are usual. */
export const nearUnions = [
  ...mutantsIn('flattener.union')({
    'requires-no-more': {
      'requires-for-most: requires what most branches require': requiring(
        (count, of) => count > of / 2,
      ),
      'requires-for-all-but-one: requires what all branches but one require': requiring(
        (count, of) => count >= of - 1,
      ),
    },
    'alternatives-of-required': {
      'requires-the-first: requires what the first alternative requires': alternatives(
        (required, given) => [
          ...new Set([...required, ...requiredOf(listOf(given, 'anyOf')[0] as Schema)]),
        ],
      ),
      'requires-nothing: requires nothing of what all alternatives require': alternatives(() => []),
    },
    'flat-root': {
      'forgets-namesakes: leaves out the member that is called like an action': {
        lines: flattening((schema, _, { schema: given }) => {
          const members = Object.entries(mapOf(schema, 'properties'))
          const left = members.filter(([name]) => !isAction(name, given))
          return { schema: { ...schema, properties: Object.fromEntries(left) } }
        }),
        providers,
      },
    },
  }),
  ...mutantsIn('flattener.refusal')({
    'names-the-place': {
      'names-no-keyword: refuses for something that is no keyword': {
        lines: answering(({ refused, ...rest }) =>
          refused ? { ...rest, refused: { ...refused, keyword: 'schema' } } : rest,
        ),
        providers: ['cohere-strict'],
      },
      'shows-its-stack: refuses with a reason of several lines': {
        lines: answering(({ refused, ...rest }) =>
          refused
            ? { ...rest, refused: { ...refused, reason: `${refused.reason}\n  at flatten` } }
            : rest,
        ),
        providers: ['cohere-strict'],
      },
    },
    'only-when-needed': {
      'refuses-negations: refuses what must not be': refusing(holds('not'), 'not'),
      'refuses-patterns: refuses patterns': refusing(holds('pattern'), 'pattern'),
      'refuses-bounds: refuses bounds': refusing(holds('maximum'), 'maximum'),
      'refuses-defaults: refuses defaults': refusing(holds('default'), 'default'),
      'refuses-nested-unions: refuses a union below the root': refusing(
        (schema) => JSON.stringify(schema.properties ?? {}).includes('"oneOf":'),
        'oneOf',
      ),
    },
    'root-is-not-an-object': {
      'takes-words-for-nothing: makes of a root of listed words a tool without parameters': {
        lines: answering((answer, { schema }) =>
          answer.refused && schema.enum
            ? { id: answer.id, schema: { type: 'object', properties: {} }, notes: [] }
            : answer,
        ),
      },
    },
  }),
  ...mutantsIn('flattener.totality')({
    'any-schema': {
      'fails-at-anchors: answers a schema with an anchor with an error': failingAt('$anchor'),
      'fails-at-identifiers: answers a schema with an identifier with an error': failingAt('$id'),
      'fails-at-contains: answers a schema of what a list must hold with an error':
        failingAt('contains'),
      'fails-at-names: answers a schema of what names may be with an error':
        failingAt('propertyNames'),
      'fails-at-dependents: answers a schema of what follows from a member with an error':
        failingAt('dependentSchemas'),
      'fails-at-the-rest: answers a schema of what nothing speaks of with an error':
        failingAt('unevaluated'),
      'fails-at-false: answers a schema of a member that may not be with an error':
        failingAt(':false'),
      'fails-at-the-whole: answers a schema that refers to itself as a whole with an error':
        failingAt('"$ref":"#"'),
      'fails-at-dynamic: answers a schema with a dynamic reference with an error':
        failingAt('$dynamicRef'),
      'fails-at-null: answers a schema of a constant that is null with an error':
        failingAt('"const":null'),
      'fails-at-true: answers a schema of items that may be anything with an error':
        failingAt('"items":true'),
      'fails-at-single-types: answers a schema with a list of one type with an error':
        failingAt('"type":["string"]'),
      'fails-at-then: answers a consequence without a condition with an error': {
        lines: answering((answer, { schema }) =>
          schema.then && !schema.if ? { id: answer.id, error: 'then without if' } : answer,
        ),
      },
      'fails-at-nothing: answers an empty schema with an error': {
        lines: answering((answer, { schema }) =>
          Object.keys(schema).length === 0 ? { id: answer.id, error: 'empty' } : answer,
        ),
      },
      'fails-without-a-type: answers a schema without a type with an error': {
        lines: answering((answer, { schema }) =>
          schema.type === undefined ? { id: answer.id, error: 'no type' } : answer,
        ),
      },
    },
    'one-bad-tool': {
      'errs-after-errors: answers the tool after an unreadable one with an error': spoiling(
        ({ error }) => error,
        failing,
      ),
      'errs-after-refusals: answers the tool after one that it refused with an error': spoiling(
        ({ refused }) => refused,
        failing,
      ),
      'notes-after-refusals: notes more of the tool after one that it refused': spoiling(
        ({ refused }) => refused,
        (answer) => ({
          ...answer,
          notes: [
            ...(answer.notes ?? []),
            { pointer: '', keyword: 'type', lost: 'It.', told: false },
          ],
        }),
      ),
    },
  }),
]
