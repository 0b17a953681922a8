import { headline } from '../reports/headline.ts'
import type { Results } from '../reports/results.ts'
import { visible } from '../reports/visible.ts'
import { unwritable, writeWhole } from './destinations.ts'
import { overwriting } from './inputs.ts'
import { didYouMean } from './nearest.ts'
import { type Problem, type Problems, refuse } from './problem.ts'
import { readResults } from './saved-results.ts'
import { type Status, status } from './status.ts'

interface Output {
  output?: string
}

/** Writes saved results in one format; several documents are joined as the shards of one run. */
export async function report(
  format: string,
  files: readonly string[],
  { output }: Output,
): Promise<Status> {
  const { formats, isFormat, render } = await import('../reports/index.ts')
  if (!isFormat(format)) {
    return refuse([unknownFormat(format, files, Object.keys(formats))], status.usage)
  }
  const joined = await joinedFrom(files, { output })
  if ('refused' in joined) return joined.refused
  return print(render(format, joined.results), output, 0)
}

/** A first word that is no format: a file that was named before it, or with it, or a misspelt word. */
function unknownFormat(format: string, files: readonly string[], formats: string[]): Problem {
  const message = `unknown report format \`${format}\``
  const [, name, output] = /^(\w+)=(.+)$/.exec(format) ?? []
  if (name !== undefined && formats.includes(name))
    return { message: `${message}.`, hint: orderOf(name, [...files, '--output', output ?? '']) }
  const later = files.find((word) => formats.includes(word))
  if (later === undefined)
    return { message: `${message}; ${didYouMean(format, [...formats, 'compare', 'merge'])}` }
  const others = [format, ...files.filter((word) => word !== later)]
  return { message: `${message}: the format comes first.`, hint: orderOf(later, others) }
}

const orderOf = (format: string, words: readonly string[]) =>
  `jp-conformance report ${format} ${words.join(' ')}`

/** Joins the shards of one run; the status is that of the whole. */
export async function mergeReports(files: readonly string[], { output }: Output): Promise<Status> {
  const { render } = await import('../reports/index.ts')
  const joined = await joinedFrom(files, { output, whole: true })
  if ('refused' in joined) return joined.refused
  const answer = print(render('json', joined.results), output, status[joined.results.outcome])
  const { word, sign, sentence } = headline(joined.results)
  if (output !== undefined) process.stdout.write(`${visible(`${sign} ${word}: ${sentence}`)}\n`)
  return answer
}

/** Compares two results documents; the status is 1 when something broke. */
export async function compareReports(
  before: string,
  after: string,
  { markdown }: { markdown?: true },
): Promise<Status> {
  const problems: Problems = []
  const [first, second] = await Promise.all([before, after].map((f) => readResults(f, problems)))
  if (first === undefined || second === undefined) return refuse(problems, status.usage)
  const [role, other] = [first.subject.role, second.subject.role]
  if (role !== other) {
    const message = `${before} is about a ${role} and ${after} about a ${other}: they share no requirement.`
    return refuse([{ message }], status.usage)
  }
  const { compare, compareMarkdown, compareText } = await import('../reports/index.ts')
  const comparison = compare(first, second)
  const text = markdown ? compareMarkdown(comparison) : compareText(comparison)
  const broken = comparison.changes.broken.length > 0
  return print(text, undefined, broken ? status.nonconformant : status.conformant)
}

/** One document as it is, several as the shards of one run; `whole` takes one that is a shard for one of several. */
async function joinedFrom(
  files: readonly string[],
  { output: file, whole = false }: Output & { whole?: boolean },
): Promise<{ results: Results } | { refused: Status }> {
  const problems: Problems = [...unwritable(file), ...overwriting(file, files)]
  const read = await Promise.all(files.map((each) => readResults(each, problems)))
  if (problems.length > 0) return { refused: refuse(problems, status.usage) }
  const documents = read.filter((each) => each !== undefined)
  const [only] = documents
  const isAsItIs = documents.length === 1 && !(whole && only?.shard)
  if (only !== undefined && isAsItIs) return { results: only }
  const { merge } = await import('../reports/index.ts')
  const merged = merge(documents, [...files])
  return merged.results
    ? { results: merged.results }
    : { refused: refuse([{ message: merged.refused }], status.usage) }
}

function print(text: string, file: string | undefined, answer: Status): Status {
  if (file === undefined) process.stdout.write(text)
  else writeWhole(file, text)
  return answer
}
