import type { Catalogue, CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { nearest } from '../nearest.ts'
import { problemText } from '../problem.ts'
import { findRequirement, readCatalogue } from './catalogue.ts'
import type { Io } from './command.ts'
import { columns, wrapped } from './table.ts'

/** Shows one requirement with everything that the specification says about it. */
export function show(id: string, io: Io): number {
  const catalogue = readCatalogue()
  const requirement = findRequirement(catalogue, id)
  if (!requirement) return unknown(id, catalogue, io)
  io.out(requirementText(requirement, catalogue))
  return 0
}

/** Tells which ids an unknown one may have meant; the exit status is 2. */
export function unknown(id: string, { requirements }: Catalogue, io: Io): 2 {
  const names = closest(
    id,
    requirements.map((each) => each.id),
  )
  const nearby = names.length > 0 ? `; nearest: ${names.join(', ')}` : ''
  const says = `no requirement is called \`${id}\`${nearby}`
  io.err(problemText([{ says, hint: 'All ids: jp-conformance spec list' }]))
  return 2
}

function closest(id: string, known: string[], count = 3): string[] {
  const best = count > 0 ? nearest(id, known) : undefined
  if (best === undefined) return []
  const others = known.filter((name) => name !== best)
  return [best, ...closest(id, others, count - 1)]
}

/** Writes one requirement with everything that the catalogue says about it. */
export function requirementText(requirement: CatalogueRequirement, catalogue: Catalogue): string {
  const accepts = requirement.accepts ?? []
  return [
    `${requirement.id}\n\n`,
    wrapped(requirement.text, '  '),
    clauseText(requirement),
    '\n',
    columns(facts(requirement, catalogue)),
    accepts.length > 0 ? `\naccepts\n${accepts.map((each) => wrapped(each, '  - ')).join('')}` : '',
    ambiguityText(requirement.id, catalogue),
  ].join('')
}

function clauseText({ clauses = {} }: CatalogueRequirement): string {
  const lines = Object.entries(clauses).map(([key, text]) => wrapped(`#${key}: ${text}`, '  - '))
  return lines.length > 0 ? `\nclauses\n${lines.join('')}` : ''
}

const facts = (each: CatalogueRequirement, catalogue: Catalogue): string[][] =>
  [
    ['level', each.level],
    ['role', each.role],
    ['basis', [each.basis, ...(each.from ?? [])].join(' ')],
    ['because', each.because?.trim()],
    ['disposition', each.disposition],
    ['feature', featureText(each.feature, catalogue)],
    ['source', each.source.map((source) => sourceText(source, catalogue)).join('; ')],
    ['since', each.since],
    ['until', each.until],
    ['untestable', each.untestable?.trim()],
    ['file', `${each.file}:${each.line}`],
  ].flatMap(([name, value]) => (name && value ? [[name, value]] : []))

function featureText(id: string, { features }: Catalogue): string {
  const text = features.find((feature) => feature.id === id)?.text
  return text ? `${id}: ${text}` : id
}

function sourceText(citation: string, { sources }: Catalogue): string {
  const title = sources.find(({ id }) => id === citation.split(' §')[0])?.title
  return title ? `${citation} (${title})` : citation
}

const ambiguityText = (id: string, { ambiguities }: Catalogue): string =>
  ambiguities
    .filter(({ requirements }) => requirements.includes(id))
    .map(
      (each) =>
        `\nambiguity ${each.id} (${each.verdict})\n${wrapped(each.question, '  ')}${wrapped(each.resolution, '  → ')}`,
    )
    .join('')
