import { plain, state } from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { questionShapeRules } from './question.ts'

const asks = (...questions: unknown[]) =>
  plain(...questions.map((question) => state('waiting', { question })))
const silent = plain(state('running'))
const kinds = (...all: unknown[]) => asks(...all.map((answer_type) => ({ answer_type })))
const select = (options: unknown) => ({ Select: { options } })

trios(questionShapeRules, {
  'waits for the answer to a question that it states': {
    satisfied: asks({}, null),
    violated: [[plain(state('waiting')), 'waiting without a question']],
    silent,
  },
  'states its question as an object': {
    satisfied: asks({}),
    violated: [
      [asks(null), 'the question is null'],
      [asks('Sure?'), 'the question is a string'],
    ],
    silent: plain(state('waiting')),
  },
  'asks one question in a report': {
    satisfied: plain(state('waiting', { question: {}, questions: [{}] })),
    violated: [
      [asks([{}, {}]), '2 questions in one report'],
      [plain(state('waiting', { questions: [{}, {}] })), '2 questions in one report'],
    ],
    silent,
  },
  'gives a question an id': {
    satisfied: asks({ id: '' }),
    violated: [[asks({}), 'the id of a question is missing']],
    silent,
  },
  'gives a question an id that is not empty': {
    satisfied: asks({ id: 'a' }),
    violated: [[asks({ id: '' }), 'the id of a question is empty']],
    silent: asks({ id: 1 }),
  },
  'words its question as a string': {
    satisfied: asks({ text: 'Sure?' }),
    violated: [[asks({ text: null }), 'the text of a question is null']],
    silent,
  },
  'states which kind of answer it takes': {
    satisfied: asks({ answer_type: 'Text' }, { schema: {} }),
    violated: [
      [asks({ answer_type: null }), 'a question states no kind of answer'],
      [asks({ schema: 'boolean' }), 'the schema of an answer is a string'],
    ],
    silent,
  },
  'words its question on one line': {
    satisfied: asks({ text: 'Sure?' }),
    violated: [
      [asks({ text: 'Sure?\r' }), '`Sure?\\r` has several lines'],
      [asks({ text: 'Sure?\u0085' }), '`Sure?·` has several lines'],
    ],
    silent: asks({}),
  },
  'calls a yes or no Boolean': {
    satisfied: kinds('Boolean'),
    violated: [[kinds('bool'), 'the answer type is `"bool"`']],
    silent: kinds('Text', select([]), undefined, null),
  },
  'calls free text Text': {
    satisfied: kinds('Text'),
    violated: [
      [kinds('string'), 'the answer type is `"string"`'],
      [kinds(7), 'the answer type is `7`'],
    ],
    silent: kinds('boolean', { select: {} }, 'Select'),
  },
  'puts options into the single member Select': {
    satisfied: kinds(select(['a']), { type: 'select', options: [] }),
    violated: [
      [kinds('Select'), 'the answer type is `"Select"`'],
      [kinds({ select: { options: [] } }), 'the answer type is `{"select":{"options":[]}}`'],
    ],
    silent: kinds('Boolean', 'text'),
  },
  'lists options as strings': {
    satisfied: kinds(select([]), select(['a', 'b'])),
    violated: [
      [kinds(select({ a: 1 })), 'the options are an object'],
      [kinds(select(['a', null])), 'an option is null'],
      [kinds({ Select: ['a'] }), 'Select is an array'],
    ],
    silent: kinds('Boolean', { type: 'select' }),
  },
})
