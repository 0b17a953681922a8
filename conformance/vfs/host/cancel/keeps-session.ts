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

/** What comes later has waited for the end of the program. */
const GIVEN_UP_MS = 7_000

const EXPECTED = 'an answer to the next request, and no more than one to the pending one'

/** What a tool gives up: the ids of its requests, each with the mark before that, and how many others are served all the same. */
interface GivenUp {
  pending: Readonly<Record<string, string>>
  served: number
}

/** Judges what comes of the requests that a tool gives up, and of those that it makes before and afterwards. */
export const givenUp = (id: string, { pending, served }: GivenUp) =>
  onCall(id, EXPECTED, (call, c) => {
    const answers = answersOf(call)
    if (!call || answers.length < served) return outcomeText(c, call)
    const refused = answers.find(({ result }) => !isObject(result))
    if (refused) return violated(EXPECTED, `another request: ${answerText(refused)}`, refused.index)
    return Object.entries(pending).flatMap(([asked, mark]) => [
      ofPending(call, asked, mark),
      ...ofNext(call, mark),
    ])
  })

function ofPending(call: HostCall, id: string, mark: string): Finding {
  const [first, second] = responsesTo(call, id)
  if (second) return violated(EXPECTED, 'more than one answer', call.index)
  if (!first) return satisfied('no answer')
  if (first.at < givenUpAt(call, mark))
    return notApplicable('the host answers the request before the tool can give it up')
  if (isLate(call, first, mark))
    return violated('an end of the wait', 'the answer when the wait was over', call.index)
  const { error } = first.message ?? {}
  if (!isObject(error)) return satisfied('the result')
  if (error.code === -32_005) return satisfied('the error -32005')
  const found = `the error ${String(error.code)}`
  return violated('its result or the error -32005', found, call.index)
}

/** The request after it has a number, as all that the probe numbers by itself. */
function ofNext(call: HostCall, mark: string): Finding[] {
  const next = since(call, mark).find(({ message }) => typeof message?.id === 'number')
  const late = next && isLate(call, next, mark) && 'an answer when the wait was over'
  return next ? [satisfiedUnless(late, 'an answer to the next request', call.index)] : []
}

const isLate = (call: HostCall, { at }: HostLine, mark: string): boolean =>
  at - givenUpAt(call, mark) > GIVEN_UP_MS * US_PER_MS

const givenUpAt = (call: HostCall, name: string): number =>
  entriesOf(call).find(({ mark }) => mark === name)?.at ?? call.calledAt

/** Judges that a run is not reported as one that its user has cancelled. */
export const notCancelled = (id: string) =>
  onCall(
    id,
    'a run that nobody cancelled',
    (call) => call?.cancelled && 'a run that is reported as cancelled',
  )
