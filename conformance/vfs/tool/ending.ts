import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { type Finding, inconclusive } from '../../engine/finding.ts'

/** How a timer's lateness compares with its length before what it shows is in doubt. */
const TOLERATED_LATENESS = 0.2

/** Why nothing can be concluded from a conversation, if so. */
export function doubtOf(conversation: Conversation): Finding | undefined {
  if (conversation.interrupted) return inconclusive('the run was interrupted')
  if (conversation.couldNotStart)
    return inconclusive(`the subject could not be started here: ${conversation.couldNotStart}`)
  return cameLate(conversation)
    ? inconclusive('the machine was too busy to keep a deadline')
    : undefined
}

/**
 * Whether we ourselves noticed the deadline that decided so late that what it shows is in doubt.
 * The first one decides; the limit of the whole session is passed all the same, however late we see it.
 */
export function cameLate({ transcript }: Conversation): boolean {
  const first = transcript.find((event) => event.event === 'timer')
  if (first?.event !== 'timer' || first.name === 'session') return false
  return (first.late ?? 0) > first.ms * TOLERATED_LATENESS
}

/** Whether a deadline decided how the conversation went. */
export function ranOutOfTime({ transcript, interrupted }: Conversation): boolean {
  return (
    !interrupted &&
    transcript.some((e) => e.event === 'timer' && e.name !== 'flood' && e.name !== 'requests')
  )
}

/** Says in words how a conversation without a final notification ended. */
export function howItEnded(conversation: Conversation): string {
  const stood = stuck(conversation)
  if (stood) return stood
  const after = afterWhat(conversation)
  const { exit, transcript } = conversation
  if (transcript.some((e) => e.event === 'note' && e.text === 'out of memory'))
    return `the process was killed because its container ran out of memory ${after}`
  if (exit?.signal) return `the process died of ${exit.signal} ${after}`
  return `the process ended with exit status ${exit?.code ?? '?'} and no final notification ${after}`
}

/** Says in words what the tool was stuck in when a deadline expired. */
export function stuck(conversation: Conversation): string | undefined {
  const after = afterWhat(conversation)
  if (conversation.expired('flood')) return 'the tool wrote without end'
  if (conversation.expired('requests'))
    return `the tool made request after request without end (${lastMethod(conversation)})`
  if (conversation.expired('startup')) return 'no line came after init'
  if (conversation.expired('idle')) return `nothing more came ${after}`
  if (conversation.expired('session')) return 'the conversation took longer than a session may'
  if (conversation.expired('exit'))
    return 'the process was still there after its final notification'
  if (conversation.expired('cancel-grace')) return 'the process was still there after cancel'
  if (conversation.expired('end-of-input'))
    return 'the process was still there after the end of its input'
  return undefined
}

const lastMethod = (conversation: Conversation) => conversation.requests.at(-1)?.method ?? 'none'

function afterWhat({ requests, lines }: Conversation): string {
  const last = requests.at(-1)
  if (last) return `after request ${last.number} (${last.method})`
  return lines.length > 0 ? `after line ${lines.length}` : 'before its first line'
}

/** The final notification, or the state in which a stateful tool stopped. */
export function endMessage({ finals, states }: Conversation): Notification | undefined {
  return finals[0] ?? states.find(({ params }) => params.type === 'stopped')
}
