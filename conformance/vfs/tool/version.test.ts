import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  applied,
  call,
  error,
  exit,
  init,
  line,
  plain,
  refusal,
  result,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { isReadingCheck } from '../../engine/check.ts'
import { sameTrio, trios } from '../../fixtures/trios.ts'
import { versionChecks } from './version.ts'

const LACKING = { kind: 'method-refused', method: 'fs.read', code: -32601 } as const
const MORE_IN_ERROR: Fault = {
  kind: 'error-answer',
  at: 1,
  code: -32002,
  beside: 'unknown members',
}
const asked = [init(), call(1, 'fs.read'), refusal(1, -32601), applied]

trios(versionChecks, {
  'ignores unknown members in responses': sameTrio({ kind: 'unknown-response-members' }),
  'ignores unknown members in the error of a response': {
    satisfied: under(MORE_IN_ERROR, ...asked, error()),
    violated: [
      [
        under(MORE_IN_ERROR, ...asked, exit(1)),
        'the process ended with exit status 1 and no final notification after request 1 (fs.read)',
      ],
    ],
    silent: under(MORE_IN_ERROR, init(), exit(1)),
  },
  'ignores unknown members in init': sameTrio({ kind: 'unknown-init-members' }),
  'works with a newer minor version': sameTrio({ kind: 'newer-minor-version', version: '0.2.0' }),
  'ends in an orderly way when the host lacks a method': {
    satisfied: under(LACKING, ...asked, error()),
    violated: [
      [
        under(LACKING, ...asked, exit(1)),
        'the process ended with exit status 1 and no final notification after request 1 (fs.read)',
      ],
    ],
    silent: under(LACKING, init(), exit(1)),
  },
  'ignores notifications that it does not know': sameTrio({ kind: 'unknown-notifications' }),
})

test('a response to a notification that a tool does not know is a change', () => {
  const fault: Fault = { kind: 'unknown-notifications' }
  const [check] = versionChecks.filter(({ verifies }) => verifies.endsWith('notifications'))
  const refused = line({ jsonrpc: '2.0', id: null, error: { code: -32601, message: 'unknown' } })
  const baseline = plain(init(), result(), exit())
  const now = under(fault, init(), applied, refused, result())
  const findings = check && isReadingCheck(check) ? check.judge(now, { baseline }) : []
  expect(findings).toMatchObject([
    { kind: 'violated', expected: 'requests and notifications only' },
  ])
})
