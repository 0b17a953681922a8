import { camel } from '../spec/names.ts'
import { appended } from './insert.ts'
import type { Part } from './scaffold.ts'
import type { Wish } from './wish.ts'

/** The rule that judges the requirement; without `judge` it does not pass the type check. */
export const checkFile = (wish: Wish): Part => ({
  path: `conformance/${wish.protocol}/${wish.area}.ts`,
  grown: (old) => appended(old, call(wish), rule(wish)) ?? begun(old, wish),
})

const call = ({ role }: Wish) => `rulesFor('${role}')(`

/** A file, or a role within it, that has no rules yet. */
function begun(old: string, wish: Wish): string {
  const imports = /\brulesFor\b/.test(old) ? '' : "import { rulesFor } from '../check.ts'\n"
  return `${imports}${old}
/** Rules for the ${wish.role}. */
export const ${nameOf(wish)} = ${call(wish)}
${rule(wish)}
)
`
}

const nameOf = ({ area, role }: Wish) => `${camel(role === 'tool' ? area : `${role}-${area}`)}Rules`

const rule = ({ id }: Wish) => `  {
    verifies: '${id}',
    title: '',
    toExercise: '',
  },`
