import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  answer,
  applied,
  call,
  cancel,
  exit,
  init,
  killed,
  line,
  plain,
  result,
  rpc,
  timer,
  under,
} from '../../../harness/fixtures/talk.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { cancelChecks } from './cancel.ts'

const INSTEAD: Fault = { kind: 'cancel', at: 1, when: 'instead' }
const BEFORE: Fault = { kind: 'cancel', at: 1, when: 'before' }
const NEVER: Fault = { kind: 'never-answered', at: 1 }
const asked = [init(), call(1, 'fs.read', { path: 'a' }), applied]

/** Without the fault, a call of `b` follows the response. */
const goesOn = (method: string) =>
  plain(init(), call(1, 'fs.read', { path: 'a' }), answer(1), call(2, method, { path: 'b' }))

trios(cancelChecks, {
  'stops promptly when it is cancelled, wherever it is': {
    kept: under(INSTEAD, ...asked, cancel, exit()),
    broken: [
      [
        under(INSTEAD, ...asked, cancel, timer('cancel-grace'), killed, exit(null, 'SIGTERM')),
        'the process was still there after cancel',
      ],
    ],
    unclear: [
      [
        under(INSTEAD, ...asked, cancel, timer('cancel-grace', { late: 300 }), killed),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: under(INSTEAD, init(), result(), applied, cancel, timer('cancel-grace')),
  },
  'does not take cancel for the response that it waits for': {
    kept: under(BEFORE, ...asked, cancel, answer(1), result(), exit()),
    broken: [
      [
        {
          now: under(BEFORE, ...asked, cancel, call(2, 'fs.write', { path: 'b' }), answer(1)),
          plain: goesOn('fs.write'),
        },
        'after cancel, and before the response, the tool went on to fs.write',
      ],
      [
        under(BEFORE, ...asked, cancel, answer(1), exit(null, 'SIGSEGV')),
        'the process died of SIGSEGV when cancel came',
      ],
    ],
    silent: under(BEFORE, init(), result(), exit()),
  },
  'may give up a call that is not answered, after 30 seconds': {
    kept: under(NEVER, ...asked, { ...line(rpc({ method: 'cancel' })), at: 30_003_000 }, exit()),
    broken: [
      [
        under(NEVER, ...asked, line(rpc({ method: 'cancel' })), exit()),
        'the tool gave up the call before 30 seconds had passed',
      ],
    ],
    silent: under(NEVER, init(), result()),
  },
})

test.each([
  ['deletes what it has left', 'fs.write'],
  ['deletes what it would have deleted in the end', 'fs.delete'],
])('a tool that is cancelled %s', (_, usual) => {
  const cleansUp = call(2, 'fs.delete', { path: 'b' })
  const now = under(BEFORE, ...asked, cancel, cleansUp, answer(1), exit())
  const checks = cancelChecks.filter(({ verifies }) => verifies.endsWith('for-response'))
  const findings = checks.flatMap((check) => judge(check, { now, plain: goesOn(usual) }))
  expect(findings.map(({ kind }) => kind)).toEqual(['satisfied'])
})
