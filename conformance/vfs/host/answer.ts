import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { computedOnce } from '../../../harness/wire/remembered.ts'
import {
  type Finding,
  quote,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../engine/finding.ts'
import { ofCalls } from './host-check.ts'

/** What the host answered to one request of the probe, as the probe saw it. */
export interface ProbeAnswer {
  /** The method that was called. */
  method: string
  result?: unknown
  error?: { code?: unknown; message?: unknown; data?: unknown }
  /** Position among the events of the transcript. */
  index: number
}

/** The answers to the steps `call` and `burst` of a call, in order; what the side channel saw when no report came. */
export const answersOf = (call: HostCall | undefined): ProbeAnswer[] =>
  call ? answersIn(call) : []

const answersIn = computedOnce((call: HostCall): ProbeAnswer[] =>
  seenAt(call).flatMap(({ seen: { call: method, result, error }, index }) =>
    typeof method === 'string'
      ? [{ method, result, ...(isObject(error) && { error }), index }]
      : [],
  ),
)

/** Everything that the probe's steps saw, in order, each with its position among the events of the transcript. */
export function seenAt(call: HostCall): { seen: JsonObject; index: number }[] {
  const reported = call.side.filter(({ seen }) => seen !== undefined)
  return seenOf(call).map((seen, i) => ({ seen, index: reported[i]?.index ?? call.index }))
}

/** Everything that the probe's steps saw, in order. */
export function seenOf({ report, side }: HostCall): JsonObject[] {
  return report?.seen ?? side.flatMap(({ seen }) => (seen ? [seen] : []))
}

/**
 * Judges the answer to the request number `nth` (from 0) of a call (the first one when no id is given).
 * A request that was never answered breaks what is expected.
 */
export const onAnswer =
  (nth: number, expected: string, judge: AnswerJudge, id?: string) =>
  (c: HostConversation): Finding[] => {
    const call = callOf(c, id)
    const answer = answersOf(call)[nth]
    if (!answer) return [violated(expected, `no answer: ${outcomeText(c, call)}`, call?.index)]
    return [judge(answer, c)]
      .flat()
      .map((verdict) => satisfiedUnless(verdict, expected, answer.index))
  }

/** What an answer shows. */
export type AnswerJudge = (answer: ProbeAnswer, c: HostConversation) => Verdict | Finding[]

/** Judges that an answer holds this content, or none where it is undefined; another answer is reported as `shown`. */
export const unlessContent =
  (content: unknown, shown = answerText): AnswerJudge =>
  (answer) => {
    const found = isObject(answer.result) ? answer.result.content : undefined
    return found !== content && shown(answer)
  }

/** Judges one call, by its id, whether or not it was made: what is found is about that call. */
export function onCall(id: string | undefined, expected: string, judge: CallJudge) {
  const judged = (c: HostConversation): Finding[] => {
    const call = callOf(c, id)
    return [judge(call, c)].flat().map((verdict) => satisfiedUnless(verdict, expected, call?.index))
  }
  return id === undefined ? judged : ofCalls([id], judged)
}

/** Judges the first call. */
export const onFirstCall = (expected: string, judge: CallJudge) =>
  onCall(undefined, expected, judge)

/** What a call shows. */
export type CallJudge = (
  call: HostCall | undefined,
  c: HostConversation,
) => Verdict | readonly Verdict[]

/** Judges that the probe came to the end of its script. */
export const finishes = (expected: string, id?: string) =>
  onCall(id, expected, (call, c) => !call?.report && outcomeText(c, call))

/** How a call ended, in one phrase. */
export function outcomeText(c: HostConversation, call: HostCall | undefined): string {
  if (!call) return c.failure?.sentence ?? 'the call was not made'
  if (call.error !== undefined) return `the call failed with ${quote(textOf(call.error), 120)}`
  if (call.result !== undefined)
    return call.report
      ? 'the call returned before it'
      : `the call returned ${quote(textOf(call.result), 120)}`
  return c.failure?.sentence ?? 'the call was never answered'
}

/** An answer in one phrase. */
export function answerText({ result, error }: ProbeAnswer): string {
  if (error) return `error ${String(error.code)} ${quote(textOf(error.message))}`
  return `result ${quote(textOf(result), 120)}`
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
