import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inRounds, returning, runsOf } from '../calling.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { begins, completes } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import {
  answersLast,
  calling,
  prompting,
  prompts,
  promptsIn,
  unacknowledged,
  whereAsked,
} from './prompting.ts'

/** Questions whose options have nothing in common. */
const QUESTIONS = { colour: ['red', 'blue'], size: ['10', '2', '1'] } as const
type Question = keyof typeof QUESTIONS
const ANSWERS = { colour: 'blue', size: '2' }

const textOf = (id: string) => `Which ${id}?`

const asking = (id: string, schema: object = {}, text = textOf(id)) => ({
  ask: { id, text, schema: { type: 'string', ...schema } },
})

const choosing = (id: Question) => asking(id, { enum: QUESTIONS[id] })

/** Answers a question, if it has come. */
const answers = (inquiry_id: string, answer: string): PluginStep =>
  answersLast(answer, { inquiry_id })

/** The answer that a tool got last to a question. */
function answerTo(id: string, reading: PluginHostReading, tool = 'asker'): unknown {
  const its = runsOf(reading, tool).at(-1)?.answers
  return isObject(its) ? its[id] : undefined
}

/** A tool must have got the answer to a question. */
const got =
  (id: Question): Observe =>
  (reading) => {
    const its = answerTo(id, reading)
    return its !== ANSWERS[id] && `the answer to \`${id}\` is ${shown(its)}`
  }

/** Three tools that ask one question each, to which each of them gives the same id. */
const ASKERS = ['painter', 'tailor', 'potter']

/** Answers the question that came at a place, from 0, by this place. */
const placed = (at: number) => answers(`{inquiry ${at}}`, `answer ${at}`)

/** The place of the question with a text. */
const placeOf = (reading: PluginHostReading, text: string): number =>
  promptsIn(reading, 'inquiry')
    .map(({ message: { data } }) => (isObject(data) ? data.question : undefined))
    .findIndex((question) => (isObject(question) ? question.text : question) === text)

/** The event of a question must have its own options. */
const hasOptions =
  (at: number, id: Question): Observe =>
  (reading) => {
    const text = JSON.stringify(promptsIn(reading, 'inquiry')[at]?.message.data)
    const missing = QUESTIONS[id].find((option) => !text.includes(JSON.stringify(option)))
    return missing !== undefined && `question ${at + 1} has no option ${shown(missing)}`
  }

/** Several questions in a turn. @see rfd-d18 §Interactive Events */
export const questionScenes = [
  prompting(
    'two questions of a tool',
    {
      steps: [
        ...begins,
        prompts(1, 'inquiry'),
        answers('{inquiry}', ANSWERS.colour),
        answers('{inquiry 0}', QUESTIONS.colour[0]),
        prompts(2, 'inquiry'),
        answers('{inquiry}', ANSWERS.size),
        completes(),
      ],
      tools: { asker: returning('asked', choosing('colour'), choosing('size')) },
      replies: inRounds(calling('asker')),
    },
    {
      'plugin.events.inquiry-goes-to-plugin': [
        'an inquiry for each question',
        whereAsked(
          (reading) => promptsIn(reading, 'inquiry').length < 2 && 'the plugin was not asked again',
        ),
      ],
      'plugin.events.inquiry-form#options': [
        'the options of each question',
        whereAsked(firstOf(hasOptions(0, 'colour'), hasOptions(1, 'size')), 2),
      ],
      'plugin.prompts.no-acknowledgement': ['no reply to what is valid', unacknowledged(1)],
      'plugin.prompts.answer-reaches-tool': [
        'the answer to each question',
        whereAsked(firstOf(got('colour'), got('size')), 2),
      ],
      'plugin.prompts.no-other-prompt': [
        'the answer to the second question, and not a second one to the first',
        whereAsked(got('size'), 2),
      ],
    },
  ),
  prompting(
    'questions of three tools',
    {
      steps: [
        ...begins,
        prompts(1, 'inquiry'),
        // A host that runs one tool after the other asks the other questions later.
        { ...prompts(3, 'inquiry'), repeat: LIST },
        ...[1, 2, 0].map(placed),
        prompts(2, 'inquiry'),
        placed(1),
        prompts(3, 'inquiry'),
        placed(2),
        completes(),
      ],
      tools: Object.fromEntries(
        ASKERS.map((tool) => [tool, returning('asked', asking('choice', {}, textOf(tool)))]),
      ),
      replies: [{ calls: ASKERS.map((tool) => calling(tool)) }, { chunks: ['done'] }],
    },
    {
      'plugin.prompts.no-other-prompt': [
        'the answer to its own question for each tool',
        whereAsked(
          (reading) =>
            ASKERS.some(
              (tool) =>
                answerTo('choice', reading, tool) !== `answer ${placeOf(reading, textOf(tool))}`,
            ) && 'a tool got the answer to the question of another one',
          3,
        ),
      ],
    },
  ),
]
