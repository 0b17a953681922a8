import { callOf } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, notApplicable, satisfied, satisfiedUnless } from '../../../engine/finding.ts'
import { answersOf, onCall, onFirstCall, outcomeText, seenOf } from '../answer.ts'
import type { Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { outcome, outcomeOf, succeeded, textsIn } from '../outcome.ts'
import { projectHas } from '../project-state.ts'
import { isBlind, LATE_MS, probed, reportedAt, scaled, US_PER_MS } from '../timing.ts'
import { CONCLUDES, REQUESTS, STAYING_LIMITS } from './scenarios.ts'

/** Judges that no process of a call lives; its probe has to have reported itself. */
export const isGone =
  (id: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    if (isBlind(c, call)) return []
    if (!call || call.processes.length === 0)
      return inconclusive('the probe did not report its process')
    const left = call.processes.filter(({ goneAt }) => goneAt === undefined)
    const kinds = left.map(({ kind }) => (kind === 'probe' ? 'the tool' : 'a child of the tool'))
    const wrong = left.length > 0 && `${kinds.join(' and ')} left behind`
    return satisfiedUnless(wrong, 'no process left')
  }

/** Judges that a call returned a text of this many bytes, and nothing else. */
export const whole = (id: string, size: number) =>
  outcome(id, `a success with ${size} characters`, (call) => {
    if (!succeeded(call)) return outcomeOf(call)
    const length = longestRun(textsIn(call.result))
    return length !== size && (length === 0 ? 'none of them' : 'fewer of them')
  })

const X = 'x'.charCodeAt(0)

/** The most `x` in a row, without a pattern, whose stack millions of them overflow; a block's type holds one too. */
export function longestRun(text: string): number {
  let [longest, run] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    run = text.charCodeAt(at) === X ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

export const allAnswered = onFirstCall(`${REQUESTS} results`, (call, c) => {
  const { length } = answersOf(call).filter(({ result }) => result !== undefined)
  if (length === REQUESTS) return satisfied()
  return call?.report ? `${length} results` : `fewer: ${outcomeText(c, call)}`
})

/** Beyond this many more open files than before the requests have left some behind. */
const MORE_FILES = 100

/** Where the operating system does not state what a process has open, nothing is known. */
const FEW = `no more than ${MORE_FILES} files open for ${REQUESTS} requests`

export const fewFiles = onFirstCall(FEW, (call) => {
  const [before, after] = (call ? seenOf(call) : []).flatMap(({ parent }) =>
    isObject(parent) && typeof parent.descriptors === 'number' ? [parent.descriptors] : [],
  )
  if (before === undefined || after === undefined)
    return notApplicable('the system does not show the tool what its parent has open')
  return after - before > MORE_FILES && 'more files left open'
})

/** Judges that a tool was started once. */
export const runOnce = (id: string) =>
  onCall(id, 'one run', (call, c) => {
    if (isBlind(c, call)) return []
    const inits = call ? linesToTool(call).filter(({ message }) => message?.method === 'init') : []
    if (!call || inits.length === 0) return inconclusive('the probe did not report its `init`')
    return inits.length > 1 && 'another run'
  })

const { idle_ms, term_grace_ms } = STAYING_LIMITS

/** Judges that an outcome came within the limits of a tool that stays, and what a busy machine needs. */
export const inBoundedTime = (id: string): Judge =>
  probed(id, 'the outcome within the idle limit and the time to kill', (call, c) => {
    const from = reportedAt(call, CONCLUDES.mark)
    if (from === undefined || call.answeredAt === undefined)
      return inconclusive('the tool was not heard, or its call not answered')
    const most = scaled(c, idle_ms + term_grace_ms + LATE_MS) * US_PER_MS
    return call.answeredAt - from > most && 'a later outcome'
  })

const WITHIN_US = 5_000_000

export const soonAfter =
  (id: string, mark: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    if (isBlind(c, call)) return []
    const died = call && reportedAt(call, mark)
    if (died === undefined || call?.answeredAt === undefined)
      return inconclusive('the probe did not report when it died')
    const late = call.answeredAt - died > scaled(c, WITHIN_US)
    return late ? inconclusive('it came later than the five seconds of this suite') : satisfied()
  }

export const without = (id: string, text: string) =>
  outcome(
    id,
    'a result without what was on stderr',
    ({ result }) => textsIn(result).includes(text) && 'a result with it',
  )

export const late: Judge = (c) => {
  const [found] = projectHas({ 'late.txt': null })(c)
  return satisfied(found?.kind === 'violated' ? 'a later request was carried out' : undefined)
}
