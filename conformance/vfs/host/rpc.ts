import { quote, satisfied } from '../../engine/finding.ts'
import { onAnswer } from './answer.ts'
import { code, contentOf } from './expected.ts'
import { hostChecks, hostChecksOn, hostRules } from './host-check.ts'
import { onResponse } from './requests.ts'
import {
  afterFinal,
  IDS,
  ids,
  MALFORMED,
  MANY,
  malformed,
  many,
  names,
  overlapping,
  states,
  UNUSUAL,
  unusual,
  withoutId,
} from './rpc/scenarios.ts'
import {
  afterNoJson,
  once,
  overlaps,
  own,
  readable,
  reused,
  served,
  unansweredFinal,
  unansweredStates,
  unasked,
  unchanged,
  unreadable,
} from './rpc/seen.ts'
import { eachMessage, eachResponse, wrongError } from './rpc/shape.ts'

const rules = hostRules(
  {
    verifies: 'vfs.rpc.host-states-version',
    title: 'states the version of JSON-RPC in each message',
    judge: eachMessage('`jsonrpc` "2.0"', ({ jsonrpc }) =>
      jsonrpc === '2.0' ? undefined : `\`jsonrpc\` ${JSON.stringify(jsonrpc) ?? 'absent'}`,
    ),
  },
  {
    verifies: 'vfs.rpc.result-or-error',
    title: 'answers with either a result or an error',
    judge: eachResponse('either a result or an error', (message) => {
      const both = 'result' in message && 'error' in message
      if (both) return 'both a result and an error'
      return 'result' in message || 'error' in message ? undefined : 'neither'
    }),
  },
  {
    verifies: 'vfs.rpc.error-shape',
    title: 'reports errors by an integer code and a message',
    judge: eachResponse('an integer code and a message', ({ error }) => wrongError(error), 'error'),
  },
  {
    verifies: 'vfs.rpc.host-never-requests',
    title: 'sends no request',
    judge: eachMessage('no request', ({ id, method }) =>
      id !== undefined && method !== undefined ? `the request ${quote(String(method))}` : undefined,
    ),
  },
)

/** How a host answers. @see rfd-d11 §Request and response format */
export const rpcChecks = [
  ...rules,
  ...hostChecksOn(
    ids,
    ...rules,
    {
      verifies: 'vfs.rpc.echoes-ids',
      title: 'answers with the id that it was asked with',
      judge: (c) =>
        IDS.flatMap((id) =>
          onResponse(c, id, `an answer with the id ${JSON.stringify(id)}`, () => satisfied()),
        ),
    },
    {
      verifies: 'vfs.rpc.reused-ids',
      title: 'serves an id that was used before',
      judge: reused,
    },
  ),
  ...hostChecksOn(
    many,
    {
      verifies: 'vfs.rpc.answers-in-order',
      title: 'answers each request with its own data',
      judge: (c) => MANY.flatMap(([, content], i) => own(c, i, content)),
    },
    {
      verifies: 'vfs.rpc.one-response-per-request',
      title: 'answers each request once',
      judge: once,
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.rpc.notifications-get-no-response',
      title: 'answers no state',
      scenario: states,
      judge: unansweredStates,
    },
    {
      verifies: 'vfs.rpc.notifications-get-no-response',
      title: 'answers no final message',
      scenario: afterFinal,
      judge: unansweredFinal,
    },
    {
      verifies: 'vfs.rpc.unusual-ids',
      title: 'changes no id that it need not know',
      scenario: unusual,
      judge: (c) => Object.entries(UNUSUAL).flatMap(([name, id]) => unchanged(c, name, id)),
    },
    {
      verifies: 'vfs.rpc.survives-overlapping-requests',
      title: 'answers two requests that come at once',
      scenario: overlapping,
      judge: overlaps,
    },
    {
      verifies: 'vfs.rpc.survives-malformed-messages',
      title: 'goes on after a malformed message',
      scenario: malformed,
      judge: (c) => [
        ...Object.keys(MALFORMED).flatMap((_, i) => onAnswer(c, i + 1, 'an answer', served)),
        ...afterNoJson(c),
      ],
    },
    {
      verifies: 'vfs.rpc.unreadable-id-is-null',
      title: 'answers what it cannot read with the id null',
      scenario: malformed,
      judge: unreadable,
    },
    {
      verifies: 'vfs.rpc.readable-id-of-invalid-request',
      title: 'answers an invalid request with its id, or with null',
      scenario: malformed,
      judge: (c) => [
        ...readable(c, 'no method', 41),
        ...readable(c, 'a method that is a number', 'x'),
      ],
    },
    {
      verifies: 'vfs.rpc.call-without-id',
      title: 'answers a call without an id with no result',
      scenario: withoutId,
      judge: unasked,
    },
    names.check('vfs.rpc.names-are-case-sensitive', {
      title: 'distinguishes names by their case',
      precondition: { before: contentOf('a'), after: contentOf('a') },
      expect: { method: code(-32601), member: code(-32602) },
    }),
  ),
]
