import { expect, test } from 'vitest'
import {
  applied,
  call,
  error,
  init,
  refusal,
  result,
  under,
} from '../../../harness/fixtures/talk.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { policyChecks } from './policy.ts'

const DENIED = { kind: 'method-refused', method: 'fs.read', code: -32001 } as const
const asked = [init(), call(1, 'fs.read'), refusal(1, -32001), applied]

trios(policyChecks, {
  'may tell of a refusal in its final notification': {
    kept: under(DENIED, ...asked, error({ message: 'refused by the suite' })),
    broken: [],
    silent: under(DENIED, init(), result()),
  },
})

test.each([
  ['the refusal is passed on', error({ message: 'refused by the suite (-32001)' })],
  ['the refusal is not mentioned', result('fine')],
])('%s: both are fine, and it is told which was seen', (observed, final) => {
  const [rule] = policyChecks
  expect(rule && judge(rule, under(DENIED, ...asked, final))).toEqual([
    { kind: 'satisfied', observed },
  ])
})
