import { camel } from '../spec/names.ts'
import { appended } from './insert.ts'
import type { Part } from './part.ts'
import { placesOf } from './places.ts'
import type { Wish } from './wish.ts'

/** The rule that judges the requirement; without `judge` it does not pass the type check. */
export const checkFile = (wish: Wish): Part => ({
  path: placesOf(wish).check,
  grown: (old) => appended(old, placesOf(wish).rules.call, rule(wish)) ?? begun(old, wish),
})

/** A file, or a role within it, that has no rules yet. */
function begun(old: string, wish: Wish): string {
  const { name, call, from } = placesOf(wish).rules
  const imports = old.includes(name) ? '' : `import { ${name} } from '${from}'\n`
  return `${imports}${old}
/** Rules for the ${wish.role}. */
export const ${camel(wish.area)}Rules = ${call}
${rule(wish)}
)
`
}

const rule = ({ id }: Wish) => `  {
    verifies: '${id}',
    title: '',
    toExercise: '',
  },`
