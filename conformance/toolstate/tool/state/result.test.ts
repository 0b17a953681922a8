import { plain, state } from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { resultShapeRules } from './result.ts'

const stops = (result: unknown) => plain(state('stopped', { result }))
const fails = (Err: unknown) => stops({ Err })
const silent = stops('plain')

trios(resultShapeRules, {
  'gives its output as a string under Ok': {
    satisfied: stops({ Ok: 'a' }),
    violated: [[stops({ Ok: { a: 1 } }), 'Ok is an object']],
    silent: stops({ Ok: '' }),
  },
  'gives the empty string where there is no output': {
    satisfied: stops({ Ok: '' }),
    violated: [
      [stops({ Ok: null }), 'no output is spelled null'],
      [stops({ Ok: [] }), 'no output is spelled []'],
    ],
    silent: stops({ Ok: 'a' }),
  },
  'gives a failure as an object under Err': {
    satisfied: fails({}),
    violated: [[fails('no'), 'Err is a string']],
    silent,
  },
  'states why it failed in a string': {
    satisfied: fails({ message: '' }),
    violated: [[fails({}), 'the message is missing']],
    silent: fails('no'),
  },
  'gives a failure a trace, be it empty': {
    satisfied: fails({ trace: null }),
    violated: [[fails({}), 'the failure has no trace']],
    silent,
  },
  'gives the trace as an array': {
    satisfied: fails({ trace: [] }),
    violated: [[fails({ trace: 'a' }), 'the trace is a string']],
    silent: fails({}),
  },
  'lists causes as strings': {
    satisfied: fails({ trace: ['a'] }),
    violated: [[fails({ trace: ['a', 1] }), 'a cause is a number']],
    silent: fails({ trace: 'a' }),
  },
  'states of a failure whether it is transient': {
    satisfied: fails({ transient: 'no' }),
    violated: [[fails({}), 'the failure has no transient']],
    silent,
  },
  'states with a boolean whether a failure is transient': {
    satisfied: fails({ transient: false }),
    violated: [[fails({ transient: 0 }), 'transient is a number']],
    silent: fails({}),
  },
})
