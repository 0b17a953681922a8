import type { Conversation, Notification } from '../../../harness/conversation.ts'
import type { Line, SessionReading } from '../../../harness/session-reading.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, quote } from '../../engine/finding.ts'
import { runsOf } from '../../toolstate/tool/one-shot-reading.ts'
import { isNoneOf, optionsOf } from '../../toolstate/tool/question-options.ts'
import { beyondLimit } from './beyond.ts'
import { heldBack } from './held-back.ts'

/** How a timer's lateness compares with its length before what it shows is in doubt. */
const TOLERATED_LATENESS = 0.2

/** Why nothing can be concluded from a conversation, if so. */
export function doubtOf(conversation: SessionReading): Finding | undefined {
  if (conversation.interrupted) return inconclusive('the run was interrupted')
  if (conversation.couldNotStart)
    return inconclusive(`the subject could not be started here: ${conversation.couldNotStart}`)
  if (cameLate(conversation)) return inconclusive('the machine was too busy to keep a deadline')
  const cut = lostIn(conversation)
  if (cut) return inconclusive(cut)
  const beyond = beyondLimit(conversation)
  if (beyond) return inconclusive(beyond)
  const hurried = hurriedBy(conversation)
  return hurried && inconclusive(allowances[hurried])
}

/** What of a message was not kept, although it may decide what follows it. */
function lostIn({ messages }: Pick<SessionReading, 'messages'>): string | undefined {
  const cut = messages.find(
    ({ message, leftOut = [] }) =>
      !leftOut.includes('afterwards') &&
      (leftOut.includes('members') || (leftOut.length > 0 && message && 'id' in message)),
  )
  return cut && lostAt(cut)
}

const lostAt = ({ number }: Line) =>
  `line ${number} is longer or deeper than what this suite keeps of a message`

/** Why two sessions cannot be compared: not all of their messages was kept. */
export function incomparable({ messages }: Pick<SessionReading, 'messages'>): Finding | undefined {
  const cut = messages.find(({ leftOut }) => leftOut)
  return cut && inconclusive(lostAt(cut))
}

/** A deadline by which the suite is less patient than the documents. */
type Hurried = 'startup' | 'idle' | 'exit' | 'cancel-grace' | 'session'

/** Whose limit a deadline is, what the documents allow, and which key raises it. */
const allowances: Record<Hurried, string> = {
  startup:
    "the suite's own limit on the time to the first line expired; a tool has 60 seconds, which limits.startup_ms: 60000 gives it",
  idle: "the suite's own limit on silence expired; a tool has 60 seconds, which limits.idle_ms: 60000 gives it",
  exit: "the suite's own limit on the end after a final message expired; limits.exit_ms raises it",
  'cancel-grace':
    "the suite's own limit on the end after cancel expired; a tool has 5 seconds, which limits.cancel_grace_ms: 5000 gives it",
  session:
    "the suite's own limit on a whole session expired, and no document has one; time_limit_ms of the case raises it",
}

/** The deadline that decided, where it is one of our own choice and shorter than what the documents allow. */
function hurriedBy({
  start,
  transcript,
}: Pick<Conversation, 'start' | 'transcript'>): Hurried | undefined {
  const first = transcript.find((event) => event.event === 'timer')
  const isOurs = first !== undefined && start.context?.hurried?.includes(first.name)
  return isOurs && Object.hasOwn(allowances, first.name) ? (first.name as Hurried) : undefined
}

/**
 * Whether more time would show more: what the documents allow is longer than a limit of ours that decided. Of a whole session
 * they state nothing, so that one which goes on without end is not waited for again.
 */
export function isHurried(conversation: Conversation): boolean {
  const hurried = hurriedBy(conversation)
  if (hurried === 'startup' && heldBack(conversation)) return false
  return hurried !== undefined && hurried !== 'session'
}

/**
 * Whether we ourselves noticed the deadline that decided so late that what it shows is in doubt.
 * The first one decides; the limit of the whole session is passed all the same, however late we see it.
 */
export function cameLate({ transcript }: SessionReading): boolean {
  const first = transcript.find((event) => event.event === 'timer')
  if (first?.event !== 'timer' || first.name === 'session') return false
  return (first.late ?? 0) > first.ms * TOLERATED_LATENESS
}

/** Whether a deadline decided how the conversation went. */
export function ranOutOfTime({ transcript, interrupted }: SessionReading): boolean {
  return (
    !interrupted &&
    transcript.some((e) => e.event === 'timer' && e.name !== 'flood' && e.name !== 'requests')
  )
}

