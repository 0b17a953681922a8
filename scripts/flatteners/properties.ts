import type { Result } from '../../spec/generated/results.ts'

/** A column of the page: a promise that a flattener keeps, and the requirements that it consists of. */
export interface Property {
  name: string
  means: string
  requirements: readonly string[]
}

/** The worst to break comes first. A requirement belongs to the first column that names it. */
export const properties: readonly Property[] = [
  {
    name: 'satisfiable',
    means: 'What comes out can be satisfied, in every branch, and has its parameters.',
    requirements: [
      'flattener.soundness.not-empty',
      'flattener.soundness.witness-of-each-branch',
      'flattener.refusal.rather-than-lie',
    ],
  },
  {
    name: 'sound',
    means: 'Every valid call is still accepted.',
    requirements: ['flattener.soundness.'],
  },
  {
    name: 'conforms',
    means: 'What comes out is within the profile of the provider.',
    requirements: ['flattener.conformity.'],
  },
  {
    name: 'described',
    means: 'Every loss is noted, and described to the model.',
    requirements: ['flattener.ledger.', 'flattener.union.exclusivity-is-honest'],
  },
  {
    name: 'unions',
    means: 'Unions become what the profile has for them, and no looser than need be.',
    requirements: ['flattener.union.'],
  },
  {
    name: 'refusal',
    means: 'It refuses what cannot be stated, names the place, and refuses nothing else.',
    requirements: ['flattener.refusal.'],
  },
  {
    name: 'round trip',
    means: "The model's arguments become an instance of the tool's own schema again.",
    requirements: ['flattener.decode.'],
  },
  {
    name: 'identity',
    means: 'What need not change does not; order and descriptions stay.',
    requirements: [
      'flattener.identity.conforming-is-unchanged',
      'flattener.identity.keeps-order',
      'flattener.identity.keeps-descriptions',
    ],
  },
  {
    name: 'idempotent',
    means: 'A second pass changes nothing.',
    requirements: ['flattener.identity.idempotent'],
  },
  {
    name: 'names',
    means: 'Names and values that look like keywords are left alone.',
    requirements: ['flattener.purity.names-are-data', 'flattener.purity.values-are-data'],
  },
  {
    name: 'pure',
    means: 'The same bytes whatever came before, and no network.',
    requirements: ['flattener.purity.'],
  },
  {
    name: 'bounded',
    means: 'Every schema gets an answer, in bounded time.',
    requirements: ['flattener.bounds.', 'flattener.totality.', 'flattener.lines.'],
  },
]

/** The column that a requirement is counted in. */
export function propertyOf({ requirement }: Result): Property | undefined {
  const named = (property: Property) => property.requirements.some((name) => name === requirement)
  const within = (property: Property) =>
    property.requirements.some((name) => name.endsWith('.') && requirement.startsWith(name))
  return properties.find(named) ?? properties.find(within)
}
