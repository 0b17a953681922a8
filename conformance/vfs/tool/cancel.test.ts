import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  answer,
  applied,
  call,
  cancel,
  error,
  exit,
  init,
  killed,
  line,
  plain,
  type Reported,
  result,
  rpc,
  sent,
  stderr,
  timer,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { cancelChecks } from './cancel.ts'

const INSTEAD: Fault = { kind: 'cancel', at: 1, when: 'instead' }
const BEFORE: Fault = { kind: 'cancel', at: 1, when: 'before' }
const NEVER: Fault = { kind: 'never-answered', at: 1 }
const TRACEBACK = 'Traceback (most recent call last):\n  File "tool.py"\nKeyError: \'result\'\n'
const EMPTY: Fault = { kind: 'empty-answer', at: 1 }
const asked = [init(), call(1, 'fs.read', { path: 'a' }), applied]

/** Without the fault, a call of `b` follows the response. */
const goesOn = (method: string) =>
  plain(init(), call(1, 'fs.read', { path: 'a' }), answer(1), call(2, method, { path: 'b' }))

trios(cancelChecks, {
  'stops promptly when it is cancelled, wherever it is': {
    satisfied: under(INSTEAD, ...asked, cancel, exit()),
    violated: [
      [
        under(INSTEAD, ...asked, cancel, timer('cancel-grace'), killed, exit(null, 'SIGTERM')),
        'the process was still there after cancel',
      ],
    ],
    inconclusive: [
      [
        under(INSTEAD, ...asked, cancel, timer('cancel-grace', { late: 300 }), killed),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: under(INSTEAD, init(), result(), applied, cancel, timer('cancel-grace')),
  },
  'does not take cancel for the response that it waits for': {
    satisfied: under(BEFORE, ...asked, cancel, answer(1), result(), exit()),
    violated: [
      [
        {
          now: under(BEFORE, ...asked, cancel, call(2, 'fs.write', { path: 'b' }), answer(1)),
          plain: goesOn('fs.write'),
        },
        'after cancel, and before the response, the tool went on to fs.write',
      ],
      [
        {
          now: under(BEFORE, ...asked, cancel, result('wrote b'), answer(1)),
          plain: plain(init(), call(1, 'fs.read', { path: 'a' }), answer(1), result('wrote b')),
        },
        'after cancel, and before the response, the tool went on to result',
      ],
      [
        under(BEFORE, ...asked, cancel, exit(null, 'SIGSEGV')),
        'the process died of SIGSEGV when cancel came',
      ],
      [
        under(BEFORE, ...asked, cancel, stderr(TRACEBACK), exit(1)),
        "the process crashed with exit status 1 when cancel came: `KeyError: 'result'`",
      ],
    ],
    silent: under(BEFORE, init(), result(), exit()),
  },
  'may give up a call that is not answered, after 30 seconds': {
    satisfied: under(
      NEVER,
      ...asked,
      { ...line(rpc({ method: 'cancel' })), at: 30_003_000 },
      exit(),
    ),
    violated: [
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

const [takenForResponse] = cancelChecks.filter(({ verifies }) => verifies.endsWith('for-response'))

/** What is found of a tool that does so after `cancel`, and so after an answer without a result. */
function kindsOf(afterCancel: Reported[], afterEmpty: Reported[]): string[] {
  const now = under(BEFORE, ...asked, cancel, ...afterCancel)
  const control = under(EMPTY, ...asked, sent(rpc({ id: 1 })), ...afterEmpty)
  const findings = judge(takenForResponse as never, { now, plain: goesOn('fs.write'), control })
  return findings.map(({ kind }) => kind)
}

test.each(['SIGINT', 'SIGTERM'])('a tool may end itself by %s when it is cancelled', (signal) => {
  expect(kindsOf([exit(null, signal)], [error(), exit()])).toEqual(['satisfied'])
})

test('a success that an answer without a result brings about as well is no answer to cancel', () => {
  const wrong = [result('0 bytes'), exit()]
  expect(kindsOf(wrong, wrong)).toEqual(['violated'])
  expect(kindsOf([result('copied 1 of 3'), exit()], wrong)).toEqual(['satisfied'])
  expect(kindsOf([error(), exit()], [error(), exit()])).toEqual(['satisfied'])
})

test('a crash is one that is not handled, or that an answer without a result brings about as well', () => {
  expect(kindsOf([stderr('unexpected message'), exit(1)], [])).toEqual(['satisfied'])
  const dies = [stderr('no member result'), exit(1)]
  expect(kindsOf(dies, dies)).toEqual(['violated'])
  expect(kindsOf([stderr('cancelled'), exit(130)], dies)).toEqual(['satisfied'])
  expect(
    kindsOf([stderr('Traceback (most recent call last):\nKeyboardInterrupt'), exit(1)], []),
  ).toEqual(['satisfied'])
})
