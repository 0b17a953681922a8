import type { Part } from './part.ts'
import type { Wish } from './wish.ts'

/** The requirement's entry; an empty text and an empty feature do not pass the lint of the specification. */
export const entryFile = (wish: Wish): Part => ({
  path: `spec/${wish.protocol}/${wish.area}.yaml`,
  grown: (old) =>
    `${old.replace(/requirements: \[\]\s*$/, 'requirements:\n').trimEnd()}\n${entry(wish)}`,
})

const entry = ({ id, role, level }: Wish) => `  - id: ${id}
    role: ${role}
    level: ${level}
    basis: stated
    feature: ''
    text: ''
`
