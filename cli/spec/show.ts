import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { type About, readAbout } from './catalogue.ts'
import type { Io } from './command.ts'
import { columns, wrapped } from './table.ts'

/** Shows one requirement, or that of a clause, with everything that the specification states about it. */
export async function show(id: string, io: Io): Promise<number> {
  const about = readAbout(id.replace(/#.*$/, ''))
  if (about === undefined) return (await import('./area.ts')).showArea(id, io)
  io.out(requirementText(about))
  return 0
}

/** Writes one requirement with everything that the catalogue states about it. */
export function requirementText(about: About): string {
  const { requirement } = about
  const accepts = requirement.accepts ?? []
  return [
    `${requirement.id}\n\n`,
    wrapped(requirement.text, '  '),
    clauseText(requirement),
    '\n',
    columns(facts(requirement, about)),
    accepts.length > 0 ? `\naccepts\n${accepts.map((each) => wrapped(each, '  - ')).join('')}` : '',
    ambiguityText(about),
  ].join('')
}

function clauseText({ clauses = {} }: CatalogueRequirement): string {
  const lines = Object.entries(clauses).map(([key, text]) => wrapped(`#${key}: ${text}`, '  - '))
  return lines.length > 0 ? `\nclauses\n${lines.join('')}` : ''
}

const facts = (each: CatalogueRequirement, about: About): string[][] =>
  [
    ['level', each.level],
    ['role', each.role],
    ['basis', [each.basis, ...(each.from ?? [])].join(' ')],
    ['because', each.because?.trim()],
    ['disposition', each.disposition],
    ['feature', featureText(each.feature, about)],
    ['source', each.source.map((source) => sourceText(source, about)).join('; ')],
    ['since', each.since],
    ['until', each.until],
    ['untestable', each.untestable?.trim()],
    ['file', `${each.file}:${each.line}`],
  ].flatMap(([name, value]) => (name && value ? [[name, value]] : []))

function featureText(id: string, { features }: About): string {
  const text = features.find((feature) => feature.id === id)?.text
  return text ? `${id}: ${text}` : id
}

function sourceText(citation: string, { sources }: About): string {
  const title = sources.find(({ id }) => id === citation.split(' §')[0])?.title
  return title ? `${citation} (${title})` : citation
}

const ambiguityText = ({ requirement: { id }, ambiguities }: About): string =>
  ambiguities
    .filter(({ requirements }) => requirements.includes(id))
    .map(
      (each) =>
        `\nambiguity ${each.id} (${each.verdict})\n${wrapped(each.question, '  ')}${wrapped(each.resolution, '  → ')}`,
    )
    .join('')
