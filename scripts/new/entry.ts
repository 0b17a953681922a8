import type { Part } from './part.ts'
import type { RequirementRequest } from './requirement-request.ts'

/** The requirement's entry; an empty text and an empty feature do not pass the lint of the specification. */
export const entryFile = (request: RequirementRequest): Part => ({
  path: `spec/${request.protocol}/${request.area}.yaml`,
  grown: (old) =>
    `${old.replace(/requirements: \[\]\s*$/, 'requirements:\n').trimEnd()}\n${entry(request)}`,
})

const entry = ({ id, role, level }: RequirementRequest) => `  - id: ${id}
    role: ${role}
    level: ${level}
    basis: stated
    feature: ''
    text: ''
`
