import type {
  Catalogue,
  CatalogueArea,
  CatalogueRequirement,
} from '../../spec/generated/catalogue.ts'
import type { MachineFile } from '../../spec/generated/formats.ts'
import { eventsOf, legalSteps } from '../spec/machines.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { Output } from './output.ts'

/** Writes the index of the specification for people. */
export function markdownIndex(catalogue: Catalogue, tree: SpecTree): Output {
  const sections = [
    '<!-- Written by `npm run spec` from spec/; change it there. -->\n\n# The specification\n',
    countsOf(catalogue),
    ...catalogue.protocols.map(({ id, areas }) => protocolSection(id, areas, catalogue)),
    messagesSection(catalogue),
    ...['## Machines\n', ...tree.machine.map(({ value }) => machineSection(value))],
    featuresSection(catalogue),
    profilesSection(catalogue),
    ambiguitiesSection(catalogue),
  ]
  return { path: 'index.md', text: `${sections.join('\n').trimEnd()}\n` }
}

const countsOf = ({ protocols }: Catalogue): string =>
  table(
    ['Protocol', 'Requirements'],
    protocols.map(({ id, requirements }) => [id, requirements]),
  )

const protocolSection = (id: string, areas: CatalogueArea[], catalogue: Catalogue): string =>
  areas.length > 0
    ? [`## ${id}\n`, ...areas.map((area) => areaSection(area, catalogue))].join('\n')
    : ''

function areaSection({ id, title }: CatalogueArea, { requirements }: Catalogue): string {
  const own = requirements.filter(({ area }) => area === id)
  return [`### ${title} (\`${id}\`)\n`, own.length > 0 ? requirementTable(own) : ''].join('\n')
}

const requirementTable = (requirements: CatalogueRequirement[]): string =>
  table(
    ['Requirement', 'Level', 'Role', 'Text', 'Source'],
    requirements.map((each) => [
      `\`${each.id}\``,
      each.level,
      each.role,
      textOf(each),
      originOf(each),
    ]),
  )

const textOf = ({ text, clauses = {}, because, accepts = [] }: CatalogueRequirement): string =>
  [
    text.trim(),
    ...Object.entries(clauses).map(([key, clause]) => `\`#${key}\` ${clause.trim()}`),
    because ? `*Because:* ${because.trim()}` : '',
    accepts.length > 0 ? `*Accepts:* ${accepts.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join('<br>')

const originOf = ({ source, basis, from = [] }: CatalogueRequirement): string =>
  source.join('<br>') + (basis === 'stated' ? '' : `<br>(${[basis, ...from].join(' ')})`)

const messagesSection = ({ messages }: Catalogue): string =>
  `## Messages\n\n${table(
    ['Message', 'Protocol', 'Kind', 'From', 'Summary', 'Source'],
    messages.map((each) => [
      `\`${each.name}\``,
      each.protocol,
      each.kind,
      each.from ?? '',
      each.summary,
      each.source.join('<br>'),
    ]),
  )}`

function machineSection(machine: MachineFile): string {
  const states = Object.entries(machine.states)
  const notes = states.map(
    ([name, { text, final }]) => `- **${name}**${final ? ' (final)' : ''}: ${text.trim()}`,
  )
  return `### ${machine.machine}\n\nStarts in \`${machine.initial}\`; an empty cell is a step that must not occur.\n\n${stateTable(machine)}\n${notes.join('\n')}\n`
}

function stateTable(machine: MachineFile): string {
  const legal = legalSteps(machine)
  const events = eventsOf(machine)
  const target = (from: string, on: string, by: string) =>
    legal
      .filter((step) => step.from === from && step.on === on && step.by === by)
      .map(({ to }) => to)
  return table(
    ['State', ...events.map(({ on, by }) => `${on} (${by})`)],
    Object.keys(machine.states).map((from) => [
      `\`${from}\``,
      ...events.map(({ on, by }) => target(from, on, by).join(', ')),
    ]),
  )
}

const featuresSection = ({ features }: Catalogue): string =>
  `## Features\n\n${table(
    ['Feature', 'Roles', 'Text'],
    features.map(({ id, roles, text }) => [`\`${id}\``, roles.join(', '), text]),
  )}`

const profilesSection = ({ profiles }: Catalogue): string =>
  profiles.length > 0
    ? `## Profiles\n\nA profile has its own features and those of the profiles that it includes.\n\n${table(
        ['Profile', 'Protocol', 'Includes', 'Features', 'Since', 'Text'],
        profiles.map(({ id, protocol, includes, features, since = '', text }) => [
          `\`${id}\``,
          protocol,
          includes.join(', '),
          features.join(', '),
          since,
          text,
        ]),
      )}`
    : ''

/** What the verdict of an ambiguity means for a subject. */
const VERDICTS = `- **require**: one reading is required, and another one fails.
- **tolerate**: several readings pass.
- **report**: the behaviour is tried and reported, and never fails.
- **mixed**: parts of the question have different verdicts, as the resolution states.
`

const ambiguitiesSection = ({ ambiguities }: Catalogue): string =>
  `## Ambiguities\n\n${VERDICTS}\n${table(
    ['Ambiguity', 'Question', 'Verdict', 'Resolution', 'Requirements'],
    ambiguities.map((each) => [
      `\`${each.id}\`<br>${each.source.join('<br>')}`,
      each.question,
      each.verdict,
      `${each.resolution.trim()}<br>*Because:* ${each.because.trim()}`,
      each.requirements.map((id) => `\`${id}\``).join('<br>'),
    ]),
  )}`

function table(heads: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

const cell = (text: string | number): string =>
  String(text).trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
