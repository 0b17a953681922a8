import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { answersTo, inRounds, returning } from '../calling.ts'
import { type Observe, shown } from '../observed.ts'
import { begins, completed, completes, joined } from '../query/querying.ts'
import { where } from '../subscribing.ts'
import { answersLast, calling, prompting, prompts, promptsIn, whereAsked } from './prompting.ts'

/** Answers that are no text, or none to speak of, by the tools that ask for them. */
const ANSWERS = {
  agreeing: { schema: { type: 'boolean' }, answer: true },
  refusing: { schema: { type: 'boolean' }, answer: false },
  measuring: { schema: { type: 'number' }, answer: 0.5 },
  writing: { schema: { type: 'string' }, answer: '' },
  counting: { schema: { type: 'integer' }, answer: 0 },
  choosing: {
    schema: { type: 'array', items: { type: 'string' } },
    answer: ['b.rs', 'a.rs', 'a.rs'],
  },
  leaving: { schema: { type: 'array', items: { type: 'string' } }, answer: [] },
} as const

const NAMES = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]

const tools = Object.fromEntries(
  NAMES.map((name) => [
    name,
    returning('asked', { ask: { id: name, text: `${name}?`, schema: ANSWERS[name].schema } }),
  ]),
)

/** Waits for the question at a place, from 0, and answers it. */
const answered = (name: keyof typeof ANSWERS, at: number): PluginStep[] => [
  prompts(at + 1, 'inquiry'),
  answersLast(ANSWERS[name].answer),
]

/** A tool must have got its answer as it is. */
const got =
  (name: keyof typeof ANSWERS): Observe =>
  (reading) => {
    const given = answersTo(reading, name)
    const received = given.length === 0 ? 'no answer' : given.map((each) => shown(each)).join(', ')
    return (
      !given.some((each) => equal(each, ANSWERS[name].answer)) &&
      `\`${name}\` got ${received} in place of ${shown(ANSWERS[name].answer)}`
    )
  }

/** What is no truth value counts where the host asks every question; which kinds it knows is its own affair. */
const unchanged: Observe = (reading) => {
  const asked = promptsIn(reading, 'inquiry').length
  const judged = asked === NAMES.length ? NAMES : NAMES.slice(0, Math.min(asked, 2))
  return judged.map((name) => got(name)(reading)).find((observed) => observed)
}

/** Answers of other types than text. @see rfd-d18 §Interactive Events */
export const answerScenes = [
  prompting(
    'answers that are no text',
    {
      steps: [...begins, ...NAMES.flatMap(answered), completes()],
      tools,
      replies: inRounds(...NAMES.map((name) => calling(name))),
    },
    {
      'plugin.prompts.answer-reaches-tool': {
        title: 'gives a tool an answer that is no text as it is',
        expected: 'truth values, numbers and lists as they were sent',
        observe: whereAsked(unchanged),
      },
      'plugin.query.whole-loop': {
        title: 'asks the assistant again after each of many rounds of tools',
        expected: 'the text of the last reply',
        observe: where(
          completed(),
          (reading) => !joined(reading, 'main').includes('done') && 'the turn ends before',
        ),
      },
    },
  ),
]
