import type { ProviderFile } from '../../../spec/generated/formats.ts'
import type { SpecFile } from '../../spec/file.ts'
import { type FactName, readingOf, readings, statedIn } from '../../spec/providers.ts'
import { listOf } from '../../spec/requirements.ts'
import type { SpecTree } from '../../spec/tree.ts'
import type { Output } from '../output.ts'

type Provider = SpecFile<ProviderFile>

/** Writes the profiles side by side, and then each fact of each with where it was found. */
export function providerPage(tree: SpecTree): Output {
  const sections = [
    '<!-- Written by `npm run spec` from spec/; change it there. -->\n\n# Provider profiles\n',
    'A value in brackets is how a fact that nobody knows is read: what is not known to be accepted is not sent.\n',
    sideBySide(tree),
    ...tree.provider.map((file) => section(file, tree)),
    sourcesOf(tree),
  ]
  return { path: 'providers.md', text: `${sections.join('\n').trimEnd()}\n` }
}

function sideBySide(tree: SpecTree): string {
  const names = Object.keys(readings) as FactName[]
  const rows = tree.provider.map((file) => {
    const { facts, unknown } = readingOf(file, tree)
    const cells = names.map((name) => shown(facts[name], unknown.includes(name)))
    return [`[${file.name}](#${file.name})`, ...cells]
  })
  return table(['Provider', ...names], rows)
}

function section(file: Provider, tree: SpecTree): string {
  const { title, confidence, extends: parent, errors = [], notes = [] } = file.value
  const facts = statedIn(file, tree).map(({ name, fact, file: home }) => [
    `\`${name}\``,
    shown(fact.is, false),
    listOf(fact.source).join(', '),
    fact.confidence ?? home.value.confidence,
    home === file ? '' : home.name,
    fact.note ?? '',
  ])
  return [
    `## ${file.name}\n\n${title}; ${confidence}${parent ? `; extends ${parent}` : ''}.\n`,
    table(['Fact', 'Value', 'Source', 'Confidence', 'From', 'Note'], facts),
    ...errors.map(({ text, source }) => `- Error: \`${text.replaceAll('`', "'")}\` (${source})`),
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')
}

function sourcesOf({ evidence }: SpecTree): string {
  const rows = evidence.flatMap(({ value }) =>
    Object.entries(value.sources).map(([id, source]) => [
      id,
      [source.url, source.repo, source.npm, source.file].filter(Boolean).join(' '),
      source.date ?? `read ${source.read ?? value.read}`,
      source.text ?? '',
    ]),
  )
  return `## Sources\n\n${table(['Source', 'Place', 'Date', 'Text'], rows)}`
}

function shown(value: unknown, isUnknown: boolean): string {
  const text = typeof value === 'string' ? value : worded(value)
  return isUnknown ? `(${text})` : text
}

function worded(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  return JSON.stringify(value)
    .replaceAll('"', '')
    .replaceAll(',', ', ')
    .replace(/^\{\}$/, 'none')
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

const cell = (text: string): string => text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
