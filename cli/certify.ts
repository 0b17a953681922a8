import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configured } from '../conformance/engine/configured.ts'
import type { RunOptions, Suite } from '../conformance/engine/suite.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { CONTAINERS_AT_ONCE } from '../harness/launch/capacity.ts'
import type { Containers } from '../harness/launch/index.ts'
import { checkTranscripts, recordedBefore } from './check-transcripts.ts'
import { type Delivery, deliver, deliveryOf } from './delivery.ts'
import { whyNothingIsMade } from './destinations.ts'
import { emptyDirectoryHint, variableHint } from './empty-directory.ts'
import { notAProgram } from './find-program.ts'
import { interruptible } from './interrupt.ts'
import { laterOptions } from './later-options.ts'
import { listenersOf } from './listeners.ts'
import { didYouMean } from './nearest.ts'
import type { CertifyingOptions } from './options.ts'
import { missingPlaceholder, placeholderNotes } from './placeholders.ts'
import { type Problem, type Problems, problemText, refuse } from './problem.ts'
import { checkSelection } from './selection.ts'
import { startedAs } from './started-as.ts'
import { statOf } from './stat-of.ts'
import { type Status, status } from './status.ts'
import { afterDashes, type Subject, subjectOf } from './subject.ts'
import { lossesTo } from './unwritten.ts'

/** Certifies a subject of any role; whatever is wrong with the command line is found before anything runs. */
export async function certify(
  entry: SuiteEntry,
  options: CertifyingOptions,
  { words, argv }: { words: readonly string[]; argv: readonly string[] },
): Promise<Status> {
  const problems: Problems = []
  const suite = await entry.load()
  const subject = await subjectOf({ entry, suite }, options, { words, argv }, problems)
  await checkSelection(options, { protocols: entry.protocols, checks: suite.checks }, problems)
  const configured = suite.configure?.(subject.config, { ...options }) ?? {}
  problems.push(...unknownNames(configured, subject), ...outsideImages(entry, options))
  problems.push(...missingPlaceholder(configured, subject.command))
  const delivery = await deliveryOf(options, subject.inputs, problems)
  checkTranscripts(options, problems)
  if (problems.length > 0) return refuse(problems, status.usage)
  const notes = [
    ...placeholderNotes(configured, subject.command),
    ...laterOptions(entry.command ?? entry.role, afterDashes(argv)),
    ...notesOn(configured, subject),
    ...recordedBefore(options),
  ]
  process.stderr.write(problemText(notes))
  return interruptible(async (interrupt) => {
    const place = withoutRoom() ?? (await placeOf(options, subject))
    if (place && 'message' in place) return refuse([place], status.error)
    const request = { suite, options, subject, configured, containers: place, argv, interrupt }
    return certified(request, delivery)
  })
}

const unknownNames = ({ named = [] }: Configured, { at }: Subject): Problem[] =>
  named.flatMap(({ what, names, known, key, takes }) =>
    [...names.entries()]
      .filter(([, name]) => !known.includes(name))
      .map(([place, name]) => ({
        ...(key && { at: at?.([key, String(place)]) }),
        message: takes?.[name]
          ? `the ${what} \`${name}\` takes ${takes[name]}.`
          : `unknown ${what} \`${name}\`; ${didYouMean(name, known)}`,
      })),
  )

const notesOn = ({ notes = [] }: Configured, { at }: Subject): Problem[] =>
  notes.map(({ path, ...note }) => ({ at: at?.([...path]), ...note }))

/** A subject that needs more than its own process cannot be closed in. */
const outsideImages = (
  { role, notInImage }: SuiteEntry,
  { image }: CertifyingOptions,
): Problem[] =>
  image === undefined || notInImage === undefined
    ? []
    : [
        {
          message: `--image cannot run a ${role}: ${notInImage}.`,
          hint: `Leave --image out, or run jp-conformance itself in an image that has the ${role}.`,
        },
      ]

/** Why nothing can be started here: every run has a directory of its own. */
function withoutRoom(): Problem | undefined {
  const why = whyNothingIsMade(join(tmpdir(), `jp-conformance.${process.pid}.tmp`))
  if (why === undefined) return undefined
  const message = `the directory for temporary files ${tmpdir()} cannot be used: ${why}.`
  return { message, hint: 'The variable TMPDIR names it.' }
}

/** Where the subject runs: an image, or nowhere but on this machine; or why it cannot be started there. */
async function placeOf(
  { image }: CertifyingOptions,
  { command, cwd, config, at }: Subject,
): Promise<Containers | Problem | undefined> {
  if (image === undefined) {
    if (!statOf(cwd)?.isDirectory())
      return { at: at?.(['cwd']), message: `there is no directory ${cwd} to start it in.` }
    return notAProgram(command, { base: cwd, path: config.env?.PATH ?? process.env.PATH ?? '' })
  }
  const { openContainers } = await import('../harness/launch/index.ts')
  return openContainers(image, { command, env: config.env, cwd: config.cwd })
}

/** What is certified, for whom, and who may end it early. */
interface Request {
  suite: Suite
  options: CertifyingOptions
  subject: Subject
  configured: Configured
  containers?: Containers
  argv: readonly string[]
  interrupt: AbortSignal
}

async function certified(request: Request, delivery: Delivery): Promise<Status> {
  const { suite, options, configured, interrupt } = request
  const { certify: run } = await import('../conformance/engine/certify.ts')
  const losses = lossesTo((line) => process.stderr.write(line))
  const { stop, done, ...listeners } = listenersOf(options, delivery, losses)
  const results = await run(suite, { ...(await optionsOf(request)), ...listeners }).finally(stop)
  const part = options.only ?? options.skip ?? options.shard
  const whole = part === undefined && !configured.narrowed
  const extent = { whole, interrupted: interrupt.aborted }
  const answer = await deliver(results, delivery, extent, losses)
  const { command, base, config } = request.subject
  const place = { ...options, cwd: config.cwd, command, base, config }
  process.stderr.write(emptyDirectoryHint(results, place) || variableHint(results, config.env))
  done()
  return answer
}

async function optionsOf(request: Request): Promise<RunOptions> {
  const { options, subject, configured, containers, argv, interrupt } = request
  const { availableParallelism } = await import('node:os')
  const { only = [], skip = [], revision, profile, seed, shard, timeScale } = options
  const { config, command, base } = subject
  // A container keeps the engine busy, not us.
  const jobs = options.jobs ?? (containers ? CONTAINERS_AT_ONCE : availableParallelism())
  return {
    ...{ config, command, base, jobs, timeScale, only, skip, revision, profile, seed, shard },
    ...{ containers, interrupt, argv: [...startedAs(), ...argv] },
    ...configured.options,
  }
}
