import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { parseAnyDepth } from '../../../harness/wire/condenser.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { computedOnce } from '../../../harness/wire/remembered.ts'
import { type Finding, satisfiedUnless, type Verdict } from '../../engine/finding.ts'

/** A line that the host wrote to a tool. */
export interface HostLine {
  /** Counts from 1, as a person does. */
  number: number
  /** Microseconds since the conversation's start. */
  at: number
  /** Of one that the probe has not kept whole the first 4096 bytes; `bytes` reports its length. */
  text: string
  bytes?: number
  /** The line when it is an object of JSON and is known whole. */
  message?: JsonObject
  call: HostCall
  /** Position among the events of the transcript, where it was reported on the side channel. */
  index?: number
}

/** The lines that the host wrote to the tool of a call: from its side channel, else from its report. */
export const linesToTool = computedOnce((call: HostCall): HostLine[] => {
  const reported = call.side.some(({ line }) => line !== undefined)
  const entries = reported ? call.side : (call.report?.lines ?? [])
  return entries
    .flatMap(({ at, index, line, bytes }) =>
      line === undefined ? [] : [{ at, index, text: line, bytes }],
    )
    .map((line, i) => ({ number: i + 1, ...line, ...read(line), call }))
})

/** The lines that the host wrote in all calls of a conversation. */
export const allLines = ({ calls }: HostConversation): HostLine[] => calls.flatMap(linesToTool)

/** The messages among some lines. */
export const messagesIn = (lines: readonly HostLine[]): JsonObject[] =>
  lines.flatMap(({ message }) => (message ? [message] : []))

/**
 * Judges the lines that the host wrote in all calls of a conversation, as far as they fit: what is wrong with the first
 * that is wrong.
 */
export const eachLine =
  (
    expected: string,
    wrong: (line: HostLine) => Verdict,
    fits: (line: HostLine) => unknown = Boolean,
  ) =>
  (c: HostConversation): Finding[] => {
    const lines = allLines(c).filter(fits)
    const all = lines.map((line) => satisfiedUnless(wrong(line), expected, placeOf(line)))
    const first = all.find(({ kind }) => kind === 'violated') ?? all[0]
    return first ? [first] : []
  }

/** Where a line stands among the events of the transcript, else what its call came to. */
export const placeOf = ({ index, call }: HostLine): number => index ?? call.index

function read({ text, bytes }: { text: string; bytes?: number }): { message?: JsonObject } {
  const message = bytes === undefined ? parseAnyDepth(text) : undefined
  return isObject(message) ? { message } : {}
}
