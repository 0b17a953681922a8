import { choicesOf } from '../../harness/generators/choices.ts'
import { partsOf } from '../../harness/generators/closed.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { without } from '../../harness/schemas/walk.ts'
import { isObject, type JsonObject, mapValues } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { hasRoomForText } from './descriptions.ts'
import { placesIn } from './places.ts'
import { closedWorld, excerpt, type Flat, named } from './trial.ts'

/** Descriptions of members that are still there are still there, whole. */
export function keepsDescriptions(trial: Flat): Finding[] {
  const { descriptions } = trial.profile.facts
  if (descriptions === 'nowhere') return []
  const texts = placesIn(trial.answer.schema)
    .map(({ schema }) => String(schema.description ?? ''))
    .join('\n')
  const isGone = ([, text]: Described) =>
    !texts.includes(text) && !texts.includes(JSON.stringify(text).slice(1, -1))
  return describedMembers(trial).map((one) => {
    const [name, text] = one
    const wrong =
      isGone(one) && `${named(trial)}: the description of ${name} is gone: ${excerpt(text, 60)}`
    return satisfiedUnless(wrong, 'every description, whole')
  })
}

type Described = [name: string, text: string]

/**
 * The descriptions of all that can be called, at any depth; that of the root where it may stand there, and those of
 * members that are not listed where the flattened schema has any place for them.
 */
function describedMembers(trial: Flat): Described[] {
  const { schema, profile } = trial
  const choices = closedWorld({ schema }) ? choicesOf(schema) : []
  const atRoot = profile.facts.descriptions === 'everywhere'
  const unlisted = hasRoomForText(trial) ? [] : ['additionalProperties']
  const calls = hasRoomForText(trial) ? callableBranches(trial) : []
  return [
    ...(atRoot ? descriptionOf(schema, 'the root') : []),
    ...calls.flatMap((branch) => descriptionOf(branch, 'a branch of the root')),
    ...choices.flatMap((choice) => describedIn(without(choice.schema, ...unlisted), schema)),
  ]
}

/** Branches of the root of which there is a valid call. */
const callableBranches = ({ schema, samples }: Flat): JsonObject[] =>
  [...partsOf(schema, 'oneOf'), ...partsOf(schema, 'anyOf')].filter((branch) =>
    samples.some(({ value }) =>
      validatorFor({ ...branch, $defs: schema.$defs ?? {} })?.accepts(value),
    ),
  )

const descriptionOf = ({ description }: JsonObject, name: string): Described[] =>
  typeof description === 'string' ? [[name, description]] : []

/** Recursive references are followed so deep. */
const DEEPEST = 8

function describedIn(schema: JsonObject, root: JsonObject, depth = DEEPEST): Described[] {
  if (depth === 0) return []
  const { $ref, properties, items, additionalProperties } = schema
  const held: [string, unknown][] = [
    ...Object.entries(isObject(properties) ? properties : {}).filter(([name]) =>
      mayBeThere(name, schema),
    ),
    ['each item', items],
    ['each other member', additionalProperties],
    ['what is referred to', typeof $ref === 'string' ? at(root, $ref.slice(1)) : undefined],
    ...[...partsOf(schema, 'anyOf'), ...partsOf(schema, 'oneOf')].map((part): [string, unknown] => [
      'a branch',
      part,
    ]),
  ]
  return held.flatMap(([name, part]) =>
    isObject(part) ? [...descriptionOf(part, name), ...describedIn(part, root, depth - 1)] : [],
  )
}

/** Whether no part of a schema refuses a member of this name, as one that it does not list. */
const mayBeThere = (name: string, schema: JsonObject): boolean =>
  partsOf(schema, 'allOf').every(
    ({ properties, patternProperties, additionalProperties }) =>
      additionalProperties !== false ||
      validatorFor({
        properties: anythingIn(properties),
        patternProperties: anythingIn(patternProperties),
        additionalProperties,
      })?.accepts({ [name]: null }) !== false,
  )

const anythingIn = (map: unknown): JsonObject => (isObject(map) ? mapValues(map, () => true) : {})
