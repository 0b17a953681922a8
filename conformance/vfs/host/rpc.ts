import type { JsonObject } from '../../../harness/wire/json.ts'
import { quote, type Verdict } from '../../engine/finding.ts'
import { onAnswer } from './answer.ts'
import { code, contentOf, same } from './expected.ts'
import { checksOn, hostChecksOn, hostRules } from './host-check.ts'
import { eachLine } from './host-lines.ts'
import { onResponse } from './requests.ts'
import { isError, isResponse, wrongError } from './rpc/error-shape.ts'
import * as asked from './rpc/scenarios.ts'
import * as seen from './rpc/seen.ts'
import { noPrompt } from './uncovered.ts'
import { held } from './version.ts'

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
        if (count !== 1) return count === 0 ? 'neither' : 'both a result and an error'
        return 'method' in message && 'a method beside it'
      },
      (message) => isResponse(message) || 'result' in message || 'error' in message,
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
const ONCE = 'vfs.rpc.one-response-per-request'
const OVERLAPS = 'vfs.rpc.survives-overlapping-requests'
const WITHOUT_ID = 'vfs.rpc.call-without-id'
const CASE = 'vfs.rpc.names-are-case-sensitive'
const whole = contentOf('a')

/** How a host answers. @see rfd-d11 §Request and response format */
export const rpcChecks = [
  ...rules,
  ...hostChecksOn(asked.many, ...rules),
  ...hostChecksOn(asked.malformed, ...rules),
  ...checksOn(asked.ids, {
    'vfs.rpc.echoes-ids': [
      ...asked.IDS.map((id) =>
        onResponse(id, `an answer with the id ${quote(JSON.stringify(id), 40)}`),
      ),
      ...asked.FAILING.map(([id]) => seen.failing(id)),
    ],
    'vfs.rpc.reused-ids': seen.reused,
  }),
  ...checksOn(asked.many, {
    'vfs.rpc.answers-in-order': [
      ...asked.MANY.map(([, content], i) => seen.own(i, content)),
      ...seen.changing,
    ],
    [ONCE]: { title: 'answers each of many requests once', judge: seen.once },
  }),
  ...checksOn(asked.states, {
    [SILENT]: { title: 'answers no state', judge: seen.unansweredStates },
  }),
  ...checksOn(asked.afterFinal, {
    [SILENT]: { title: 'answers no final message', judge: seen.unansweredFinals },
  }),
  ...checksOn(asked.unusual, {
    'vfs.rpc.unusual-ids': asked.UNUSUAL_IDS.map(([name, id]) => seen.unchanged(name, id)),
  }),
  ...checksOn(asked.overlapping, {
    [OVERLAPS]: { title: 'keeps overlapping requests apart', judge: seen.overlaps },
  }),
  ...checksOn(asked.busy, {
    [OVERLAPS]: {
      title: 'answers a request that comes while a program runs',
      judge: seen.overlapsProgram,
    },
    [ONCE]: { title: 'answers a program once', judge: seen.notTwice },
  }),
  ...checksOn(asked.malformed, {
    'vfs.rpc.survives-malformed-messages': [
      ...Object.keys(asked.MALFORMED).map((_, i) => onAnswer(i + 1, 'an answer', seen.unserved)),
      seen.afterNoJson,
      seen.afterLongLine,
    ],
    'vfs.rpc.unreadable-id-is-null': [
      seen.unreadable,
      ...Object.keys(asked.WITHOUT_ID).map(seen.withoutId),
    ],
    'vfs.rpc.readable-id-of-invalid-request': Object.entries(asked.WITH_ID).map(([name, [id]]) =>
      seen.readable(name, id),
    ),
  }),
  ...checksOn(held, {
    [ONCE]: {
      title: 'answers a request that a user was asked about once',
      judge: (c) => noPrompt(c) ?? seen.notTwice(c),
    },
  }),
  ...checksOn(asked.withoutId, {
    [WITHOUT_ID]: { title: 'answers no call without an id as a success', judge: seen.unasked },
  }),
  ...checksOn(asked.slowWithoutId, {
    [WITHOUT_ID]: {
      title: 'answers no program without an id as a success',
      judge: seen.unaskedProgram,
    },
  }),
  ...asked.names.checks({
    [CASE]: {
      title: 'matches the names of methods and params exactly',
      precondition: { before: whole, after: whole },
      expect: {
        ...same(['method', 'capitals', 'first letter'], code(-32601)),
        member: code(-32602),
      },
      also: seen.undecoded,
    },
  }),
  ...checksOn(asked.capitals, {
    [CASE]: { title: 'matches the members of messages exactly', judge: seen.capitals },
  }),
]
