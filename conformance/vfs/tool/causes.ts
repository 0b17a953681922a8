import type { Conversation } from '../../../harness/conversation.ts'
import type { Line, SessionReading } from '../../../harness/session-reading.ts'
import type { Cause } from '../../engine/cause.ts'
import type { Violation } from '../../engine/finding.ts'
import { howItEnded } from './ending.ts'
import { isBareText } from './framing-observations.ts'

type Shows = Cause<Conversation>['shows']

/** The line that a violation is about. */
export const lineOf = ({ lines }: Pick<SessionReading, 'lines'>, { index }: Violation) =>
  lines.find((line: Line) => line.index === index)

/** Whether the last message to the subject was an error, and nothing came after it until it was asked to end. */
export function nothingAfterError({ sent, lines }: SessionReading): boolean {
  const last = sent.findLast(({ message }) => !ENDS.includes(message.method ?? message.type))
  const isError = last?.message.error !== undefined || last?.message.type === 'error'
  return isError && lines.every(({ index }) => index < last.index)
}

/** What asks a subject to end. */
const ENDS: readonly unknown[] = ['cancel', 'shutdown']

const isText: Shows = (c, violation) => {
  const line = lineOf(c, violation)
  return line !== undefined && isBareText(line)
}

/** Nothing that the tool wrote is a message. */
const writesNoMessage: Shows = ({ lines, messages }) => lines.length > 0 && messages.length === 0

/** The message, or each one where it is about none, has no version and is refused for that. */
const statesNoVersion: Shows = (c, violation) => {
  const line = lineOf(c, violation)
  const about = line ? [line] : c.messages
  return about.length > 0 && about.every(({ message }) => message && !('jsonrpc' in message))
}

/** What a message shows whatever its version. */
const BESIDE_VERSION = [
  ...['rpc', 'methods', 'paths', 'read', 'write', 'list-dir', 'http', 'result', 'error', 'state'],
  ...['init', 'lifecycle', 'cancel', 'policy', 'timeout', 'size', 'deadlock', 'version', 'sdk'],
  ...['sandbox', 'framing.tool-'],
].map((area) => `vfs.${area}*`)

/** The tool did nothing more after an error, and that is what is violated. */
const stopsAtError: Shows = (c, { observed }) =>
  nothingAfterError(c) && observed.startsWith(howItEnded(c))

/** The defects of a tool that make checks of other things fail. */
export const toolCauses: readonly Cause<Conversation>[] = [
  {
    requirement: 'vfs.rpc.tool-states-version',
    spares: [...BESIDE_VERSION, 'toolstate.*'],
    shows: statesNoVersion,
  },
  { requirement: 'vfs.framing.only-messages-on-stdout', shows: isText },
  {
    requirement: 'vfs.framing.one-object-per-line',
    spares: ['vfs.framing.*'],
    shows: writesNoMessage,
  },
  { requirement: 'vfs.rpc.tool-survives-error-response', shows: stopsAtError },
]
