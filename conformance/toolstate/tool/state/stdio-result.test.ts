import { conversationOf, plain, state } from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { stdioResultRules } from './stdio-result.ts'

const stopped = (result?: unknown) => state('stopped', { result })
const expecting = (outcome: 'success' | 'error', result?: unknown) =>
  conversationOf({ context: { expect: { outcome } } }, stopped(result))
const FAILURE = { message: 'no', trace: [], transient: false }

trios(stdioResultRules, {
  'stops with an object under result': {
    satisfied: plain(stopped({ Ok: 'r' })),
    violated: [
      [plain(stopped('r')), 'the result is a string'],
      [plain(stopped()), 'the result is missing'],
    ],
    silent: plain(state('running')),
  },
  'gives the result one member': {
    satisfied: plain(stopped({ Err: FAILURE })),
    violated: [
      [plain(stopped({ Ok: 'r', Err: null })), 'the result has 2 members'],
      [plain(stopped({})), 'the result has 0 members'],
    ],
    silent: plain(stopped('r')),
  },
  'calls the member of the result Ok or Err': {
    satisfied: plain(stopped({ Ok: 'r' }), stopped({ Err: FAILURE })),
    violated: [[plain(stopped({ ok: 'r' })), 'the member is called `ok`']],
    silent: plain(stopped({ ok: 'r', err: null })),
  },
  'reports Err after a run that failed': {
    satisfied: expecting('error', { Err: FAILURE }),
    violated: [[expecting('error', { Ok: 'no' }), 'a run that ends with error reports Ok']],
    silent: expecting('success', { Ok: 'r' }),
  },
  'reports Ok after a run that succeeded': {
    satisfied: expecting('success', { Ok: 'r' }),
    violated: [
      [expecting('success', { Err: FAILURE }), 'a run that ends with success reports Err'],
    ],
    silent: plain(stopped({ Err: FAILURE })),
  },
})
