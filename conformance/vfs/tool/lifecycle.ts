import type { Conversation } from '../../../harness/conversation.ts'
import type { Sent } from '../../../harness/session-reading.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'
import { endsWhenAsked } from './behaviour.ts'
import { doubtOf, endMessage, howItEnded, stayedAfter } from './ending.ts'
import { answersAtEndOfInput } from './held-back.ts'
import { lineExcerpt } from './lines.ts'
import { faultChecks, firstRefused, rules, whereItAsks } from './tool-check.ts'

/** How a one-shot tool ends. @see rfd-d11 §Tool lifecycle */
export const lifecycleRules = rules(
  {
    verifies: 'vfs.lifecycle.final-notification',
    title: 'ends its work with a result or an error notification',
    toExercise: ANY_CASE,
    judge: endsWithFinal,
  },
  {
    verifies: 'vfs.lifecycle.one-final',
    title: 'writes one final notification',
    toExercise: ANY_CASE,
    faults: firstRefused,
    judge: ({ finals }) => (finals.length === 0 ? [] : [oneFinal(finals)]),
  },
  {
    verifies: 'vfs.lifecycle.exits-after-final',
    title: 'is silent after its final notification and ends by itself',
    toExercise: ANY_CASE,
    faults: firstRefused,
    judge: exitsAfterFinal,
  },
  {
    verifies: 'vfs.lifecycle.final-after-answers',
    title: 'writes its final notification only when nothing is unanswered',
    toExercise: A_REQUEST,
    judge: finalAfterAnswers,
  },
)

/** What a tool does when nobody is left to answer. @see rfd-d11 §Tool lifecycle */
export const lifecycleChecks = faultChecks(
  {
    verifies: 'vfs.lifecycle.final-after-answers',
    title: 'waits for the last answer even when it comes late',
    ...whereItAsks({ kind: 'late-answers' }),
    judge: finalAfterAnswers,
  },
  {
    verifies: 'vfs.lifecycle.final-after-answers',
    title: 'reports no result while its last request has no answer',
    toExercise: A_REQUEST,
    // Whatever comes first elsewhere, here only a tool that does not read its answer can report a result.
    faults: ({ requests }) => requests.slice(-1).map(({ number }) => neverAnswered(number)),
    judges: ({ kind }) => kind === 'never-answered',
    judge: noResultWithoutAnswer,
  },
  {
    verifies: 'vfs.lifecycle.tool-stops-at-end-of-input',
    title: 'stops when its input ends while it waits',
    toExercise: A_REQUEST,
    faults: ({ requests }) => [
      ...requests.map(({ number: at }) => ({ kind: 'end-of-input', at }) as const),
      ...requests
        .slice(-1)
        .map(({ number: at }) => ({ kind: 'end-of-input', at, within: 'a line' }) as const),
    ],
    judges: ({ kind }) => kind === 'end-of-input',
    judge: endsWhenAsked,
  },
)

function endsWithFinal(c: Conversation): Finding[] {
  if (c.start.context?.stateful || wasAskedToEnd(c)) return []
  const late = answersAtEndOfInput(c)
    ? 'its first line came only when its input had ended'
    : undefined
  if (endMessage(c) && !late) return [satisfied()]
  return [doubtOf(c) ?? violated('a result or an error notification', late ?? howItEnded(c))]
}

/** A tool that was cancelled, or whose input ended, need not send a final notification. */
const wasAskedToEnd = ({ fault, endAskedAt }: Conversation) =>
  fault &&
  (['cancel', 'end-of-input', 'never-answered'].includes(fault.kind) ||
    (fault.kind === 'generated-steps' && endAskedAt !== undefined))

function oneFinal(finals: Conversation['finals']): Finding {
  const names = finals.map(({ method }) => method).join(', then ')
  return satisfiedUnless(
    finals.length > 1 && `${finals.length} final notifications: ${names}`,
    'exactly one',
    finals[1]?.line.index,
  )
}

function exitsAfterFinal(c: Conversation): Finding[] {
  const [final] = c.finals
  if (!final) return []
  const expected = 'silence after the final notification, then the end of the process'
  const more = c.lines.find(
    ({ index, message }) => index > final.line.index && !isFinal(message?.method),
  )
  if (more)
    return [
      violated(
        expected,
        `after its ${final.method} the tool wrote ${lineExcerpt(more)}`,
        more.index,
      ),
    ]
  if (!stayedAfter(final, c)) return [satisfied()]
  return [
    doubtOf(c) ??
      violated(expected, `the process was still there after its ${final.method} notification`),
  ]
}

const isFinal = (method: unknown) => method === 'result' || method === 'error'

function finalAfterAnswers(c: Conversation): Finding[] {
  const [final] = c.finals
  if (!final || wasAskedToEnd(c)) return []
  return c.requests
    .filter(({ line }) => line.index < final.line.index)
    .map(({ method, number, answer }) => {
      const early = !answer || answer.at > final.line.at || isRefused(c, answer)
      return satisfiedUnless(
        early && `the ${final.method} came before request ${number} (${method}) was answered`,
        'no request unanswered',
        final.line.index,
      )
    })
}

const neverAnswered = (at: number) => ({ kind: 'never-answered', at }) as const

/** A tool may give up and report an error, or end its work when it is cancelled. */
function noResultWithoutAnswer(c: Conversation): Finding[] {
  const { fault, finals, requests, endAskedAt = Number.POSITIVE_INFINITY } = c
  const request = fault?.kind === 'never-answered' ? requests[fault.at - 1] : undefined
  if (!c.faultApplied || !request) return []
  const early = finals.find(({ method, line }) => method === 'result' && line.at < endAskedAt)
  const { number, method } = request
  const observed = early && `the result came, and request ${number} (${method}) was never answered`
  return [satisfiedUnless(observed, 'no result before the last answer', early?.line.index)]
}

/** An answer that the tool did not even wait to read: it had closed its input, or was gone, when we wrote it. */
function isRefused({ fault, sent, transcript }: Conversation, { index }: Sent): boolean {
  // What is written in pieces may have been read but for its line feed.
  if (fault && fault.kind !== 'late-answers') return false
  const refusal = transcript.findIndex(({ event }) => event === 'input-refused')
  const last = sent.findLast((message) => message.index < refusal)
  return last !== undefined && index >= last.index
}
