import type { Conversation, Request } from '../../../harness/conversation.ts'
import type { Line, SessionReading } from '../../../harness/session-reading.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Cause } from '../../engine/cause.ts'
import type { Finding, Violation } from '../../engine/finding.ts'
import { isViolation } from '../../engine/findings-of.ts'
import { wholeReport } from '../../toolstate/tool/one-shot.ts'
import { type Run, runsOf } from '../../toolstate/tool/one-shot-reading.ts'
import { reportAmong } from '../../toolstate/tool/report-among.ts'
import { outcome } from './case.ts'
import { endMessage, howItEnded } from './ending.ts'
import { isBareText } from './framing-observations.ts'
import { noResponse } from './message-form.ts'
import { dottedName, paramsFollow } from './methods.ts'
import { pathsIn } from './paths.ts'
import { contentForm } from './result.ts'

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

/** The last call of the tool has a defect, which it was refused for. */
const endsAtRefusal =
  (code: number, judge: (call: Request) => Finding[]): Shows =>
  ({ requests }) => {
    const last = requests.at(-1)
    return (
      last !== undefined &&
      errorCodeOf(last.answer?.message) === code &&
      judge(last).some(isViolation)
    )
  }

const errorCodeOf = (answer?: JsonObject) => isObject(answer?.error) && answer.error.code

/** The tool reports nothing, and responds where it was to report. */
const respondsOnly: Shows = (c) =>
  !endMessage(c) && c.messages.some((line) => isViolation(noResponse(line)))

/** The tool waits for the answer to a request whose line it has not ended. */
const leavesLineOpen: Shows = ({ requests, lines, expired }) =>
  requests.at(-1)?.line === lines.at(-1) &&
  lines.at(-1)?.ending === 'none' &&
  (expired('idle') ?? expired('startup')) !== undefined

/** The tool wrote requests one after another, with no message of ours between them. */
const asksAhead: Shows = ({ requests, sent }) =>
  requests.some(({ line }, i) => {
    const before = requests[i - 1]?.line.index
    return before !== undefined && !sent.some(({ index }) => before < index && index < line.index)
  })

/** The last run of a one-shot tool has a defect. */
const endsIn =
  (isDefective: (run: Run) => boolean): Shows =>
  ({ transcript }) => {
    const last = runsOf(transcript).at(-1)
    return last !== undefined && isDefective(last)
  }

const stopsUntagged: Shows = (c) => {
  const end = endMessage(c)
  const result = end?.method === 'state' ? end.params.result : undefined
  return end?.method === 'state' && !(isObject(result) && ('Ok' in result || 'Err' in result))
}

const reportsNothing: Shows = (c) => !endMessage(c)

const endsOtherwise: Shows = (c) => outcome(c).some(isViolation)

const reportsNoContent: Shows = ({ finals: [final] }) =>
  final?.method === 'result' && isViolation(contentForm(final))

/** What the author of a case expects, which a tool misses for every defect that it fails by. */
const CASE = ['vfs.case.*']

const FINAL = 'vfs.lifecycle.final-notification'

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
  {
    requirement: 'vfs.framing.one-object-per-line',
    covers: [...CASE, FINAL, 'vfs.framing.tool-flushes*', 'vfs.timeout.*'],
    shows: leavesLineOpen,
  },
  { requirement: 'vfs.rpc.tool-survives-error-response', shows: stopsAtError },
  {
    requirement: 'vfs.rpc.one-outstanding-request',
    covers: ['vfs.cancel.*', 'vfs.framing.tool-reassembles-input*'],
    shows: asksAhead,
  },
  {
    requirement: 'vfs.methods.tool-uses-dotted-names',
    covers: CASE,
    shows: endsAtRefusal(-32_601, (call) => [dottedName(call)]),
  },
  {
    requirement: 'vfs.paths.tool-sends-relative-paths',
    covers: CASE,
    shows: endsAtRefusal(-32_602, pathsIn),
  },
  {
    requirement: 'vfs.methods.params-follow-schema',
    covers: CASE,
    shows: endsAtRefusal(-32_602, paramsFollow),
  },
  {
    requirement: 'vfs.rpc.tool-never-responds',
    covers: [...CASE, FINAL],
    shows: respondsOnly,
  },
  {
    requirement: 'toolstate.one-shot.tool-prints-one-report',
    covers: CASE,
    shows: endsIn(({ report, text }) => !report && reportAmong(text) !== undefined),
  },
  {
    requirement: 'toolstate.one-shot.tool-report-is-whole',
    covers: CASE,
    shows: endsIn((run) => wholeReport(run).some(isViolation)),
  },
  { requirement: FINAL, covers: CASE, shows: reportsNothing },
  {
    requirement: 'vfs.result.content-form',
    covers: ['vfs.case.expected-result'],
    shows: reportsNoContent,
  },
  {
    requirement: 'toolstate.state.stopped-has-result',
    covers: ['vfs.case.expected-result'],
    shows: stopsUntagged,
  },
  {
    requirement: 'vfs.case.expected-outcome',
    covers: ['vfs.case.expected-result', 'vfs.case.expected-files'],
    shows: endsOtherwise,
  },
]
