import {
  cancel,
  conversationOf,
  exit,
  init,
  killed,
  plain,
  state,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { commandChecks } from './commands.ts'

const ABORT = { kind: 'abort', at: 0 } as const
const polled = (...types: string[]) =>
  conversationOf(
    { context: { stateful: true, actions: ['spawn', 'fetch'] } },
    ...types.map((type) => state(type)),
  )
const aborted = (type: string, ...more: (typeof cancel)[]) =>
  under(ABORT, init(), state(type), cancel, ...more)
const STILL = 'the process was still there after the request to end'

trios(commandChecks, {
  'asks nothing where it does not offer apply': {
    satisfied: polled('running', 'stopped'),
    violated: [[polled('running', 'waiting'), 'a tool without apply reports waiting']],
    silent: plain(state('waiting')),
  },
  'ends on the first request while it runs': {
    satisfied: aborted('running', exit()),
    violated: [[aborted('running', killed, exit()), STILL]],
    silent: aborted('waiting', killed),
  },
  'ends on the first request while it waits': {
    satisfied: aborted('waiting', exit()),
    violated: [[aborted('waiting', killed, exit()), STILL]],
    silent: aborted('running', killed),
  },
})
