import type { JsonObject } from '../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { answerOf } from './answer.ts'
import { ANY_SCHEMA, exchangeChecks } from './check.ts'
import { ask, type Exchange } from './exchange.ts'

/** Work stays within bounds, whatever the schema. @see suite §Flattener lines */
export const boundsExchanges = exchangeChecks(
  {
    verifies: 'flattener.bounds.recursive-references',
    title: 'survives schemas that hold themselves',
    toExercise: ANY_SCHEMA,
    exchange: ({ id }) => each(id, RECURSIVE),
  },
  {
    verifies: 'flattener.bounds.fan-out',
    title: 'survives references that double at each step',
    toExercise: ANY_SCHEMA,
    exchange: ({ id }) =>
      each(id, {
        'references that double 30 times': bomb(30),
        'branches that double 24 times': branchBomb(24),
      }),
  },
  {
    verifies: 'flattener.bounds.depth',
    title: 'survives 200 levels',
    toExercise: ANY_SCHEMA,
    exchange: ({ id }) =>
      each(id, {
        'objects in objects, 200 deep': deep(200, inObject),
        'unions in unions, 200 deep': deep(200, inUnion),
        'lists in lists, 200 deep': deep(200, inList),
        'maps in maps, 200 deep': deep(200, inMap),
        'parts in parts, 200 deep': deep(200, inPart),
        'a chain of 200 references': chain(200),
      }),
  },
  {
    verifies: 'flattener.bounds.size',
    title: 'answers in proportion to the schema',
    toExercise: ANY_SCHEMA,
    exchange: inProportion,
  },
)

function* each(provider: string, schemas: Record<string, JsonObject>): Exchange<Finding[]> {
  const findings: Finding[] = []
  for (const [about, schema] of Object.entries(schemas)) {
    const answer = answerOf(yield* ask({ provider, schema }, { alone: true }))
    const wrong =
      answer.kind === 'none'
        ? `${about}: ${answer.sentence}`
        : answer.kind === 'error' && `${about}: answered with the error: ${answer.error}`
    findings.push(satisfiedUnless(wrong, 'a flattened schema or a refusal'))
  }
  return findings
}

const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...rest,
})
const to = (name: string) => ({ $ref: `#/$defs/${name}` })

const RECURSIVE: Record<string, JsonObject> = {
  'a tree': object(
    { root: to('node') },
    { $defs: { node: object({ children: { type: 'array', items: to('node') } }) } },
  ),
  'two that hold each other': object(
    { a: to('a') },
    { $defs: { a: object({ b: to('b') }), b: object({ a: to('a') }) } },
  ),
  'a reference to the whole': object({ again: { $ref: '#' } }),
  'a reference to itself': object({ a: to('a') }, { $defs: { a: to('a') } }),
  'a circle of allOf': object(
    { a: to('a') },
    { $defs: { a: { allOf: [to('a'), { type: 'string' }] } } },
  ),
}

/** Definitions of which each is made of a reference to the next one. */
function linked(steps: number, link: (next: JsonObject) => JsonObject): JsonObject {
  const $defs = Object.fromEntries(
    Array.from({ length: steps }, (_, i) => [
      `d${i}`,
      i === steps - 1 ? { type: 'string' } : link(to(`d${i + 1}`)),
    ]),
  )
  return object({ start: to('d0') }, { $defs })
}

/** Each definition uses the next one twice. */
const bomb = (steps: number) => linked(steps, (next) => object({ l: next, r: next }))

/** Each definition is the next one. */
const chain = (steps: number) => linked(steps, (next) => next)

/** Unions joined by allOf: every way through them is another. */
function branchBomb(steps: number): JsonObject {
  const pair = (i: number) => ({
    oneOf: [object({ [`a${i}`]: { const: 1 } }), object({ [`b${i}`]: { const: 1 } })],
  })
  return { type: 'object', allOf: Array.from({ length: steps }, (_, i) => pair(i)) }
}

const inObject = (inner: JsonObject) => object({ inner })
const inList = (inner: JsonObject): JsonObject => ({ type: 'array', items: inner })
const inMap = (inner: JsonObject): JsonObject => ({ type: 'object', additionalProperties: inner })
const inPart = (inner: JsonObject): JsonObject => ({ allOf: [inner] })
const inUnion = (inner: JsonObject): JsonObject => ({ anyOf: [inner, { type: 'null' }] })

function deep(levels: number, wrap: (inner: JsonObject) => JsonObject): JsonObject {
  let schema: JsonObject = { type: 'string' }
  for (let i = 0; i < levels; i++) schema = wrap(schema)
  return object({ deep: schema })
}

/** Characters of answer that one of the schema may cost, and what is free. */
const [EACH, FREE] = [60, 20_000]

function* inProportion({ id }: { id: string }): Exchange<Finding[]> {
  const findings: Finding[] = []
  for (const count of [10, 40, 160]) {
    const schema: JsonObject = {
      type: 'object',
      oneOf: Array.from({ length: count }, (_, i) => actionBranch(i)),
    }
    const answer = answerOf(yield* ask({ provider: id, schema }, { alone: true }))
    if (answer.kind !== 'flattened') continue
    const [before, after] = [JSON.stringify(schema).length, answer.text.length]
    findings.push(
      satisfiedUnless(
        after > EACH * before + FREE &&
          `${count} branches of ${before} characters are answered with ${after}`,
        `at most ${EACH} characters for each of the schema`,
      ),
    )
  }
  return findings
}

const actionBranch = (i: number) => ({
  properties: {
    action: { const: `action-${i}` },
    shared: { type: 'string', description: 'What all have.' },
    [`own-${i}`]: { type: 'integer' },
  },
  required: ['action', `own-${i}`],
})
