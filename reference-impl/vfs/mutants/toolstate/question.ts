import { onQuestion, onState, statefulMutants } from './declare.ts'

/** Questions that lack something. */
export const questionMutants = statefulMutants('toolstate.state', {
  'leaves-the-question-out': {
    violates: 'waiting-has-question#question-present',
    change: 'puts its question into the content alone',
    apply: onState('waiting', ({ question: _, ...params }) => ({ ...params, content: 'Sure?' })),
  },
  'null-question': {
    violates: 'waiting-has-question#question-object',
    change: 'waits with null for a question',
    apply: onQuestion(() => null),
  },
  'asks-a-list': {
    violates: 'one-question-at-a-time#one-object',
    change: 'asks two questions in one report',
    apply: onQuestion((question) => [question, { ...question, id: 'really' }]),
  },
  'numbers-its-questions': {
    violates: 'question-has-id',
    change: 'gives its question a number as its id',
    apply: onQuestion((question) => ({ ...question, id: 1 })),
  },
  'empty-id': {
    violates: 'question-ids-differ#not-empty',
    change: 'gives its question the empty id',
    apply: onQuestion((question) => ({ ...question, id: '' })),
  },
  'asks-without-words': {
    violates: 'question-says-what-it-asks#text-string',
    change: 'asks a question without a text',
    apply: onQuestion(({ text: _, ...question }) => question),
  },
  'any-answer': {
    violates: 'question-says-what-it-asks#answer-kind',
    change: 'does not state which answers it takes',
    apply: onQuestion(({ answer_type: _, ...question }) => question),
  },
  'schema-by-name': {
    violates: 'question-says-what-it-asks#answer-kind',
    change: 'gives the name of a type in place of a JSON Schema',
    apply: onQuestion(({ answer_type: _, ...question }) => ({ ...question, schema: 'boolean' })),
  },
  'options-without-a-name': {
    violates: 'answer-type-form#options',
    change: 'lists its options under Select itself',
    apply: onQuestion((question) => ({ ...question, answer_type: { Select: ['yes', 'no'] } })),
  },
  'asks-on-two-lines': {
    violates: 'question-on-one-line',
    change: 'ends the text of its question with a line break',
    apply: onQuestion((question) => ({ ...question, text: `${question.text}\n` })),
  },
  'small-boolean': {
    violates: 'answer-type-form#boolean',
    change: 'spells the answer type Boolean with a small letter',
    apply: onQuestion((question) => ({ ...question, answer_type: 'boolean' })),
  },
  'string-for-text': {
    violates: 'answer-type-form#text',
    change: 'calls the answer type Text a String',
    apply: onQuestion((question) => ({ ...question, answer_type: 'String' })),
  },
  'select-with-a-default': {
    violates: 'answer-type-form#select',
    change: 'puts a default beside Select into the answer type',
    apply: onQuestion((question) => ({
      ...question,
      answer_type: { Select: { options: ['yes', 'no'] }, default: 'no' },
    })),
  },
  'options-by-number': {
    violates: 'answer-type-form#options',
    change: 'lists a number among the options',
    apply: onQuestion((question) => ({
      ...question,
      answer_type: { Select: { options: ['none', 1] } },
    })),
  },
})
