import { camel } from '../spec/names.ts'
import { appended } from './insert.ts'
import type { Part } from './part.ts'
import { placesOf } from './places.ts'
import type { RequirementRequest } from './requirement-request.ts'

/** The id that the mutant begins with. */
export const mutantId = ({ protocol, area, words }: RequirementRequest) =>
  `${protocol}.${area}.breaks-${words}`

/** The mutant of the requirement; without what it changes it does not pass the type check. */
export const mutantFile = (request: RequirementRequest): Part => ({
  path: placesOf(request).mutant,
  grown: (old) => inTable(old, request),
})

/** Mutants stand in a table of their area, or of areas in several files in the list that joins them. */
function inTable(old: string, request: RequirementRequest): string {
  const { protocol, area } = request
  const table = `mutantsIn('${protocol}.${area}')({`
  const whole = `${table}\n${entry(request)}\n})`
  const inList = `Mutants: readonly Mutant[] = [`
  return (
    appended(old, table, entry(request), '})') ??
    imported(appended(old, inList, `  ...${whole.replaceAll('\n', '\n  ')},`, ']')) ??
    `${old || IMPORT}\nexport const ${camel(area)}Mutants = ${whole}\n`
  )
}

const IMPORT = "import { mutantsIn } from './mutant.ts'\n"
const imported = (text?: string) => (text === undefined ? undefined : IMPORT + text)

const entry = ({ words }: RequirementRequest) => `  '${words}': {
    'breaks-${words}: ': undefined,
  },`
