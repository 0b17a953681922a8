import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Verdict } from '../../../engine/finding.ts'
import { answersTo, inRounds, returning, runsOf, whereRan } from '../calling.ts'
import { type Observe, shown } from '../observed.ts'
import { begins, completes, goesOn } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import { eventsFor, replied, request } from '../subscribing.ts'
import {
  answersLast,
  calling,
  firstPrompt,
  prompting,
  prompts,
  promptsIn,
  whereAsked,
} from './prompting.ts'
import { LISTENS } from './waiting.ts'

const TEXT =
  'Which of these files is meant, where "a.rs" and "A.rs" are not the same?\n\nThe one that \\n is in.'

/** Options that are in no order, nearly equal, empty, or easily tidied up. */
const OPTIONS = ['', 'b.rs', 'a.rs', 'A.rs', ' u\u0308 "b".rs ', '10'] as const
const ANSWER = OPTIONS[4]

/** A tool that asks before it returns anything. */
const asker = returning('asked', {
  ask: { id: 'file', text: TEXT, schema: { type: 'string', enum: OPTIONS } },
})

/** Options that are no texts. */
const NUMBERS = [4711, 12.5, 4710]

/** A tool that asks for a number. */
const counter = returning('asked', {
  ask: { id: 'count', text: 'How many?', schema: { type: 'number', enum: NUMBERS } },
})

/** An answer with an empty id, and one about a call; at one without an id a host may end the session. */
const MISDIRECTED = [
  answersLast(OPTIONS[1], { inquiry_id: '' }),
  answersLast(OPTIONS[1], {
    ...{ respond: 'tool_approval', tool_call_id: '{inquiry}' },
    ...{ inquiry_id: undefined, action: 'approve' },
  }),
]

/** The event of the first question must fit. */
const first = (fits: (data: JsonObject) => Verdict): Observe => firstPrompt(fits, 'inquiry')

/** The text of a question, flat or as it is stored. */
const textOf = (question: unknown): unknown => (isObject(question) ? question.text : question)

/** All options must be there, in their order, in whichever form: a number may be spelt as a text. */
function hasOptions(
  { question, timestamp: _, ...data }: JsonObject,
  options: readonly (string | number)[] = OPTIONS,
): boolean {
  const text = JSON.stringify([data, isObject(question) ? { ...question, text: '' } : ''])
  const from = options.reduce<number>(
    (at, option) => (at < 0 ? at : text.indexOf(JSON.stringify(option), at + 1)),
    0,
  )
  return from > 0
}

/** The events of a type on the subscription, in order. */
const ofType = (reading: PluginHostReading, type: string) =>
  eventsFor(reading, 'main').filter(({ message: { data } }) => isObject(data) && data.type === type)

const asks = (observed: string): Observe =>
  whereRan('asker', (reading) => promptsIn(reading, 'inquiry').length === 0 && observed)

/** Questions of tools. @see rfd-d18 §Interactive Events */
export const inquiryScenes = [
  prompting(
    'a question',
    {
      steps: [
        ...begins,
        prompts(1, 'inquiry'),
        ...MISDIRECTED,
        ...LISTENS.steps,
        ...request(LIST, 'list'),
        { mark: 'answers' },
        answersLast(ANSWER),
        completes(),
      ],
      tools: { asker },
      replies: inRounds(calling('asker')),
      ...{ at: LISTENS.at, others: LISTENS.others },
    },
    {
      'plugin.events.prompts-say-so#inquiry': [
        '`respond` with `inquiry`',
        asks('no event has `inquiry`'),
      ],
      'plugin.events.inquiry-goes-to-plugin': [
        'an inquiry for the question',
        asks('the plugin was not asked'),
      ],
      'plugin.events.inquiry-form#id': [
        'an `id`',
        first(({ id }) => (typeof id !== 'string' || id === '') && `\`id\` is ${shown(id)}`),
      ],
      'plugin.events.inquiry-form#question': [
        'the text of the question',
        first(({ question }) => textOf(question) !== TEXT && `\`question\` is ${shown(question)}`),
      ],
      'plugin.events.inquiry-form#options': [
        'all options in their order',
        first((data) => !hasOptions(data) && 'they are not there'),
      ],
      'plugin.events.request-before-response#inquiries': [
        'the request first',
        whereAsked((reading) => {
          const [asked] = ofType(reading, 'inquiry_request')
          const [answered] = ofType(reading, 'inquiry_response')
          return (
            answered !== undefined &&
            (asked === undefined || asked.index > answered.index) &&
            'the response came before the request'
          )
        }),
      ],
      'plugin.prompts.answer-reaches-tool': [
        'the answer',
        whereAsked((reading) => {
          const given = answersTo(reading, 'asker')
          return !given.includes(ANSWER) && `the tool got ${shown(given)}`
        }),
      ],
      'plugin.prompts.asking-tool-waits': [
        'no further run before the answer',
        whereAsked((reading) => {
          const mark = reading.marks.get('answers') ?? Number.POSITIVE_INFINITY
          const [, again] = runsOf(reading, 'asker')
          return again !== undefined && again.index < mark && 'the tool went on before'
        }),
      ],
      'plugin.prompts.serves-during-prompts#inquiry': [
        'a reply while the question is open',
        whereAsked(replied('list', 'conversations')),
      ],
    },
  ),
  prompting(
    'two questions without an answer',
    {
      steps: [...begins, prompts(1, 'inquiry'), completes()],
      tools: { asker, counter },
      replies: inRounds(calling('asker'), calling('counter')),
      configure: { workspace: { prompt_ms: 1_000, fallback: 'reject' } },
    },
    {
      'plugin.prompts.inquiries-time-out': [
        'a complete query, with the answer of the assistant',
        whereAsked(goesOn),
      ],
      'plugin.events.inquiry-form#options': [
        'all numbers in their order',
        whereAsked((reading) => {
          const data = promptsIn(reading, 'inquiry')[1]?.message.data
          return !(isObject(data) && hasOptions(data, NUMBERS)) && 'the numbers are not there'
        }, 2),
      ],
    },
  ),
]
