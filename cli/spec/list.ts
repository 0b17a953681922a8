import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { readCatalogue } from './catalogue.ts'
import { type Io, UsageError } from './command.ts'
import { clipped, columns } from './table.ts'

/** What narrows the list down. */
interface ListOptions {
  role?: string
  protocol?: string
  level?: string
}

/**
 * Lists requirements with counts.
 * @throws UsageError when an option names nothing that there is.
 */
export function list(values: ListOptions, io: Io): number {
  const catalogue = readCatalogue()
  checkChoices(values, catalogue)
  const retained = catalogue.requirements.filter((each) => isWanted(each, values))
  io.out(`${requirementTable(retained)}\n`)
  io.out(countTable(catalogue, retained, values))
  return 0
}

const protocolOf = ({ id }: CatalogueRequirement): string => id.slice(0, id.indexOf('.'))

const isWanted = (each: CatalogueRequirement, { role, protocol, level }: ListOptions): boolean =>
  each.role === (role ?? each.role) &&
  each.level === (level ?? each.level) &&
  protocolOf(each) === (protocol ?? protocolOf(each))

function checkChoices(values: ListOptions, { requirements, protocols }: Catalogue): void {
  for (const [name, known] of [
    ['role', requirements.map(({ role }) => role)],
    ['protocol', protocols.map(({ id }) => id)],
    ['level', levels],
  ] as const) {
    const value = values[name]
    if (value !== undefined && !known.some((each) => each === value))
      throw new UsageError(`unknown ${name} \`${value}\`; choose ${[...new Set(known)].join(', ')}`)
  }
}

const levels = ['must', 'should', 'may'] as const

/** The requirements, each on one line. */
export const requirementTable = (requirements: CatalogueRequirement[]): string =>
  columns([
    ['REQUIREMENT', 'LEVEL', 'ROLE', 'TEXT'],
    ...requirements.map(({ id, level, role, text }) => [id, level, role, clipped(text.trim(), 90)]),
  ])

function countTable(
  { protocols }: Catalogue,
  retained: CatalogueRequirement[],
  values: ListOptions,
): string {
  const shown = protocols.filter(({ id }) => id === (values.protocol ?? id))
  return columns([
    ['PROTOCOL', ...levels.map((level) => level.toUpperCase()), 'ALL'],
    ...shown.map(({ id }) => {
      const own = retained.filter((each) => protocolOf(each) === id)
      const counts = levels.map((level) => own.filter((each) => each.level === level).length)
      return [id, ...counts, own.length]
    }),
  ])
}
