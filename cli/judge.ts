import type { Suite } from '../conformance/engine/suite.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { isTapped } from '../conformance/tap/session.ts'
import type { Stored } from '../harness/stored.ts'
import type { Results } from '../spec/generated/results.ts'
import { deliver, deliveryOf } from './delivery.ts'
import { didYouMean } from './nearest.ts'
import type { JudgeOptions } from './options.ts'
import { type Problem, type Problems, problemText, refuse } from './problem.ts'
import { startedAs } from './started-as.ts'
import { type Status, status } from './status.ts'
import { unjudgedSide } from './tap/sides.ts'
import { Parts } from './transcripts/file.ts'
import { type Found, openTranscripts } from './transcripts.ts'
import { lossesTo } from './unwritten.ts'

/** Options of `judge`. */
export interface StoredOptions extends JudgeOptions {
  /** The role of the side that is judged, where a recording has both. */
  as?: string
}

/** Judges recorded sessions again, one after the other, so that there may be more of them than memory holds. */
export async function judge(
  options: StoredOptions,
  files: readonly string[],
  argv: readonly string[],
): Promise<Status> {
  const parts = new Parts()
  try {
    return await judgeFiles(options, files, argv, parts)
  } finally {
    parts.close()
  }
}

async function judgeFiles(
  options: StoredOptions,
  files: readonly string[],
  argv: readonly string[],
  parts: Parts,
): Promise<Status> {
  const problems: Problems = []
  const stored = files.flatMap((file) => openTranscripts(file, parts, problems))
  problems.push(
    ...strangers(stored),
    ...(await unknownRevisions(stored)),
    ...unjudgedSide(stored, options.as),
  )
  const delivery = await deliveryOf(options, files, problems)
  if (problems.length > 0) return refuse(problems, status.usage)
  process.stderr.write(problemText(repeated(stored)))
  const results = await judged(stored, options.as, { argv: [...startedAs(), ...argv] })
  if (problems.length > 0) return refuse(problems, status.usage)
  const losses = lossesTo((line) => process.stderr.write(line))
  return deliver(results, delivery, { whole: false, interrupted: false }, losses)
}

/** One report is about one subject, so its sessions are of one role, and of one that can be judged. */
function strangers(stored: readonly Found[]): Problem[] {
  const [first, second] = new Set(stored.map(({ role }) => role))
  if (second)
    return [{ message: `sessions of a ${first} and of a ${second} cannot be judged together.` }]
  if (first === undefined || entryOf(first)) return []
  const roles = suites.map(({ role }) => role)
  const message = `unknown role \`${first}\`; ${didYouMean(first, roles)}`
  return [{ ...place(stored), message }]
}

const place = ([first]: readonly Found[]) => first && { at: first.at }

/** One report is about one revision, and of a revision that nobody knows nothing holds. */
async function unknownRevisions(stored: readonly Found[]): Promise<Problem[]> {
  const { readCatalogue } = await import('./spec/catalogue.ts')
  const known = readCatalogue().revisions.map(({ id }) => id)
  const [first = '', second] = new Set(stored.map(({ revision }) => revision))
  if (second !== undefined) {
    const message = `sessions of the revisions ${first} and ${second} cannot be judged together.`
    return [{ message }]
  }
  if (stored.length === 0 || known.includes(first)) return []
  return [
    { ...place(stored), message: `unknown revision \`${first}\`; ${didYouMean(first, known)}` },
  ]
}

/** Sessions that are given more than once, as by a copy of their file, count more than once. */
function repeated(stored: readonly Stored[]): Problem[] {
  const whole = stored.filter(({ smaller }) => !smaller)
  const groups = Map.groupBy(whole, ({ session }) => session)
  return [...groups]
    .filter(([, { length }]) => length > 1)
    .map(([session, { length }]) => ({
      message: `the session \`${session}\` is given ${length} times, and is judged as often.`,
    }))
}

const entryOf = (role: string) => suites.find((entry) => entry.role === role)

async function judged(
  stored: readonly Stored[],
  as: string | undefined,
  about: { argv: string[] },
): Promise<Results> {
  const role = stored[0]?.role ?? 'tool'
  if (stored.some(isTapped)) {
    const { judgeTapped } = await import('../conformance/tap/judge-tapped.ts')
    const { program, host } = await judgeTapped(stored, { program: about.argv, host: about.argv })
    return (as ?? role) === role ? program : host
  }
  const { judgeStored } = await import('../conformance/engine/judge-stored.ts')
  const entry = entryOf(role)
  if (!entry) throw new TypeError('sessions were read that nobody judges')
  return judgeStored(await suiteFor(entry, stored), stored, about)
}

/** Generated sessions are judged as they were when they were made. */
async function suiteFor(entry: SuiteEntry, stored: readonly Stored[]): Promise<Suite> {
  const { isGenerated } = await import('../conformance/engine/generator.ts')
  const hasGenerated = stored.some((each) => isGenerated(each.scenario) || isGenerated(each.about))
  const [suite, how] = await Promise.all([entry.load(), hasGenerated ? entry.fuzzing() : undefined])
  if (!how) return suite
  const { fuzzing } = await import('../conformance/engine/fuzz.ts')
  return fuzzing(suite, how, { runs: 0, ms: 0 })
}
