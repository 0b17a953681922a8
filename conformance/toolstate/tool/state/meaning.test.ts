import {
  conversationOf,
  plain,
  result,
  rpc,
  sent,
  state,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { meaningRules } from './meaning.ts'

const QUESTION = { id: 'q', text: 'Sure?', answer_type: 'Boolean' }
const apply = sent(rpc({ method: 'apply', params: { input: true } }))
const shows = (content: unknown) => state('running', { content })
const inContent = shows(JSON.stringify({ question: QUESTION }))
const fails = (more: object) =>
  conversationOf({ context: { expect: { outcome: 'error' } } }, state('stopped', more))
const starts = (startup: unknown, ...contents: unknown[]) =>
  conversationOf({ context: { expect: { startup } } }, ...contents.map(shows))

trios(meaningRules, {
  'asks in the member question': {
    satisfied: plain(inContent, state('running'), apply, state('waiting', { question: QUESTION })),
    violated: [
      [plain(inContent, apply, state('running')), 'a question is JSON text in the content'],
      [plain(shows(JSON.stringify(QUESTION)), apply), 'a question is JSON text in the content'],
    ],
    silent: plain(shows('Sure? [y/n]'), apply, result()),
  },
  'fails in the member result': {
    satisfied: fails({ content: 'no', result: { Err: { message: 'no' } } }),
    violated: [
      [fails({ content: 'no', result: { Ok: '' } }), 'why it failed stands in the content alone'],
    ],
    silent: fails({ result: { Ok: 'no' } }),
  },
  'chooses the format of its content': {
    satisfied: plain(shows('text'), shows('{}'), shows('<p>'), shows('\u001b[0m')),
    violated: [],
    silent: plain(shows(null), shows('')),
  },
  'shows what it printed while it started': {
    satisfied: starts('$ ', null, 'sh 1.0\n$ ', 'ls'),
    violated: [
      [starts('$ ', 'ls', '$ '), 'the first content is `ls`'],
      [starts({ matches: '^\\$' }, '> '), 'the first content is `> `'],
    ],
    silent: starts('$ ', null),
  },
})
