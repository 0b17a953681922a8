import type { Fault } from '../../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../../harness/conversation.ts'
import { type Answers, answersOf, type Choice } from '../../../../harness/generators/answers.ts'
import { distinct, sampled } from '../../../../harness/generators/sampling.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { runsOf } from '../one-shot-reading.ts'
import { optionsOf } from '../question-options.ts'
import { WRONG } from './turns.ts'

/**
 * The sessions that are generated for a one-shot tool from the questions that its case without a fault has shown: other
 * answers, ones of the wrong type, some of them from the first run on and some never. The same seed gives the same ones.
 */
export function generatedAnswers(baseline: Conversation, seed: number): Fault[] {
  const { sessions = 0 } = baseline.start.context?.generated ?? {}
  const choices = choicesIn(baseline)
  if (sessions === 0 || choices.length === 0) return []
  const systematic = choices.flatMap(({ id, values }) =>
    values.flatMap((value) => [
      { given: { [id]: value }, answers: {} },
      { given: {}, answers: { [id]: value } },
    ]),
  )
  const drawn = sampled(answersOf(choices), sessions, seed, baseline.start.case)
  return distinct([...systematic, ...drawn])
    .slice(0, sessions)
    .map((each, at) => ({ kind: 'generated-answers', number: at + 1, ...each }))
}

function choicesIn({ transcript }: Conversation): Choice[] {
  const runs = runsOf(transcript)
  const used = runs.at(-1)?.answers ?? {}
  return runs.flatMap(({ question }) => {
    if (typeof question?.id !== 'string') return []
    const options = optionsOf(question)
    const right = Object.hasOwn(used, question.id) ? [used[question.id]] : []
    const wrong = options.length > 0 ? WRONG : []
    const values = [...new Set([...options, ...wrong, ...right])]
    // Free text that the case does not answer: nothing states what may be tried.
    return values.length > 0 ? [{ id: question.id, values }] : []
  })
}

/** Answers of which one is left out, and which may show the same. */
export const smallerAnswers = ({ given, answers }: Answers): Answers[] => [
  ...without(given).map((fewer) => ({ given: fewer, answers })),
  ...without(answers).map((fewer) => ({ given, answers: fewer })),
]

const without = (all: JsonObject): JsonObject[] =>
  Object.keys(all).map((id) =>
    Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)),
  )
