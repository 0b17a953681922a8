import { quote, satisfied } from '../../engine/finding.ts'
import { onAnswer } from './answer.ts'
import { code, contentOf } from './expected.ts'
import { checksOn, hostChecks, hostChecksOn, hostRules } from './host-check.ts'
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
    judge: eachMessage('`jsonrpc` "2.0"', ({ jsonrpc }) =>
      jsonrpc === '2.0' ? undefined : `\`jsonrpc\` ${JSON.stringify(jsonrpc) ?? 'absent'}`,
    ),
  },
  {
    verifies: 'vfs.rpc.result-or-error',
    judge: eachResponse('either a result or an error', (message) => {
      const both = 'result' in message && 'error' in message
      if (both) return 'both a result and an error'
      return 'result' in message || 'error' in message ? undefined : 'neither'
    }),
  },
  {
    verifies: 'vfs.rpc.error-shape',
    judge: eachResponse('an integer code and a message', ({ error }) => wrongError(error), 'error'),
  },
  {
    verifies: 'vfs.rpc.host-never-requests',
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
      judge: (c) =>
        IDS.flatMap((id) =>
          onResponse(c, id, `an answer with the id ${JSON.stringify(id)}`, () => satisfied()),
        ),
    },
    {
      verifies: 'vfs.rpc.reused-ids',
      judge: reused,
    },
  ),
  ...checksOn(many, {
    'vfs.rpc.answers-in-order': (c) => MANY.flatMap(([, content], i) => own(c, i, content)),
    'vfs.rpc.one-response-per-request': once,
  }),
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
    ...checksOn(unusual, {
      'vfs.rpc.unusual-ids': (c) =>
        Object.entries(UNUSUAL).flatMap(([name, id]) => unchanged(c, name, id)),
    }),
    ...checksOn(overlapping, { 'vfs.rpc.survives-overlapping-requests': overlaps }),
    ...checksOn(malformed, {
      'vfs.rpc.survives-malformed-messages': (c) => [
        ...Object.keys(MALFORMED).flatMap((_, i) => onAnswer(c, i + 1, 'an answer', served)),
        ...afterNoJson(c),
      ],
      'vfs.rpc.unreadable-id-is-null': unreadable,
      'vfs.rpc.readable-id-of-invalid-request': (c) => [
        ...readable(c, 'no method', 41),
        ...readable(c, 'a method that is a number', 'x'),
      ],
    }),
    ...checksOn(withoutId, { 'vfs.rpc.call-without-id': unasked }),
    names.check('vfs.rpc.names-are-case-sensitive', {
      precondition: { before: contentOf('a'), after: contentOf('a') },
      expect: { method: code(-32601), member: code(-32602) },
    }),
  ),
]
