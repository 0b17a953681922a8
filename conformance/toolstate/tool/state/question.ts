import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { quote } from '../../../engine/finding.ts'
import type { ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { kindOf } from '../kind.ts'
import { questionRules, reportRules, type Shown } from '../report-rules.ts'

const A_QUESTION = 'Add a case with inputs in which the tool asks a question.'

/** The kinds of answers, as a tool is to spell them. */
const FORMS = { boolean: '`Boolean`', text: '`Text`', select: '`{ Select: … }`' }

/** The characters that end a line of text. @see https://www.unicode.org/reports/tr14/ */
const LINE_BREAK = /[\n\v\f\r\x85\u2028\u2029]/

/** What a question holds. @see rfd009 §ToolState — what a tool produces, rfd058 */
export const questionShapeRules: readonly ToolCheck[] = [
  ...reportRules(
    {
      verifies: 'toolstate.state.waiting-has-question#question-present',
      title: 'waits for the answer to a question that it states',
      expected: 'a question in every waiting report',
      toExercise: A_QUESTION,
      shows: ({ type, question }) =>
        type === 'waiting' && (question !== undefined || 'waiting without a question'),
    },
    {
      verifies: 'toolstate.state.waiting-has-question#question-object',
      title: 'states its question as an object',
      expected: 'an object under question',
      toExercise: A_QUESTION,
      shows: ({ type, question }) =>
        type === 'waiting' &&
        question !== undefined &&
        (isObject(question) || `the question is ${kindOf(question)}`),
    },
    {
      verifies: 'toolstate.state.one-question-at-a-time#one-object',
      title: 'asks one question in a report',
      expected: 'one question object',
      toExercise: A_QUESTION,
      shows: oneQuestion,
    },
  ),
  ...questionRules(
    {
      verifies: 'toolstate.state.question-has-id',
      title: 'gives a question an id',
      expected: 'a string under id',
      shows: ({ id }) => typeof id === 'string' || `the id of a question is ${kindOf(id)}`,
    },
    {
      verifies: 'toolstate.state.question-ids-differ#not-empty',
      title: 'gives a question an id that is not empty',
      expected: 'an id of a character or more',
      shows: ({ id }) => typeof id === 'string' && (id !== '' || 'the id of a question is empty'),
    },
    {
      verifies: 'toolstate.state.question-says-what-it-asks#text-string',
      title: 'words its question as a string',
      expected: 'a string under text',
      shows: ({ text }) => typeof text === 'string' || `the text of a question is ${kindOf(text)}`,
    },
    {
      verifies: 'toolstate.state.question-says-what-it-asks#answer-kind',
      title: 'states which kind of answer it takes',
      expected: 'an answer_type, or a schema',
      shows: ({ answer_type: kind, schema }) =>
        isGiven(kind) ||
        (isGiven(schema)
          ? isObject(schema) || `the schema of an answer is ${kindOf(schema)}`
          : 'a question states no kind of answer'),
    },
    {
      verifies: 'toolstate.state.question-on-one-line',
      title: 'words its question on one line',
      expected: 'a text without line breaks',
      shows: ({ text }) =>
        typeof text === 'string' && (!LINE_BREAK.test(text) || `${quote(text)} has several lines`),
    },
    answerType('boolean', 'calls a yes or no Boolean'),
    answerType('text', 'calls free text Text'),
    answerType('select', 'puts options into the single member Select'),
    {
      verifies: 'toolstate.state.answer-type-form#options',
      title: 'lists options as strings',
      expected: 'an array of strings under options',
      shows: ({ answer_type: kind }) =>
        isObject(kind) && 'Select' in kind && optionsOf(kind.Select),
    },
  ),
]

function oneQuestion({ type, question, questions }: JsonObject): Shown {
  if (type !== 'waiting') return undefined
  const several = [question, questions].find((each) => Array.isArray(each) && each.length > 1)
  return several === undefined || `${(several as unknown[]).length} questions in one report`
}

const isGiven = (value: unknown) => value !== undefined && value !== null

function answerType(clause: keyof typeof FORMS, title: string) {
  return {
    verifies: `toolstate.state.answer-type-form#${clause}` as const,
    title,
    expected: `the answer type ${FORMS[clause]}, a schema, or an object tagged by type`,
    shows: ({ answer_type: kind }: JsonObject): Shown => {
      if (kind === undefined || kind === null || meant(kind) !== clause) return undefined
      return isForm(kind) || `the answer type is ${quote(JSON.stringify(kind))}`
    },
  }
}

/** Which kind of answer is meant, however it is spelled. */
function meant(kind: unknown): keyof typeof FORMS {
  const word = typeof kind === 'string' ? kind : JSON.stringify(kind)
  if (isObject(kind) || /^(select|choice|option|enum)/i.test(word)) return 'select'
  return /^(bool|yes|confirm)/i.test(word) ? 'boolean' : 'text'
}

function isForm(kind: unknown): boolean {
  if (!isObject(kind)) return kind === 'Boolean' || kind === 'Text'
  const [first, ...rest] = Object.keys(kind)
  return typeof kind.type === 'string' || (first === 'Select' && rest.length === 0)
}

function optionsOf(select: unknown): Shown {
  if (!isObject(select)) return `Select is ${kindOf(select)}`
  const { options } = select
  if (!Array.isArray(options)) return `the options are ${kindOf(options)}`
  const wrong = options.find((option) => typeof option !== 'string')
  return wrong === undefined || `an option is ${kindOf(wrong)}`
}
