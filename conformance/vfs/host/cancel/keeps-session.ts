import type { HostCall } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  notApplicable,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, answerText, onCall, outcomeText } from '../answer.ts'
import type { HostLine } from '../host-lines.ts'
import { entriesOf, responsesTo, since } from '../requests.ts'
import { US_PER_MS } from '../timing.ts'
import { GIVES_UP } from './given-up.ts'

/** What comes later has waited for the end of the program. */
const GIVEN_UP_MS = 7_000

/** Requests of such a tool that are served whatever it gives up. */
const SERVED = 4

const EXPECTED = 'an answer to the next request, and no more than one to the pending one'

/** Judges what comes of the request that a tool gives up, and of those that it makes before and afterwards. */
export const givenUp = (id: string) =>
  onCall(id, EXPECTED, (call, c) => {
    const answers = answersOf(call)
    if (!call || answers.length < SERVED) return outcomeText(c, call)
    const refused = answers.find(({ result }) => !isObject(result))
    if (refused) return violated(EXPECTED, `another request: ${answerText(refused)}`, refused.index)
    return [ofPending(call), ofNext(call)].flat()
  })

function ofPending(call: HostCall): Finding {
  const [first, second] = responsesTo(call, 'pending')
  if (second) return violated(EXPECTED, 'more than one answer', call.index)
  if (!first) return satisfied('no answer')
  if (!since(call, GIVES_UP).some(({ message }) => message?.id === 'pending'))
    return notApplicable('the host answers the request before the tool can give it up')
  if (isLate(call, first))
    return violated('an end of the wait', 'the answer of the whole program', call.index)
  const { error } = first.message ?? {}
  if (!isObject(error)) return satisfied('the result')
  if (error.code === -32_005) return satisfied('the error -32005')
  const found = `the error ${String(error.code)}`
  return violated('its result or the error -32005', found, call.index)
}

/** The request after it has a number, as all that the probe numbers by itself. */
function ofNext(call: HostCall): Finding[] {
  const next = since(call, GIVES_UP).find(({ message }) => typeof message?.id === 'number')
  const late = next && isLate(call, next) && 'an answer when the program was over'
  return next ? [satisfiedUnless(late, 'an answer to the next request', call.index)] : []
}

function isLate(call: HostCall, { at }: HostLine): boolean {
  const from = entriesOf(call).find(({ mark }) => mark === GIVES_UP)?.at ?? call.calledAt
  return at - from > GIVEN_UP_MS * US_PER_MS
}

/** Judges that a run is not reported as one that its user has cancelled. */
export const notCancelled = (id: string) =>
  onCall(
    id,
    'a run that nobody cancelled',
    (call) => call?.cancelled && 'a run that is reported as cancelled',
  )
