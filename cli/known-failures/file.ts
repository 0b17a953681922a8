import type { Problem } from '../problem.ts'
import type { KnownFailure, Placed } from './entry.ts'

/** Entries of a file, or everything that is wrong with it. */
export type Read =
  | { entries: Placed[]; problems?: never }
  | { problems: Problem[]; entries?: never }

/** Reads the text of a known-failures file: YAML by its ending, otherwise one entry a line. */
export async function readEntries(path: string, text: string): Promise<Read> {
  return isYaml(path) ? readYamlEntries(path, text) : readLines(path, text)
}

/** The text of a known-failures file in the form that its ending asks for. */
export async function entriesText(path: string, entries: readonly KnownFailure[]): Promise<string> {
  if (!isYaml(path)) return entries.map(lineOf).join('')
  const { yamlText } = await import('../yaml/document.ts')
  const heading = '# Failures that are known, each for one exact reason.\n'
  return heading + (entries.length > 0 ? yamlText(entries) : '[]\n')
}

function isYaml(path: string): boolean {
  return /\.(ya?ml|json)$/i.test(path)
}

async function readYamlEntries(path: string, text: string): Promise<Read> {
  const { readYaml } = await import('../yaml/document.ts')
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const value =
    Array.isArray(file.value) || Object.keys(Object(file.value)).length > 0 ? file.value : []
  const { knownFailures } = (await import('../../harness/validators/config.ts')).validators
  if (knownFailures(value)) {
    const wrong = value.flatMap(({ expires }, at) =>
      noDay(expires, file.at([String(at), 'expires'])),
    )
    if (wrong.length > 0) return { problems: wrong }
    return { entries: value.map((entry, at) => ({ ...entry, at: file.at([String(at)]) })) }
  }
  const { explain } = await import('../yaml/explain.ts')
  return { problems: explain(file, knownFailures.errors ?? []) }
}

function noDay(day: string | undefined, at: string): Problem[] {
  const date = new Date(`${day}T00:00:00Z`)
  if (day === undefined || (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)))
    return []
  return [{ at, message: `\`expires\` is ${day}, and the calendar has no such day.` }]
}

function readLines(path: string, text: string): Read {
  const entries: Placed[] = []
  const problems: Problem[] = []
  let notes: string[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const at = `${path}:${index + 1}`
    if (line.startsWith('#')) notes.push(line.slice(1).trim())
    if (line === '') notes = []
    if (line === '' || line.startsWith('#')) continue
    const entry = entryIn(line)
    if (entry === undefined) problems.push({ at, message: 'this is not an entry.', hint: FORM })
    else entries.push({ ...entry, ...(notes.length > 0 && { note: notes.join(' ') }), at })
    notes = []
  }
  return problems.length > 0 ? { problems } : { entries }
}

const FORM = 'Write `REQUIREMENT | REASON` or `REQUIREMENT [CASE] | REASON`, one a line.'

function entryIn(line: string): KnownFailure | undefined {
  const [, requirement, name, reason] = /^(\S+)(?: \[(.*?)\])? \| (.+)$/.exec(line) ?? []
  if (requirement === undefined || reason === undefined) return undefined
  return { requirement, ...(name !== undefined && { case: name }), reason }
}

function lineOf({ requirement, check, case: name, reason, note }: KnownFailure): string {
  const remark = note === undefined ? '' : `# ${note}\n`
  const where = name === undefined ? '' : ` [${name}]`
  return `${remark}${requirement ?? check ?? ''}${where} | ${reason}\n`
}
