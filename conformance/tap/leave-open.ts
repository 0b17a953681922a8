import { messageValue } from '../../harness/reading.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { Check, Reading } from '../engine/check.ts'
import { type Finding, inconclusive } from '../engine/finding.ts'

/** A rule that a host broke in a session. */
export interface Broken {
  requirement: string
  /** It answered what cannot be taken for an answer, so that all that the program writes may come of it. */
  misled: boolean
}

/**
 * Leaves open what a program may have done because of its host: how the session went or ended once the host broke a rule
 * or ended it. What the program wrote itself, a finding about one event, stays its own unless its host misled it.
 */
export function leaveOpenHosts<R extends Reading>(
  findings: Map<Check<R>, Finding[]>,
  { transcript }: R,
  broken: Broken | undefined,
): void {
  const deed = broken ? `the host broke ${broken.requirement}` : endedBy(transcript)
  if (deed === undefined) return
  const open = inconclusive(`${deed}, which the program need not be prepared for`)
  const isOpen = (finding: Finding) =>
    finding.kind === 'violated' && (finding.index === undefined || broken?.misled)
  for (const [check, its] of findings)
    findings.set(
      check,
      its.map((each) => (isOpen(each) ? open : each)),
    )
}

/** How the host ended a session that its program had not ended, if so. */
function endedBy(transcript: Transcript): string | undefined {
  const deeds = transcript.map(deedIn)
  const at = deeds.findIndex((deed) => deed !== undefined)
  const last = transcript.findLastIndex(isLastWord)
  return at === -1 || (last !== -1 && last < at) ? undefined : deeds[at]
}

function deedIn(event: TranscriptEvent): string | undefined {
  if (event.event === 'signal') return `the host sent ${event.signal}`
  if (event.event === 'closed' && event.stream === 'stdin') return 'the host ended the input'
  if (event.event !== 'sent') return undefined
  const message = messageValue(event)
  const name = isObject(message) ? (message.method ?? message.type) : undefined
  return name === 'cancel' || name === 'shutdown' ? `the host sent \`${name}\`` : undefined
}

/** Whether a program writes its last message. */
function isLastWord(event: TranscriptEvent): boolean {
  const message = event.event === 'received' ? messageValue(event) : undefined
  if (!isObject(message)) return false
  return ['result', 'error'].includes(String(message.method)) || message.type === 'exit'
}
