import type { ProviderId } from '../../../../spec/generated/providers.ts'
import type { Passes } from '../../context.ts'
import { limitBroken } from '../../limits.ts'
import { mapOf, requiredOf } from '../../schema.ts'
import { mutantsIn } from '../mutant.ts'
import { changing } from '../rewrite.ts'
import { atGivenRoot } from './change.ts'

type Limits = Parameters<typeof limitBroken>[1]

/** Counts by limits that are larger than the provider's, or smaller. */
const counting = (change: (limits: Limits) => Limits, provider: ProviderId) => ({
  apply: (passes: Passes): Passes => ({
    ...passes,
    limit: (schema, limits) => limitBroken(schema, { ...limits, ...change(limits) }),
  }),
  providers: [provider],
})

type Count = {
  [K in keyof Limits]-?: NonNullable<Limits[K]> extends number ? K : never
}[keyof Limits]

const byOne = (limit: Count, provider: ProviderId, more = 1) =>
  counting(({ [limit]: most = 0 }) => ({ [limit]: most + more }), provider)

/** Mutants that count one more or one less than the provider. */
export const nearLimits = [
  ...mutantsIn('flattener.conformity')({
    'within-limits': {
      'one-property-more: takes one property more than the provider': byOne(
        'properties',
        'azure-openai-strict',
      ),
      'one-field-more: takes one field more than the provider': byOne('fields', 'cohere-strict'),
      'one-option-more: takes one optional property more than the provider': byOne(
        'optional',
        'anthropic-strict',
      ),
      'one-union-more: takes one union more than the provider': byOne('unions', 'anthropic-strict'),
      'one-value-more: takes one value more than the provider': byOne(
        'enum_values',
        'openai-strict',
      ),
      'one-character-more: takes one character of names and values more than the provider': byOne(
        'string_characters',
        'openai-strict',
      ),
      'one-character-of-all-more: takes one character of a schema more than the provider': byOne(
        'schema_characters',
        'cerebras-strict',
      ),
      'one-item-more: takes one item of all lists more than the provider': byOne(
        'max_items_sum',
        'gemini-json-schema',
      ),
      'large-lists: counts no characters of many values': counting(
        () => ({ large_enum: { over_values: 1000, characters: 15_000 } }),
        'openai-strict',
      ),
      'one-level-more: takes one object in objects more than the provider': {
        apply: changing('members', (pass) => (draft, context) => {
          const { facts } = context.rules
          const limits = { ...facts.limits, depth: (facts.limits.depth ?? 0) + 1 }
          return pass(draft, {
            ...context,
            rules: { ...context.rules, facts: { ...facts, limits } },
          })
        }),
        providers: ['azure-openai-strict'],
      },
    },
    'names-fit': {
      'one-letter-more: keeps names of one letter more than the provider takes': {
        apply: changing('members', (pass) => (draft, context) => {
          const names = new RegExp(context.rules.names.source.replace('63', '64'), 'u')
          return pass(draft, { ...context, rules: { ...context.rules, names } })
        }),
      },
    },
  }),
  ...mutantsIn('flattener.identity')({
    'conforming-is-unchanged': {
      'one-option-less: takes one optional property less than the provider': byOne(
        'optional',
        'anthropic-strict',
        -1,
      ),
    },
  }),
  ...mutantsIn('flattener.soundness')({
    'accepts-valid-calls': {
      'leaves-out-the-rest: leaves out the properties that are more than the provider takes': {
        lines: atGivenRoot((schema) => {
          const some = Object.entries(mapOf(schema, 'properties')).slice(0, 100)
          const required = requiredOf(schema).slice(0, 100)
          return some.length < 100
            ? schema
            : { ...schema, properties: Object.fromEntries(some), required }
        }),
        providers: ['azure-openai-strict'],
      },
    },
  }),
]
