import { code } from '../../reports/markdown/escape.ts'
import { visibleCut } from '../../reports/visible-cut.ts'
import type { Result } from '../../spec/generated/results.ts'
import { type Property, properties, propertyOf } from './properties.ts'
import { type Shown, tools, type Verdict } from './verdict.ts'
import { BEGINNING, COUNTEREXAMPLES, PROMISES } from './words.ts'

/** How many characters of a schema and of a sentence are shown. */
const [SCHEMA, SENTENCE] = [400, 400]

/** Writes the page that lays the verdicts side by side; the reference's come first. */
export function pageOf(reference: Verdict[], libraries: Verdict[]): string {
  const all = [...reference, ...libraries]
  const sections = [
    BEGINNING,
    table(['flattener', 'provider', ...tools.map((tool) => `\`${tool}\``)], all.map(toolsRow)),
    PROMISES,
    properties.map(({ name, means }) => `- **${name}**: ${means}`).join('\n'),
    table(
      ['flattener', 'provider', ...properties.map(({ name }) => name)],
      [together(reference), ...libraries.map(promisesRow)],
    ),
    COUNTEREXAMPLES,
    ...all.filter(({ broken }) => broken.length > 0).map(sectionOf),
  ]
  return `${sections.join('\n\n')}\n`
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const toolsRow = (verdict: Verdict): string[] => [
  nameOf(verdict),
  verdict.provider,
  ...verdict.tools.map((word) => (word === 'usable' ? `**${word}**` : word)),
]

const nameOf = ({ library: { title, part } }: Verdict): string => `${title} ${part}`.trim()

/** The reference for all its providers in one row. */
function together(reference: Verdict[]): string[] {
  const results = reference.flatMap((verdict) => verdict.results)
  return [reference.map(nameOf)[0] ?? '', 'all of these', ...cellsOf(results)]
}

const promisesRow = (verdict: Verdict): string[] => [
  nameOf(verdict),
  verdict.provider,
  ...cellsOf(verdict.results),
]

const cellsOf = (results: Result[]): string[] =>
  properties.map((property) => cellOf(results.filter((result) => propertyOf(result) === property)))

/** What was judged and how much of it is broken; a dash where nothing was. */
function cellOf(results: Result[]): string {
  const count = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict).length
  const [fail, warn, doubt] = [count('fail'), count('warn'), count('inconclusive')]
  const judged = fail + warn + doubt + count('pass')
  if (fail > 0) return `✗ ${fail}/${judged}`
  if (warn > 0) return `! ${warn}/${judged}`
  if (doubt > 0) return `? ${doubt}/${judged}`
  return judged > 0 ? `✓ ${judged}` : '–'
}

/** Each promise that is broken, the worst first: with what came out for the worst, and in a sentence for the others. */
function sectionOf(verdict: Verdict): string {
  const [worst, ...others] = properties.flatMap((property) => simplest(property, verdict.broken))
  return [
    `### ${nameOf(verdict)}, ${verdict.provider}`,
    ...(worst ? [sentenceOf(worst, besideDiff(worst)), ...diffOf(worst)] : []),
    ...(others.length > 0 ? [others.map((one) => `- ${sentenceOf(one)}`).join('\n')] : []),
  ].join('\n\n')
}

interface Simplest extends Shown {
  property: Property
}

/** Of a property's counterexamples the one with the smallest schema. */
function simplest(property: Property, broken: Shown[]): Simplest[] {
  const size = ({ given }: Shown) => (given ? JSON.stringify(given.schema).length : Infinity)
  const own = broken.filter(({ result }) => propertyOf(result) === property)
  const [first] = own.toSorted((a, b) => rank(a) - rank(b) || size(a) - size(b))
  return first ? [{ ...first, property }] : []
}

const rank = ({ result }: Shown) => (result.verdict === 'fail' ? 0 : 1)

const sentenceOf = ({ property, result }: Simplest, reason = result.reason): string =>
  `**${property.name}** (\`${result.requirement}\`): ${code(reason, SENTENCE)}`

/** The reason where the schema that it begins with stands in a diff below. */
function besideDiff({ result: { reason }, given }: Shown): string {
  const start = given && `${given.name} ${JSON.stringify(given.schema)}: `
  return start && reason.startsWith(start) ? reason.slice(start.length) : reason
}

function diffOf({ given, cameOut }: Shown): string[] {
  if (!given || cameOut === undefined) return []
  const before = visibleCut(JSON.stringify(given.schema), SCHEMA)
  const after = visibleCut(cameOut, SCHEMA)
  const lines = before === after ? [`  ${before}`] : [`- ${before}`, `+ ${after}`]
  return [['```diff picture', ...lines, '```'].join('\n')]
}
