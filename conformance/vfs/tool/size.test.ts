import { expect, test } from 'vitest'
import {
  answer,
  applied,
  call,
  conversationOf,
  error,
  exit,
  init,
  refusal,
  result,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, reads, trios } from '../../fixtures/trios.ts'
import { sizeChecks } from './size.ts'

const LARGE = { kind: 'large-answer', at: 1, bytes: 9_900_000 } as const
const REFUSED = { kind: 'error-answer', at: 1, code: -32603 } as const
const read = (id: number) => [call(id, 'fs.read', { path: 'a' }), refusal(id, -32603)]

trios(sizeChecks, {
  'takes a response of 9.9 MB': {
    satisfied: {
      now: under(LARGE, init(), call(1, 'fs.read'), answer(1), applied, result('long')),
      plain: reads(),
    },
    violated: [
      [
        {
          now: conversationOf({ fault: LARGE, context: { probe: true } }, init(), applied, error()),
          plain: reads(),
        },
        'the tool ended with error',
      ],
      [
        {
          now: under(LARGE, init(), call(1, 'fs.read'), applied, exit(null, 'SIGKILL')),
          plain: reads(),
        },
        'the process died of SIGKILL after request 1 (fs.read)',
      ],
    ],
    silent: { now: under(LARGE, init(), exit(1)), plain: reads() },
  },
  'does not ask again and again for a file that is too large': {
    satisfied: under(REFUSED, init(), ...read(1), applied, ...read(2), ...read(3), error()),
    violated: [
      [
        under(REFUSED, init(), ...read(1), applied, ...read(2), ...read(3), ...read(4)),
        'the same fs.read was sent more than twice more',
      ],
    ],
    silent: under(REFUSED, init(), call(1, 'fs.write'), refusal(1, -32603), applied, ...read(2)),
  },
})

test('a tool may find that a file which we have made longer is none of its kind', () => {
  const now = under(LARGE, init(), call(1, 'fs.read'), answer(1), applied, error())
  const findings = sizeChecks.slice(0, 1).flatMap((check) => judge(check, { now, plain: reads() }))
  expect(findings.map(({ kind }) => kind)).toEqual(['satisfied'])
})