/** How a conversation without a final notification ended. */
export function howItEnded(conversation: Conversation): string {
  const stood = stuck(conversation)
  if (stood) return stood
  const after = afterWhat(conversation)
  const { exit, transcript } = conversation
  if (transcript.some((e) => e.event === 'out-of-memory'))
    return `the process was killed because its container ran out of memory ${after}`
  if (exit === undefined) return `the session was ended early ${after}`
  if (exit.signal) return `the process died of ${exit.signal} ${after}`
  const open = openQuestion(conversation) ?? abortedAfterInputs(conversation)
  if (open) return open
  return `the process ended with exit status ${exit.code ?? '?'} and no final notification ${after}`
}

/** That a one-shot tool ends at a question, and why nobody answers it; nothing on another protocol. */
function openQuestion({ start, transcript }: Conversation): string | undefined {
  if (start.context?.protocol !== 'outcome') return undefined
  const { question, answers = {} } = runsOf(transcript).at(-1) ?? {}
  if (!question) return undefined
  const id = quote(String(question.id))
  if (Object.hasOwn(answers, String(question.id)))
    return `the tool asks the question ${id} again ${whyAgain(answers[String(question.id)], question)}`
  return `the tool asks the question ${id}, to which the case has no answer under \`answers\`, and ends`
}

/** A tool may ask again where its case answers something else than what the question takes. */
function whyAgain(answer: unknown, question: JsonObject): string {
  if (!isNoneOf(answer, question)) return 'in spite of its answer'
  const [given, ...taken] = [answer, ...optionsOf(question)].map((value) => JSON.stringify(value))
  return `since the case answers ${quote(given ?? '')}, and it takes one of ${quote(taken.join(', '))}`
}

/** That a stateful tool was aborted because its case gives it nothing more to do. */
function abortedAfterInputs(conversation: Conversation): string | undefined {
  const { start, transcript } = conversation
  const isAborted = transcript.some((e) => e.event === 'signal' && e.abort)
  if (start.context?.protocol !== 'stdio' || start.fault || !isAborted) return undefined
  return `the tool was still there ${afterWhat(conversation)}, when no \`inputs\` of the case were left, and was aborted`
}

/** What the tool was stuck in when a deadline expired. */
export function stuck(conversation: Conversation): string | undefined {
  const after = afterWhat(conversation)
  if (conversation.expired('flood')) return 'the tool wrote more than this suite takes of a session'
  if (conversation.expired('requests'))
    return `the tool made request after request without end (${lastMethod(conversation)})`
  if (conversation.expired('startup')) return 'no line came after init'
  if (conversation.expired('idle'))
    return conversation.lines.length > 0
      ? `nothing more came ${after}${undeclaredState(conversation)}`
      : silence(conversation)
  if (conversation.expired('session')) return 'the conversation took longer than a session may'
  if (conversation.expired('exit'))
    return 'the process was still there after its final notification'
  if (conversation.expired('cancel-grace')) return 'the process was still there after cancel'
  if (conversation.expired('end-of-input'))
    return 'the process was still there after the end of its input'
  return undefined
}

/** A tool that waits for an input gets none where its configuration does not state that it takes some. */
function undeclaredState({ start, states, lines, sent }: Conversation): string {
  const isDeclared =
    start.context?.stateful || sent.some(({ message }) => message.method === 'apply')
  return isDeclared || states.at(-1)?.line !== lines.at(-1)
    ? ''
    : ', which reports a state: `stateful: true` in its configuration declares a tool that does'
}

/** A one-shot tool may wait for what it takes for its input. */
const silence = ({ start }: Conversation) =>
  start.context?.protocol === 'outcome'
    ? 'no line came; a one-shot tool finds its call in the variable JP_TOOL, and nothing on its stdin'
    : 'no line came'

const lastMethod = (conversation: Conversation) => conversation.requests.at(-1)?.method ?? 'none'

function afterWhat({ requests, lines }: Conversation): string {
  const last = requests.at(-1)
  if (last) return `after request ${last.number} (${last.method})`
  return lines.length > 0 ? `after line ${lines.length}` : 'before its first line'
}

/** Whether the process was still there when the time after its end message, or that of the whole session, was over. */
export function stayedAfter({ line }: Notification, { expired }: Conversation): boolean {
  const late = expired('exit') ?? expired('session')
  return late !== undefined && late.at > line.at
}

/** The final notification, or the state in which a stateful tool stopped. */
export function endMessage({
  finals,
  states,
}: Pick<Conversation, 'finals' | 'states'>): Notification | undefined {
  return finals[0] ?? states.find(({ params }) => params.type === 'stopped')
}
