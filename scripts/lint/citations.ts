import { isObject } from '../../harness/wire/json.ts'
import type { SpecFile, Steps } from '../spec/file.ts'
import { listOf } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Citations lead to documents and headings that exist. */
export const citationRules: LintRule[] = [
  {
    id: 'citation',
    statement: 'A citation is `source §Heading`, with both in spec/sources.yaml.',
    find: (tree) => {
      const headings = headingsIn(tree)
      return citedIn(tree).flatMap((cited) => violationOf(cited, headings))
    },
  },
]

type Cited = { text: string; file: SpecFile; line: number }
type Headings = Map<string, string[] | undefined>

const headingsIn = ({ sources }: SpecTree): Headings =>
  new Map(
    sources.flatMap(({ value }) =>
      value.sources.map(({ id, headings }) => [id, headings] as const),
    ),
  )

function citedIn(tree: SpecTree): Cited[] {
  const files = [...tree.area, ...tree.message, ...tree.machine, ...tree.ambiguities]
  return files.flatMap((file) => [
    ...citations(file, file.value, []),
    ...entriesOf(file.value).flatMap(([steps, entry]) => citations(file, entry, steps)),
  ])
}

const holders = ['requirements', 'ambiguities', 'transitions', 'states', 'events']

const entriesOf = (value: object): [Steps, unknown][] =>
  Object.entries(value)
    .filter(([key, running]) => holders.includes(key) && typeof running === 'object')
    .flatMap(([key, running]) =>
      Object.entries(running).map(([at, entry]): [Steps, unknown] => [[key, at], entry]),
    )

function citations(file: SpecFile, entry: unknown, steps: Steps): Cited[] {
  const source = isObject(entry) ? entry.source : undefined
  const texts = typeof source === 'string' || Array.isArray(source) ? listOf(source) : []
  return texts.map((text) => ({ text, file, line: file.line([...steps, 'source']) }))
}

function violationOf({ text, file, line }: Cited, headings: Headings): Violation[] {
  const [source = '', section] = text.split(' §')
  const place = { file: file.path, line }
  if (!headings.has(source)) return [{ ...place, ...unknownSource(source, headings) }]
  const known = headings.get(source)
  if (section === undefined) return known ? [{ ...place, ...noSection(text) }] : []
  if (!known || known.some((heading) => names(section, heading))) return []
  return [{ ...place, ...unknownSection(source, section, known) }]
}

const unknownSource = (source: string, headings: Headings) => ({
  problem: `\`${source}\` is not a known source`,
  expected: `one of ${[...headings.keys()].join(', ')}`,
  fix: 'respell the source, or add it to spec/sources.yaml',
})

const noSection = (text: string) => ({
  problem: `\`${text}\` names no section`,
  expected: `\`${text} §Heading\``,
  fix: 'add the heading that states it',
})

const unknownSection = (source: string, section: string, known: string[]) => ({
  problem: `${source} has no section \`${section}\``,
  expected: `a heading of it, such as ${nearest(section, known)
    .map((heading) => `\`${heading}\``)
    .join(', ')}`,
  fix: 'respell the section, or add the heading to spec/sources.yaml if the document has it',
})

/** A citation may leave out backticks and shorten a heading at its dash, colon or bracket. */
function names(section: string, heading: string): boolean {
  const [short, full] = [plain(section), plain(heading)]
  if (short === full) return true
  return full.startsWith(short) && /^(:| [—–(-]| \[)/.test(full.slice(short.length))
}

const plain = (text: string): string => text.replaceAll('`', '').replace(/^#+ /, '').trim()

const nearest = (section: string, known: string[]): string[] => {
  const words = plain(section).toLowerCase().split(/\W+/)
  const score = (heading: string) =>
    words.filter((word) => heading.toLowerCase().includes(word)).length
  return [...known].sort((a, b) => score(b) - score(a)).slice(0, 3)
}
