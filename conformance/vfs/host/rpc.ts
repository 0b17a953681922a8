import type { JsonObject } from '../../../harness/wire/json.ts'
import { quote, type Verdict } from '../../engine/finding.ts'
import { onAnswer } from './answer.ts'
import { code, contentOf } from './expected.ts'
import { checksOn, hostChecksOn, hostRules } from './host-check.ts'
import { eachLine } from './host-lines.ts'
import { onResponse } from './requests.ts'
import { isError, isResponse, wrongError } from './rpc/error-shape.ts'
import * as asked from './rpc/scenarios.ts'
import * as seen from './rpc/seen.ts'

/** Judges each message of the host that fits. */
const eachMessage = (
  expected: string,
  wrong: (message: JsonObject) => Verdict,
  fits: (message: JsonObject) => boolean = () => true,
) =>
  eachLine(
    expected,
    ({ message = {} }) => wrong(message),
    ({ message }) => message && fits(message),
  )

const rules = hostRules(
  {
    verifies: 'vfs.rpc.host-states-version',
    judge: eachMessage(
      '`jsonrpc` "2.0"',
      ({ jsonrpc }) => jsonrpc !== '2.0' && `\`jsonrpc\` ${JSON.stringify(jsonrpc) ?? 'absent'}`,
    ),
  },
  {
    verifies: 'vfs.rpc.result-or-error',
    judge: eachMessage(
      'either a result or an error',
      (message) => {
        const count = Number('result' in message) + Number('error' in message)
        return count !== 1 && (count === 0 ? 'neither' : 'both a result and an error')
      },
      isResponse,
    ),
  },
  {
    verifies: 'vfs.rpc.error-shape',
    judge: eachMessage('an integer code and a message', wrongError, isError),
  },
  {
    verifies: 'vfs.rpc.host-never-requests',
    judge: eachMessage(
      'no request',
      ({ id, method }) =>
        id !== undefined && method !== undefined && `the request ${quote(String(method))}`,
    ),
  },
)

const SILENT = 'vfs.rpc.notifications-get-no-response'
const whole = contentOf('a')

/** How a host answers. @see rfd-d11 §Request and response format */
export const rpcChecks = [
  ...rules,
  ...hostChecksOn(asked.ids, ...rules),
  ...checksOn(asked.ids, {
    'vfs.rpc.echoes-ids': asked.IDS.map((id) =>
      onResponse(id, `an answer with the id ${JSON.stringify(id)}`),
    ),
    'vfs.rpc.reused-ids': seen.reused,
  }),
  ...checksOn(asked.many, {
    'vfs.rpc.answers-in-order': asked.MANY.map(([, content], i) => seen.own(i, content)),
    'vfs.rpc.one-response-per-request': seen.once,
  }),
  ...checksOn(asked.states, {
    [SILENT]: { title: 'answers no state', judge: seen.unansweredStates },
  }),
  ...checksOn(asked.afterFinal, {
    [SILENT]: { title: 'answers no final message', judge: seen.unansweredFinal },
  }),
  ...checksOn(asked.unusual, {
    'vfs.rpc.unusual-ids': Object.entries(asked.UNUSUAL).map(([name, id]) =>
      seen.unchanged(name, id),
    ),
  }),
  ...checksOn(asked.overlapping, { 'vfs.rpc.survives-overlapping-requests': seen.overlaps }),
  ...checksOn(asked.malformed, {
    'vfs.rpc.survives-malformed-messages': [
      ...Object.keys(asked.MALFORMED).map((_, i) => onAnswer(i + 1, 'an answer', seen.unserved)),
      seen.afterNoJson,
    ],
    'vfs.rpc.unreadable-id-is-null': seen.unreadable,
    'vfs.rpc.readable-id-of-invalid-request': [
      seen.readable('no method', 41),
      seen.readable('a method that is a number', 'x'),
    ],
  }),
  ...checksOn(asked.withoutId, { 'vfs.rpc.call-without-id': seen.unasked }),
  ...asked.names.checks({
    'vfs.rpc.names-are-case-sensitive': {
      precondition: { before: whole, after: whole },
      expect: { method: code(-32601), member: code(-32602) },
    },
  }),
]
