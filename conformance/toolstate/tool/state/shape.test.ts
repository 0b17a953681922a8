import {
  init,
  line,
  plain,
  result,
  rpc,
  state,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { shapeRules } from './shape.ts'

const never = plain(init(), result())
const bare = (params: unknown) => plain(line(rpc({ method: 'state', params })))

trios(shapeRules, {
  'reports a state as one JSON object': {
    satisfied: plain(state('running')),
    violated: [
      [bare(['running']), 'a report is an array'],
      [bare('running'), 'a report is a string'],
      [bare(undefined), 'a report is missing'],
    ],
    silent: never,
  },
  'names the state in the member type': {
    satisfied: plain(state('any')),
    violated: [[bare({ running: {} }), 'type is missing']],
    silent: bare(['running']),
  },
  'keeps the members of a state beside its name': {
    satisfied: plain(
      state('stopped', { error: { content: 1 } }),
      state('stopped', { result: '', progress: { content: 1 } }),
      state('running', { session: { result: 1 } }),
    ),
    violated: [
      [
        plain(state('running', { data: { content: 'a' } })),
        'the members of the state stand under `data`',
      ],
    ],
    silent: bare({}),
  },
  'calls the active state running': {
    satisfied: plain(state('running')),
    violated: [[plain(state('running'), state('RUNNING')), 'a running state is called `RUNNING`']],
    silent: plain(state('Waiting', { question: {} }), state('done', { result: 'r' })),
  },
  'calls the state with a pending question waiting': {
    satisfied: plain(state('waiting')),
    violated: [[plain(state('asking', { question: {} })), 'a waiting state is called `asking`']],
    silent: plain(state('Running'), state('done', { result: 'r' })),
  },
  'calls the end stopped, also after a failure': {
    satisfied: plain(state('stopped')),
    violated: [[plain(state('failed', { error: {} })), 'a stopped state is called `failed`']],
    silent: plain(state('Running'), state('Waiting', { question: {} })),
  },
  'gives output as one string': {
    satisfied: plain(state('running', { content: '' })),
    violated: [[plain(state('running', { content: 3 })), 'content is a number']],
    silent: plain(state('running', { content: null }), state('waiting', { content: 1 })),
  },
  'spells no output as null, or leaves it out': {
    satisfied: plain(state('running'), state('running', { content: null })),
    violated: [[plain(state('running', { content: {} })), 'no content is spelled {}']],
    silent: plain(state('running', { content: 'a' })),
  },
  'gives the content of a waiting state as a string or not at all': {
    satisfied: plain(state('waiting', { content: 'a' }), state('waiting')),
    violated: [[plain(state('waiting', { content: false })), 'no content is spelled false']],
    silent: plain(state('running', { content: 1 })),
  },
  'gives the content of a stopped state as a string or not at all': {
    satisfied: plain(state('stopped', { content: null }), state('stopped', { content: 'a' })),
    violated: [[plain(state('stopped', { content: ['a'] })), 'content is an array']],
    silent: plain(state('running', { content: 1 })),
  },
})
