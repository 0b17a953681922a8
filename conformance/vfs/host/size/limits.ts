import { callOf, type HostCall } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answersOf, onCall, onFirstCall, outcomeText } from '../answer.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { responsesTo, since } from '../requests.ts'
import { apart, byDefault, DELIVERED, LARGER, NEITHER, QUOTES, REFUSED, WIDE } from './scenarios.ts'

/** The lengths of the lines after a mark that are not reported whole. */
const lengthsSince = (call: HostCall, mark: string) =>
  since(call, mark).map(({ bytes = 0 }) => bytes)

const defaultLimit: Judge = (c) => {
  const call = callOf(c)
  if (!call || answersOf(call).length === 0) return violated('an answer', outcomeText(c, call))
  const sizes = linesToTool(call).map(({ bytes = 0 }) => bytes)
  if (!sizes.some((bytes) => bytes > DELIVERED && bytes < REFUSED))
    return violated('a file of 10,000,000 bytes delivered', 'no such answer', call.index)
  if (lengthsSince(call, 'delivered').some((bytes) => bytes >= REFUSED))
    return violated('a file of 10,485,761 bytes refused', 'its content', call.index)
  const [answer] = responsesTo(call, 'refused')
  const refused = isObject(answer?.message?.error)
  return satisfiedUnless(!refused && outcomeText(c, call), 'a larger file refused', call.index)
}

/** The most bytes that a character takes when it is escaped. */
const ESCAPED = 6

const quotesDelivered = onFirstCall(`a file of ${QUOTES} quotation marks delivered`, (call, c) => {
  if (!call) return inconclusive(outcomeText(c, call))
  const came = lengthsSince(call, 'quotes').some(
    (bytes) => bytes > 2 * QUOTES && bytes < ESCAPED * QUOTES + DELIVERED,
  )
  return !came && `no such answer: ${outcomeText(c, call)}`
})

/** The sizes of files whose lines are not reported whole, and what a line has beside its file at most. */
const LONG: Readonly<Record<string, number>> = { wide: WIDE, larger: LARGER }
const ENVELOPE = 10_000

/** How a tool with a limit of its own is answered. */
const answeredBy = (id: string, path: string, isDelivered: boolean) =>
  onCall(id, `${id}: ${path}.txt ${isDelivered ? 'delivered' : 'refused'}`, (call, c) => {
    const [answer] = call ? responsesTo(call, path) : []
    const bytes = call ? linesToTool(call).map(({ bytes }) => bytes ?? 0) : []
    const least = LONG[path] ?? Number.POSITIVE_INFINITY
    const isWhole = bytes.some((n) => n > least && n < least + ENVELOPE)
    const delivered = isObject(answer?.message?.result) || isWhole
    if (!delivered && !isObject(answer?.message?.error) && !call?.report)
      return `no answer: ${outcomeText(c, call)}`
    return delivered !== isDelivered && (delivered ? 'delivered' : 'refused')
  })

/** The limit of a tool without one of its own, and those of tools that have one. @see rfd-d11 §Deadlock prevention */
export const limitChecks = [
  ...checksOn(byDefault, {
    'vfs.size.limit-defaults-to-ten-megabytes': defaultLimit,
    'vfs.size.file-below-limit-delivered-whole': {
      title: 'delivers a file of escapes below the usual limit whole',
      judge: quotesDelivered,
    },
  }),
  ...checksOn(apart, {
    'vfs.size.limit-defaults-to-ten-megabytes': {
      title: 'keeps to the usual limit where only other limits are configured',
      judge: [answeredBy(NEITHER, 'wide', true), answeredBy(NEITHER, 'larger', false)],
    },
    'vfs.size.limit-configurable': {
      title: 'keeps the limits of tools apart, above the usual one as well',
      judge: [
        answeredBy('small', 'middle', false),
        answeredBy('large', 'middle', true),
        answeredBy('large', 'larger', true),
        answeredBy('small again', 'middle', false),
      ],
    },
  }),
]
