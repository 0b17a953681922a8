import {
  call,
  conversationOf,
  error,
  init,
  refusal,
  state,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { transientChecks } from './transient.ts'

const failure = (transient: boolean) => ({ message: 'no', trace: [], transient })
const err = (transient: boolean) => state('stopped', { result: { Err: failure(transient) } })
const refused = (code: number, ...then: Parameters<typeof conversationOf>[1][]) =>
  conversationOf(
    { fault: { kind: 'error-answer', at: 1, code }, context: { stateful: true } },
    ...[init(), call(1, 'fs.read'), refusal(1, code), ...then],
  )
const expecting = (transient: boolean, seen: boolean) =>
  conversationOf({ context: { stateful: true, expect: { transient } } }, err(seen))

trios(transientChecks, {
  'calls a failure that may pass transient': {
    satisfied: refused(-32004, err(true)),
    violated: [
      [refused(-32004, error(failure(false))), 'a failure that may pass has transient false'],
      [expecting(true, false), 'a failure that may pass has transient false'],
    ],
    silent: refused(-32004, call(2, 'fs.read'), err(false)),
  },
  'calls a failure that stays permanent': {
    satisfied: expecting(false, false),
    violated: [
      [refused(-32001, err(true)), 'a failure that stays has transient true'],
      [expecting(false, true), 'a failure that stays has transient true'],
    ],
    silent: refused(-32002, err(true)),
  },
})
