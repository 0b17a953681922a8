import type { Conversation, Request } from '../../../harness/conversation.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'
import { orderlyEnd, sameBehaviour } from './behaviour.ts'
import { callShape, isCall, isOneOf, noId, noResponse, statesVersion } from './message-form.ts'
import { faultChecks, firstRefused, rules, type ToolCheck, whereItAsks } from './tool-check.ts'

/** The faults under which a rule shows more. */
const TRIED_UNDER: { readonly [ref: string]: Pick<ToolCheck, 'faults'> } = {
  'vfs.rpc.tool-never-responds': {
    faults: (plain) => [{ kind: 'cancel', at: 0, when: 'after' }, ...firstRefused(plain)],
  },
  'vfs.rpc.one-outstanding-request': {
    faults: ({ requests }) => requests.slice(0, 1).map(() => ({ kind: 'never-answered', at: 1 })),
  },
}

/** The form of a tool's messages. @see rfd-d11 §Request and response format */
export const rpcRules = rules(
  {
    verifies: 'vfs.rpc.tool-states-version',
    title: 'states jsonrpc 2.0 in every message',
    toExercise: ANY_CASE,
    judge: ({ messages }) => messages.map(statesVersion),
  },
  {
    verifies: 'vfs.rpc.call-shape',
    title: 'calls with an id, a method and an object of params',
    toExercise: A_REQUEST,
    judge: ({ messages }) => messages.filter(isCall).map(callShape),
  },
  {
    verifies: 'vfs.rpc.tool-notifications-have-no-id',
    title: 'gives result, error and state no id',
    toExercise: ANY_CASE,
    judge: ({ messages }) =>
      messages
        .filter(({ message }) => isOneOf(['result', 'error', 'state'], message?.method))
        .map(noId),
  },
  {
    verifies: 'vfs.rpc.one-outstanding-request',
    title: 'asks only when its last request is answered',
    toExercise: 'Add a case in which the tool asks its host for something twice.',
    judge: oneOutstanding,
  },
  {
    verifies: 'vfs.rpc.tool-never-responds',
    title: 'writes no response, neither to init nor to cancel',
    toExercise: ANY_CASE,
    judge: ({ messages }) => messages.map(noResponse),
  },
).map((rule) => ({ ...rule, ...(TRIED_UNDER[rule.verifies] ?? {}) }))

/** What a tool does with responses. @see rfd-d11 §Access policy enforcement */
export const rpcChecks = faultChecks(
  {
    verifies: 'vfs.rpc.one-outstanding-request',
    title: 'waits for an answer that comes late',
    ...whereItAsks({ kind: 'late-answers' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.rpc.tool-matches-response-ids',
    title: 'takes no response with another id for its own',
    ...whereItAsks({ kind: 'foreign-id-first' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.rpc.tool-survives-error-response',
    title: 'ends in an orderly way when any call fails',
    toExercise: A_REQUEST,
    faults: (plain) => [
      ...plain.requests.flatMap(({ number }) =>
        CODES.map((code) => ({ kind: 'error-answer' as const, at: number, code })),
      ),
      ...methodsOf(plain).flatMap((method, i) =>
        (i === 0 ? CODES : refusalsOf(method)).map((code) => ({
          kind: 'method-refused' as const,
          method,
          code,
        })),
      ),
    ],
    judges: (fault) =>
      (fault.kind === 'error-answer' && !fault.beside && CODES.includes(fault.code)) ||
      (fault.kind === 'method-refused' && fault.code !== -32601),
    judge: orderlyEnd,
  },
  {
    verifies: 'vfs.rpc.tool-accepts-unknown-error-codes',
    title: 'ends in an orderly way when a code is unknown',
    toExercise: A_REQUEST,
    faults: ({ requests }) => [
      ...requests.map(({ number }) => ({
        kind: 'error-answer' as const,
        at: number,
        code: UNKNOWN_CODE,
      })),
      ...(requests.length > 0
        ? [...ODD_CODES.map((code) => refusal(code)), refusal(DENIED, 'data')]
        : []),
    ],
    judges: (fault) =>
      fault.kind === 'error-answer' &&
      (fault.beside === 'data' || [UNKNOWN_CODE, ...ODD_CODES].includes(fault.code)),
    judge: orderlyEnd,
  },
)

/** The codes that a host may answer with, but for an unknown method. @see rfd-d11 §Error codes */
const CODES = [-32600, -32602, -32603, -32001, -32002, -32003, -32004, -32005]

/** Codes that a method other than the first is refused with as often as it is asked: those that a tool may take for passing. */
const refusalsOf = (method: string) => [
  ...[-32001, -32004, -32603],
  ...(['fs.write', 'fs.rename'].includes(method) ? [-32003] : []),
]

/**
 * Codes that no host of this protocol has: one of its own range, none at all, those beside the codes that it has, and some
 * like those of an operating system, of a program, and of JSON-RPC itself.
 */
const UNKNOWN_CODE = -32099
const ODD_CODES = [0, 1_002, 1, -1, -32_000, -32_006, -32_700, 2_147_483_648]

const DENIED = -32001

/** The first request is answered with an error. */
const refusal = (code: number, beside?: 'data') =>
  ({ kind: 'error-answer', at: 1, code, ...(beside && { beside }) }) as const

/** The methods that a tool has called. */
export const methodsOf = ({ requests }: Conversation) => [
  ...new Set(requests.map(({ method }) => method)),
]

function oneOutstanding(c: Conversation): Finding[] {
  const { fault } = c
  if (fault && ['end-of-input', 'cancel'].includes(fault.kind)) return []
  const requests = fault?.kind === 'never-answered' ? beforeCancel(c) : c.requests
  return requests.slice(1).map((request, i) => waited(requests[i] as Request, request))
}

/** What a tool asks once it has given a call up, or was cancelled, need not wait. */
function beforeCancel({ requests, lines, endAskedAt = Number.POSITIVE_INFINITY }: Conversation) {
  const own = lines.find(({ message }) => message?.method === 'cancel')
  const until = Math.min(endAskedAt, own?.at ?? Number.POSITIVE_INFINITY)
  return requests.filter(({ line }) => line.at < until)
}

function waited(before: Request, { method, number, line }: Request): Finding {
  const early = !before.answer || before.answer.at > line.at
  const observed =
    early &&
    `request ${number} (${method}) came before request ${before.number} (${before.method}) was answered`
  return satisfiedUnless(observed, 'at most one unanswered request', line.index)
}
