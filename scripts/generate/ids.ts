import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { pascal } from '../spec/names.ts'
import { banner, type Output } from './output.ts'

const roles: CatalogueRequirement['role'][] = ['tool', 'host', 'plugin', 'plugin-host', 'flattener']

/** Writes the ids of requirements as types: one union a role, and all of them. */
export function requirementIds({ requirements, features, revisions }: Catalogue): Output {
  const ofRole = (role: string) =>
    requirements.filter((each) => each.role === role).map(({ id }) => id)
  const text = [
    ...roles.map((role) =>
      union(`${pascal(role)}RequirementId`, `Requirements of a ${role}.`, ofRole(role)),
    ),
    `/** Every requirement. */\nexport type RequirementId =\n${roles.map((role) => `  | ${pascal(role)}RequirementId\n`).join('')}`,
    `/** Requirements by the role they bind. */\nexport type RequirementIdOf = {\n${roles.map((role) => `  '${role}': ${pascal(role)}RequirementId\n`).join('')}}\n`,
    union('FeatureId', 'Features.', features.map(({ id }) => id).sort()),
    union(
      'RevisionId',
      'Revisions.',
      revisions.map(({ id }) => id),
    ),
  ]
  return { path: 'requirement-ids.ts', text: banner + text.join('\n') }
}

const union = (name: string, about: string, ids: string[]): string =>
  `/** ${about} */\nexport type ${name} =${ids.length === 0 ? ' never\n' : `\n${ids.map((id) => `  | '${id}'\n`).join('')}`}`
