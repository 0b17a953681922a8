import type { JsonObject } from '../../../harness/wire/json.ts'
import { quote, type Verdict } from '../../engine/finding.ts'
import { hostChecksOn, hostRules } from './host-check.ts'
import { eachLine } from './host-lines.ts'
import { isError, isResponse, wrongError } from './rpc/error-shape.ts'
import { idChecks } from './rpc/ids.ts'
import { letterCaseChecks } from './rpc/letter-case.ts'
import { malformed, malformedChecks } from './rpc/malformed.ts'
import { many, manyChecks } from './rpc/many.ts'
import { notificationChecks } from './rpc/notifications.ts'
import { overlappingChecks } from './rpc/overlapping.ts'
import { withoutIdChecks } from './rpc/without-id.ts'

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

/** How a host answers. @see rfd-d11 §Request and response format */
export const rpcChecks = [
  ...rules,
  ...hostChecksOn(many, ...rules),
  ...hostChecksOn(malformed, ...rules),
  ...idChecks,
  ...manyChecks,
  ...notificationChecks,
  ...overlappingChecks,
  ...malformedChecks,
  ...withoutIdChecks,
  ...letterCaseChecks,
]
