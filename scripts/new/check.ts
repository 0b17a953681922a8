import { camel } from '../spec/names.ts'
import { appended } from './insert.ts'
import type { Part } from './part.ts'
import { placesOf } from './places.ts'
import type { RequirementRequest } from './requirement-request.ts'

/** The rule that judges the requirement; without `judge` it does not pass the type check. */
export const checkFile = (request: RequirementRequest): Part => ({
  path: placesOf(request).check,
  grown: (old) => appended(old, placesOf(request).rules.call, rule(request)) ?? begun(old, request),
})

/** A file, or a role within it, that has no rules yet. */
function begun(old: string, request: RequirementRequest): string {
  const { name, call, from } = placesOf(request).rules
  const imports = old.includes(name) ? '' : `import { ${name} } from '${from}'\n`
  return `${imports}${old}
/** Rules for the ${request.role}. */
export const ${camel(request.area)}Rules = ${call}
${rule(request)}
)
`
}

const rule = ({ id }: RequirementRequest) => `  {
    verifies: '${id}',
    title: '',
    toExercise: '',
  },`
