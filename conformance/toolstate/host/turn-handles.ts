import { messagesOf, requestsIn } from '../../../harness/driver-messages.ts'
import {
  callOf,
  type HostCall,
  type HostConversation,
  type Inquiry,
} from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../engine/finding.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { goneAt, onReport, probed, reportedAt, scaled, US_PER_MS } from '../../vfs/host/timing.ts'

/** The end of a turn; times as in the conversation. */
export interface TurnEnding {
  at: number
  /** When it was over; absent where it never was. */
  overAt?: number
  index: number
  /** Handles that it found. */
  handles: JsonObject[]
  /** What was asked meanwhile. */
  inquiries: Inquiry[]
}

/** The ends of the turns of a conversation, in order. */
const turnEndings = ({ transcript, inquiries }: HostConversation): TurnEnding[] =>
  requestsIn(messagesOf(transcript))
    .filter(({ method }) => method === 'turn_end')
    .map(({ at, index, answer }) => {
      const result = isObject(answer?.result) ? answer.result : undefined
      const until = answer?.at ?? Number.POSITIVE_INFINITY
      return {
        ...{ at, index: answer?.index ?? index },
        ...(result && { overAt: until }),
        handles: objectsIn(result?.handles),
        inquiries: inquiries.filter((inquiry) => inquiry.at > at && inquiry.at < until),
      }
    })

/** Judges one of the ends of turns, once it is over. */
export const onTurnEnd =
  (expected: string, wrong: (turn: TurnEnding, c: HostConversation) => Verdict, nth = 0) =>
  (c: HostConversation): Finding[] => {
    const turn = turnEndings(c)[nth]
    if (!turn) return [inconclusive(c.failure?.sentence ?? 'the turn was not to end')]
    if (turn.overAt === undefined)
      return [violated(expected, c.failure?.sentence ?? 'no end of the turn', turn.index)]
    return [satisfiedUnless(wrong(turn, c), expected, turn.index)]
  }

/** Judges that the end of a turn found nothing, where all that was spawned is over. */
export const endsWithNothing = onTurnEnd('no handle at the end of the turn', ({ handles }) => {
  return handles.length > 0 && 'a handle'
})

/** Judges that somebody was asked about handles at the end of a turn, or that nobody was. */
export const asksAtEnd = (isAsked: boolean, nth = 0) =>
  onTurnEnd(
    isAsked ? 'an inquiry' : 'no inquiry',
    ({ inquiries: { length } }) => length > 0 !== isAsked && (isAsked ? 'none' : 'an inquiry'),
    nth,
  )

/** What an inquiry states about a handle: its entry, or the whole where it has no entries. */
export function statedAbout({ params: { question } }: Inquiry, id: string): JsonObject | undefined {
  if (!isObject(question)) return undefined
  const entries = objectsIn(question.handles)
  const found = entries.find((entry) => entry.id === id)
  return found ?? (entries.length === 0 && textsIn(question).includes(id) ? question : undefined)
}

/** Judges what the inquiry of the first end of a turn states about a handle. */
export const inquiryStates = (id: string, text: string) =>
  onTurnEnd(`${text} for ${id}`, ({ inquiries }) => {
    const entries = inquiries.flatMap((inquiry) => statedAbout(inquiry, id) ?? [])
    if (entries.length === 0) return `nothing about ${id}`
    return !entries.some((entry) => textsIn(entry).includes(text)) && 'no such text'
  })

/** When the tool of a spawn came to its own end. */
const overAt = (call: HostCall): number | undefined => reportedAt(call, 'over')

/** Judges a tool that was to be there when the turn ended. */
const onTool = (
  spawn: string,
  judge: (call: HostCall, turn: TurnEnding, c: HostConversation) => Finding,
) =>
  onReport(spawn, (call, c) => {
    const turn = turnEndings(c).find(({ at }) => at > call.calledAt)
    if (!turn) return inconclusive(c.failure?.sentence ?? 'the turn was not to end')
    const early = (overAt(call) ?? turn.at) < turn.at
    return early ? inconclusive('the tool came to its end before the turn') : judge(call, turn, c)
  })

/** Judges that the end of the turn waits for a tool: it comes to its own end first. */
export const waitsFor = (...spawns: string[]) =>
  spawns.map((spawn) =>
    onTool(spawn, (call, turn) => {
      const isLater = (overAt(call) ?? Number.POSITIVE_INFINITY) > (turn.overAt ?? 0)
      return satisfiedUnless(isLater && 'no wait', `a wait for the tool of ${spawn}`, turn.index)
    }),
  )

/** Judges that the end of the turn ends a tool before it comes to its own end. */
export const ends = (...spawns: string[]) =>
  spawns.map((spawn) =>
    onTool(spawn, (call, turn) => {
      if (overAt(call) !== undefined) return violated(`an end of ${spawn}`, 'a wait', turn.index)
      const gone = goneAt(call)
      return satisfiedUnless(gone === undefined && 'none', `an end of ${spawn}`, turn.index)
    }),
  )

/** Judges that no process of these spawns is left. */
export const leavesNothing = (...spawns: string[]) =>
  spawns.map((spawn) =>
    probed(spawn, `no process of ${spawn}`, ({ processes }) => {
      const left = processes.some((each) => each.goneAt === undefined)
      return left && 'one'
    }),
  )

/** Judges that a tool lived while the inquiry at the end of its turn was open. */
export const livesUntilAnswered = (...spawns: string[]) =>
  spawns.map((spawn) =>
    onTool(spawn, (call, { inquiries: [inquiry], index }) => {
      if (!inquiry) return satisfied('no inquiry')
      const half = (inquiry.at + (inquiry.answeredAt ?? inquiry.at)) / 2
      return satisfiedUnless(lastOf(call) < half && 'ended before', `${spawn} alive`, index)
    }),
  )

/** When a tool reported something last; those of these scenarios do so all the time. */
const lastOf = ({ side }: HostCall): number => Math.max(...side.map(({ at }) => at))

/** Judges that one tool is ended long before another comes to its own end, for which the turn waits. */
export const endsBefore = (spawn: string, other: string) =>
  onTool(spawn, (call, { at, inquiries: [inquiry], index }, c) => {
    const waited = callOf(c, other)
    const end = waited && overAt(waited)
    if (end === undefined) return inconclusive(`the tool of ${other} did not come to its end`)
    const half = ((inquiry?.answeredAt ?? at) + end) / 2
    return satisfiedUnless(lastOf(call) > half && 'a later one', `an end before ${other}`, index)
  })

/** How long a tool lived from the end of its turn on, in milliseconds before the time scale. */
export const livedFor = (c: HostConversation, call: HostCall): number => {
  const [turn] = turnEndings(c)
  return (lastOf(call) - (turn?.at ?? 0)) / US_PER_MS / scaled(c, 1)
}

/** Judges that the assistant is notified of something with a text. */
export const notifies =
  (text: string) =>
  (c: HostConversation): Finding[] => {
    const has = c.notifications.some((notification) => textsIn(notification).includes(text))
    return onTurnEnd(`a notification with ${quote(text)}`, () => !has && 'none')(c)
  }

/** Judges that the assistant has a text with the end of the first turn. */
export const gives = (text: string, what: string) =>
  onTurnEnd(what, ({ handles }, c) => {
    return !textsIn([...handles, ...c.notifications]).includes(text) && 'none'
  })
