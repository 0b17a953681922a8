import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { readCatalogue } from './catalogue.ts'
import { type Io, UsageError } from './command.ts'
import { clipped, columns } from './table.ts'

/** What narrows the list down. */
interface ListOptions {
  role?: string
  protocol?: string
  level?: string
  missing?: boolean
}

/**
 * Lists requirements with counts, and how many are known but still to be written.
 * @throws UsageError when an option names nothing that there is.
 */
export function list(values: ListOptions, io: Io): number {
  const catalogue = readCatalogue()
  checkChoices(values, catalogue)
  const kept = catalogue.requirements.filter((each) => isWanted(each, values))
  if (!values.missing) io.out(`${requirementTable(kept)}\n`)
  io.out(
    values.missing ? missingTable(catalogue, values.protocol) : countTable(catalogue, kept, values),
  )
  return 0
}

const protocolOf = ({ id }: CatalogueRequirement): string => id.slice(0, id.indexOf('.'))

const isWanted = (each: CatalogueRequirement, { role, protocol, level }: ListOptions): boolean =>
  each.role === (role ?? each.role) &&
  each.level === (level ?? each.level) &&
  protocolOf(each) === (protocol ?? protocolOf(each))

function checkChoices(values: ListOptions, { requirements, protocols }: Catalogue): void {
  const roles = new Set(requirements.map(({ role }) => role))
  for (const [name, known] of [
    ['role', [...roles, 'tool', 'host', 'plugin', 'plugin-host', 'flattener']],
    ['protocol', protocols.map(({ id }) => id)],
    ['level', levels],
  ] as const) {
    const value = values[name]
    if (value !== undefined && !known.some((each) => each === value))
      throw new UsageError(`unknown ${name} \`${value}\`; choose ${[...new Set(known)].join(', ')}`)
  }
}

const levels = ['must', 'should', 'may'] as const

const requirementTable = (requirements: CatalogueRequirement[]): string =>
  columns([
    ['REQUIREMENT', 'LEVEL', 'ROLE', 'TEXT'],
    ...requirements.map(({ id, level, role, text }) => [id, level, role, clipped(text.trim(), 90)]),
  ])

function countTable(
  { protocols }: Catalogue,
  kept: CatalogueRequirement[],
  values: ListOptions,
): string {
  const shown = protocols.filter(({ id }) => id === (values.protocol ?? id))
  return columns([
    ['PROTOCOL', ...levels.map((level) => level.toUpperCase()), 'ALL', 'STILL TO BE WRITTEN'],
    ...shown.map(({ id, missing }) => {
      const own = kept.filter((each) => protocolOf(each) === id)
      const counts = levels.map((level) => own.filter((each) => each.level === level).length)
      return [id, ...counts, own.length, missing]
    }),
  ])
}

function missingTable({ protocols }: Catalogue, protocol: string | undefined): string {
  const shown = protocols.filter(({ id }) => id === (protocol ?? id))
  const areas = shown.flatMap((each) => each.areas.filter(({ missing }) => missing > 0))
  return columns([
    ['AREA', 'WRITTEN', 'STILL TO BE WRITTEN'],
    ...areas.map(({ id, requirements, missing }) => [id, requirements, missing]),
    ...shown.map(({ id, requirements, missing }) => [`${id} (all)`, requirements, missing]),
  ])
}
