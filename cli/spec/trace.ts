import { citedBy } from '../../conformance/engine/clause.ts'
import {
  type Citations,
  countsOf,
  coverageOf,
  shortfallOf,
} from '../../conformance/engine/coverage.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { readAbout, readCatalogue } from './catalogue.ts'
import type { Io, Links, LinksOf } from './command.ts'
import { columns, wrapped } from './table.ts'

/** Follows one requirement from its source to the reasons why its mutants die; without an id, counts those of all. */
export async function trace(id: string | undefined, io: Io, linksOf: LinksOf): Promise<number> {
  if (id === undefined) return traceAll(io, linksOf)
  const about = readAbout(id)
  if (about === undefined) return (await import('./area.ts')).showArea(id, io)
  io.out(origin(about.requirement))
  const links = await linksOf(id)
  io.out(`coverage\n${coverageText(about.requirement, links)}`)
  io.out(linksText(links))
  return 0
}

async function traceAll(io: Io, linksOf: LinksOf): Promise<number> {
  const { requirements } = readCatalogue()
  const counts = countsOf(requirements, citationsIn(await linksOf()))
  io.out(
    columns([
      ['ROLE', 'PROTOCOL', 'CLAUSES', 'CHECKED', 'WITH MUTANT', 'KILLED'],
      ...counts.map(({ role, protocol, clauses, checks, mutants, kills }) => [
        role,
        protocol,
        clauses,
        checks,
        mutants,
        kills,
      ]),
    ]),
  )
  const shortfall = shortfallOf(requirements)
  if (shortfall !== undefined) io.out(wrapped(shortfall))
  return 0
}

const citationsIn = ({ checks, mutants, kills }: Links): Citations => ({
  checks: checks.map(({ verifies }) => verifies),
  mutants: mutants.map(({ violates }) => violates),
  kills: kills.map(({ requirement }) => requirement),
})

const coverageText = (requirement: CatalogueRequirement, links: Links): string =>
  columns(
    coverageOf(requirement, citationsIn(links)).map(({ clause, checks, mutants, kills }) => [
      `  ${nameOf(clause)}`,
      counted(checks, 'check'),
      counted(mutants, 'mutant'),
      counted(kills, 'kill'),
    ]),
  )

function nameOf(ref: string): string {
  const { clause } = citedBy(ref)
  return clause === undefined ? 'as a whole' : `#${clause}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const origin = ({ id, source, text, file, line }: CatalogueRequirement): string =>
  [section('source', source), section(`requirement ${id} (${file}:${line})`, [text])].join('')

const linksText = ({ checks, mutants, kills }: Links): string =>
  [
    section(
      'checks',
      checks.map(({ title, file }) => `${title} (${file})`),
    ),
    section(
      'mutants',
      mutants.map(({ id, change, file }) => `${id}: ${change} (${file})`),
    ),
    section(
      'last kills',
      kills.map(({ mutant, reason }) => `${mutant}: ${reason}`),
    ),
  ].join('')

const section = (title: string, lines: string[]): string =>
  `${title}\n${lines.length > 0 ? lines.map((line) => wrapped(line, '  ')).join('') : '  none\n'}`
