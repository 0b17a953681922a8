import { createHash } from 'node:crypto'
import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import { pick, randomFrom } from '../../harness/random.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { type AnyCheck, type Check, isCheck } from '../check.ts'
import { thinned } from './thinned.ts'

/** A check tries at most this many faults on one case before it chooses among them. */
const ENOUGH = 144

/** The steps that have been tried under every fault, so that later cases need not repeat all of it. */
export type KnownSteps = Set<string>

/** Holds a case once more, to see whether it goes the same way twice. */
export const AGAIN: Fault = { kind: 'again' }

/** What a case is held under, and for whom. */
export interface FaultPlan {
  faults: Fault[]
  /** The requirements whose checks ask for a fault, by its name; nobody asks for `again`. */
  askedBy: ReadonlyMap<string, readonly string[]>
}

/**
 * The faults that a case is tried under, each once, planned from its plain conversation.
 * Every step of every case is tried under some fault of each kind; a step that is new, by the methods
 * that led to it, is tried under all of them. Only of conversations that would take hours some steps are left out.
 */
export function planFaults(
  checks: readonly AnyCheck[],
  plain: Conversation,
  seed: number,
  known: KnownSteps = new Set(),
): FaultPlan {
  if (isEndless(plain)) return { faults: [], askedBy: new Map() }
  const steps = stepsOf(plain)
  const askedBy = new Map<string, string[]>()
  const unique = new Map<string, Fault>([[nameOf(AGAIN), AGAIN]])
  for (const check of checks.filter(isCheck))
    for (const fault of withTwins(check, chosen(check, plain, steps, seed, known))) {
      const name = nameOf(fault)
      unique.set(name, fault)
      askedBy.set(name, [...(askedBy.get(name) ?? []), check.verifies])
    }
  askedBy.delete(nameOf(AGAIN))
  const faults = [...unique.values()]
  return { faults: isHeavy(plain) ? faults.slice(0, HEAVY_FAULTS) : faults, askedBy }
}

/** A line, or answers, of this many bytes take so much memory that few such conversations are held, one after the other. */
const HEAVY = 32 * 1024 * 1024
const HEAVY_FAULTS = 6

/** Whether a conversation takes so much memory that only one should be held at a time. */
export const isHeavy = ({ lines, transcript }: Conversation) =>
  lines.some(({ text, bytes }) => (bytes ?? text?.length ?? 0) >= HEAVY) ||
  saidIn(transcript) >= HEAVY

/** How much we said, in characters. */
const saidIn = (transcript: Transcript) =>
  transcript.reduce((sum, e) => sum + (e.event === 'sent' ? (e.text?.length ?? 0) : 0), 0)

/** What never comes to an end, or writes lines too long to keep, is not asked to do so under every fault. */
const isEndless = ({ expired, lines }: Conversation) =>
  expired('session') !== undefined ||
  expired('flood') !== undefined ||
  expired('requests') !== undefined ||
  lines.some(({ bytes }) => bytes !== undefined)

/** A fault that was chosen brings its twin along, without which it proves nothing. */
function withTwins(check: Check, faults: Fault[]): Fault[] {
  return faults.flatMap((fault) =>
    check.twin && check.judges(fault) ? [check.twin(fault), fault] : [fault],
  )
}

function chosen(
  check: Check,
  plain: Conversation,
  steps: string[],
  seed: number,
  known: KnownSteps,
): Fault[] {
  const random = randomFrom(seed, check.verifies, check.title, plain.start.case ?? '')
  const byStep = Map.groupBy(
    check.faults(plain, seed),
    (fault) => `${check.title} | ${stepOf(steps, fault)}`,
  )
  const faults = [...byStep].flatMap(([step, group]) =>
    known.has(step) ? [pick(random, group)] : group,
  )
  for (const step of byStep.keys()) if (!step.endsWith(NO_STEP)) known.add(step)
  return faults.length <= ENOUGH ? faults : thinned(faults, plain, random)
}

/** Faults of the whole conversation belong to no step and are tried on every case. */
const NO_STEP = '(all)'

function stepOf(steps: string[], fault: Fault): string {
  if (fault.kind === 'method-refused') return `refused ${fault.method}`
  return 'at' in fault ? (steps[fault.at - 1] ?? NO_STEP) : NO_STEP
}

/** A step is known by the methods that led to it: a digest of them, since they can be many. */
function stepsOf({ requests }: Conversation): string[] {
  let before = ''
  return requests.map(({ method }) => {
    before = createHash('sha1').update(`${before} ${method}`).digest('base64')
    return before
  })
}

/**
 * Conversations with long waits start first, so that they overlap with everything else; before them the one
 * that all others wait for to be judged. Those that make us large come last: the larger we are, the longer
 * each process takes to start.
 */
export function weightOf(fault: Fault): number {
  const waits: Partial<Record<Fault['kind'], number>> = {
    again: 10,
    'never-answered': 9,
    'late-answers': 8,
    'late-init': 7,
    'end-of-input': 4,
    cancel: 3,
    'error-answer': 2,
    'large-answer': 0,
  }
  return waits[fault.kind] ?? 1
}
