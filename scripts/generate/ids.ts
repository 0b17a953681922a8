import type { Catalogue } from '../../spec/generated/catalogue.ts'
import { pascal } from '../spec/names.ts'
import { banner, type Output } from './output.ts'

/** Writes the ids of requirements and their clauses as types: one union a role, and all of them. */
export function requirementIds({ requirements, features, revisions }: Catalogue): Output {
  const roles = [...new Set(requirements.map(({ role }) => role))].sort()
  const text = [
    ...roles.map((role) =>
      union(idsOf(role), `Requirements of a ${role}.`, idsIn(requirements, role).map(quoted)),
    ),
    union('RequirementId', 'Every requirement.', roles.map(idsOf)),
    members('RequirementIdOf', 'Requirements by the role they bind.', roles, idsOf),
    ...roles.map((role) => clauseUnion(requirements, role)),
    union(
      'ClauseRef',
      'Every requirement, and each of its clauses as `id#clause`.',
      roles.map(refsOf),
    ),
    members('ClauseRefOf', 'Requirements and clauses by the role they bind.', roles, refsOf),
    union('FeatureId', 'Features.', features.map(({ id }) => quoted(id)).sort()),
    union(
      'RevisionId',
      'Revisions.',
      revisions.map(({ id }) => quoted(id)),
    ),
  ]
  return { path: 'requirement-ids.ts', text: banner + text.join('\n') }
}

type Requirements = Catalogue['requirements']

const idsOf = (role: string): string => `${pascal(role)}RequirementId`

const refsOf = (role: string): string => `${pascal(role)}ClauseRef`

const idsIn = (requirements: Requirements, role: string): string[] =>
  requirements.filter((each) => each.role === role).map(({ id }) => id)

function clauseUnion(requirements: Requirements, role: string): string {
  const own = requirements.filter((each) => each.role === role)
  const refs = own.flatMap(({ id, clauses = {} }) =>
    Object.keys(clauses).map((key) => quoted(`${id}#${key}`)),
  )
  return union(refsOf(role), `Requirements of a ${role}, and each of their clauses.`, [
    idsOf(role),
    ...refs,
  ])
}

const quoted = (id: string): string => `'${id}'`

const union = (name: string, about: string, types: string[]): string =>
  `/** ${about} */\nexport type ${name} =${types.length === 0 ? ' never\n' : `\n${types.map((type) => `  | ${type}\n`).join('')}`}`

const members = (
  name: string,
  about: string,
  roles: readonly string[],
  typeOf: (role: string) => string,
): string =>
  `/** ${about} */\nexport type ${name} = {\n${roles.map((role) => `  '${role}': ${typeOf(role)}\n`).join('')}}\n`
