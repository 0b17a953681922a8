import { isObject } from '../../../../harness/wire/json.ts'
import { listOf, mapOf, type Schema } from '../../schema.ts'
import { answering } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'

/** Refuses tools of which a member has something. */
const refusingMembers = (isRefused: (member: Schema, name: string) => unknown, keyword: string) =>
  refusingTools(
    (schema) =>
      Object.entries(mapOf(schema, 'properties')).some(
        ([name, member]) => isObject(member) && isRefused(member as Schema, name),
      ),
    keyword,
  )

const refusingTools = (isRefused: (schema: Schema) => unknown, keyword: string) => ({
  lines: answering((answer, { schema }) =>
    answer.schema && isRefused(schema)
      ? { id: answer.id, refused: { pointer: '', keyword, reason: `There is no ${keyword}.` } }
      : answer,
  ),
})

/** Mutants that refuse what has a form. */
export const nearRefusals = mutantsIn('flattener.refusal')({
  'only-when-needed': {
    'refuses-five-actions: refuses more than four actions': refusingTools(
      (schema) => listOf(schema, 'oneOf').length > 4,
      'oneOf',
    ),
    'refuses-names-of-definitions: refuses references by name': refusingMembers(
      ({ $ref }) => /^#\w/.test(String($ref)),
      '$ref',
    ),
    'refuses-signs: refuses members with signs in their names': refusingMembers(
      (_, name) => !/^\w+$/.test(name),
      'properties',
    ),
    'refuses-type-lists: refuses lists of types': refusingMembers(
      ({ type }) => Array.isArray(type),
      'type',
    ),
    'refuses-maps: refuses objects that state what other members are': refusingMembers(
      ({ additionalProperties: rest }) => isObject(rest),
      'additionalProperties',
    ),
    'refuses-whole-values: refuses constants that are objects': refusingMembers(
      ({ const: value }) => isObject(value),
      'const',
    ),
    'refuses-null-in-unions: refuses unions with null': refusingMembers(
      (member) => listOf(member, 'anyOf').some((one) => isObject(one) && one.type === 'null'),
      'anyOf',
    ),
    'refuses-objects-of-nothing: refuses objects that have no members': refusingMembers(
      ({ properties }) => isObject(properties) && Object.keys(properties).length === 0,
      'properties',
    ),
    'refuses-single-actions: refuses a union of one': refusingTools(
      (schema) => listOf(schema, 'oneOf').length === 1,
      'oneOf',
    ),
    'refuses-any-of-actions: refuses actions that are a union by anyOf': refusingTools(
      (schema) => listOf(schema, 'anyOf').some((one) => isObject(one) && one.properties),
      'anyOf',
    ),
    'refuses-numbered-actions: refuses actions that are numbers': refusingTools(
      (schema) => /"op":\{"const":\d/.test(JSON.stringify(schema)),
      'oneOf',
    ),
    'refuses-referring-actions: refuses branches of the root that have references': refusingTools(
      (schema) => JSON.stringify(listOf(schema, 'oneOf')).includes('"$ref"'),
      'oneOf',
    ),
  },
})
