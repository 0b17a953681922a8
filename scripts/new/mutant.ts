import { camel } from '../spec/names.ts'
import { appended } from './insert.ts'
import type { Part } from './part.ts'
import { placesOf } from './places.ts'
import type { Wish } from './wish.ts'

/** The id that the mutant begins with. */
export const mutantId = ({ protocol, area, words }: Wish) => `${protocol}.${area}.breaks-${words}`

/** The mutant of the requirement; without `apply` it does not pass the type check. */
export const mutantFile = (wish: Wish): Part => ({
  path: placesOf(wish).mutant,
  grown: (old) => appended(old, 'mutantsOf(', mutant(wish)) ?? begun(old, wish),
})

const begun = (old: string, wish: Wish) => `${old || "import { mutantsOf } from './mutant.ts'\n"}
export const ${camel(wish.area)}Mutants = mutantsOf(
${mutant(wish)}
)
`

const mutant = (wish: Wish) => `  {
    id: '${mutantId(wish)}',
    violates: '${wish.id}',
    change: '',
  },`
