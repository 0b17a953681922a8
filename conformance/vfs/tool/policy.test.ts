import { expect, test } from 'vitest'
import {
  applied,
  call,
  error,
  init,
  refusal,
  result,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { policyChecks } from './policy.ts'

const DENIED = { kind: 'method-refused', method: 'fs.read', code: -32001 } as const
const asked = [init(), call(1, 'fs.read'), refusal(1, -32001), applied]

trios(policyChecks, {
  'may report a refusal in its final notification': {
    satisfied: under(DENIED, ...asked, error({ message: 'refused by the suite' })),
    violated: [],
    silent: under(DENIED, init(), result()),
  },
})

test.each([
  ['the refusal is passed on', error({ message: 'refused by the suite (-32001)' })],
  ['the refusal is not mentioned', result('fine')],
])('%s: both are fine, and it is reported which was seen', (observed, final) => {
  const [rule] = policyChecks
  expect(rule && judge(rule, under(DENIED, ...asked, final))).toEqual([
    { kind: 'satisfied', observed },
  ])
})
