import { suites } from '../conformance/suite-list.ts'
import { headline } from '../reports/headline.ts'
import { visible } from '../reports/visible.ts'
import type { Results } from '../spec/generated/results.ts'
import { type Destination, destinationsOf, unwritable, writeWhole } from './destinations.ts'
import { overwriting } from './inputs.ts'
import { compareKnown, type Placed, renewed } from './known-failures.ts'
import type { JudgeOptions } from './options.ts'
import { withKnown } from './outcome.ts'
import type { Nameable } from './patterns.ts'
import { type Problems, problemText } from './problem.ts'
import { readText } from './read-text.ts'
import { type Status, status } from './status.ts'
import { printed } from './unread.ts'
import { whyUnreadable } from './unreadable.ts'
import type { Losses } from './unwritten.ts'

/** Where the results of a run go, and which failures are known: all read and checked before it starts. */
export interface Delivery {
  destinations: Destination[]
  known: Placed[]
  knownFile?: string
  update: boolean
  colour: boolean
}

/** How much of what can be checked a run has checked. */
export interface Extent {
  whole: boolean
  interrupted: boolean
}

/** Reads the options that state where results go: over none of the files that the run reads. */
export async function deliveryOf(
  options: JudgeOptions,
  inputs: readonly string[],
  problems: Problems,
): Promise<Delivery> {
  const { knownFailures: knownFile, updateKnownFailures: update = false, report = [] } = options
  if (update && knownFile === undefined)
    problems.push({ message: '--update-known-failures needs --known-failures FILE.' })
  const destinations = await destinationsOf(report, problems)
  const known = knownFile === undefined ? [] : await knownIn(knownFile, update, problems)
  const read = [...inputs, knownFile ?? []].flat()
  problems.push(...destinations.flatMap(({ file }) => overwriting(file, read)))
  if (update) problems.push(...overwriting(knownFile, inputs, 'the file of known failures'))
  const colour = options.color && process.stdout.isTTY && process.stdout.hasColors()
  return { destinations, known, knownFile, update, colour }
}

/**
 * Writes every report and answers with the exit status. What cannot be written is named, and takes nothing from the
 * verdict, but for the status of a conformant run: whoever asked for a report must not go on without it.
 */
export async function deliver(
  found: Results,
  delivery: Delivery,
  { whole, interrupted }: Extent,
  losses: Losses,
): Promise<Status> {
  const today = new Date().toISOString().slice(0, 10)
  const checks = delivery.knownFile ? await checksOf(found.subject.role) : []
  const scope = { whole: whole && !interrupted, checks, today }
  const known = await knownAfter(found, delivery, scope, losses)
  const compared = compareKnown(found.results, known, scope)
  const document = withKnown(found, compared, interrupted)
  await writeReports(document, delivery, losses)
  process.stderr.write(problemText(compared.outdated))
  const answer = status[document.outcome]
  return answer === status.conformant && losses.any() ? status.usage : answer
}

/** What checks there are for subjects of a role; none for a role that cannot be certified. */
async function checksOf(role: string): Promise<readonly Nameable[]> {
  const suite = await suites.find((entry) => entry.role === role)?.load()
  return suite?.checks ?? []
}

async function writeReports(document: Results, delivery: Delivery, losses: Losses): Promise<void> {
  const { render } = await import('../reports/index.ts')
  const files = delivery.destinations.filter(({ file }) => file !== undefined)
  for (const { format, file } of files)
    if (file) losses.attempt(file, () => writeWhole(file, render(format, document)))
  const onStdout = delivery.destinations.find(({ file }) => file === undefined)
  const text = render(onStdout?.format ?? 'terminal', document, { colour: delivery.colour })
  if (await printed(text)) return
  const { word, sign, sentence } = headline(document)
  process.stderr.write(`${visible(`${sign} ${word}: ${sentence}`)}\n`)
}

async function knownAfter(
  { results }: Results,
  { known, knownFile, update }: Delivery,
  scope: { whole: boolean },
  losses: Losses,
): Promise<Placed[]> {
  if (!update || knownFile === undefined) return known
  const { entriesText, readEntries } = await import('./known-failures/file.ts')
  const text = await entriesText(knownFile, renewed(results, known, scope))
  if (!losses.attempt(knownFile, () => writeWhole(knownFile, text))) return known
  return (await readEntries(knownFile, text)).entries ?? []
}

async function knownIn(path: string, update: boolean, problems: Problems): Promise<Placed[]> {
  if (update) problems.push(...unwritable(path, 'the file of known failures'))
  const text = textOf(path, update, problems)
  if (text === undefined) return []
  const { readEntries } = await import('./known-failures/file.ts')
  const read = await readEntries(path, text)
  problems.push(...(read.problems ?? []))
  return read.entries ?? []
}

function textOf(path: string, update: boolean, problems: Problems): string | undefined {
  try {
    return readText(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && update) return undefined
    const hint = code === 'ENOENT' ? '--update-known-failures writes one from a run.' : undefined
    problems.push({
      message: `the known failures ${path} cannot be read: ${whyUnreadable(error)}.`,
      hint,
    })
    return undefined
  }
}
