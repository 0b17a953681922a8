import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Attempting } from '../calls/one-shot.ts'
import { mutantsIn } from './mutant.ts'
import { onAnswers, onFurtherRun, onOnceResponse, onWrapping } from './running-once.ts'

/** Hands an answer over for every question, and puts only some to somebody. */
const asking = (isAsked: (nth: number) => boolean) =>
  onWrapping(({ ask, ...wrapping }) => {
    let asked = 0
    let last: Awaited<ReturnType<typeof ask>> = { answer: true }
    return {
      ...wrapping,
      async ask(question) {
        asked += 1
        if (isAsked(asked)) last = await ask(question)
        return last
      },
    }
  })

/** Ends at the first question, with what `ended` makes of the answer. */
const neverAgain = (ended: (answers: JsonObject) => string) =>
  onWrapping(({ attempt, ...wrapping }, { id }) => ({
    ...wrapping,
    attempt(answers): Attempting {
      if (Object.keys(answers).length === 0) return attempt(answers)
      const over = Promise.resolve({ response: { id, result: ended(answers) } })
      return { over, cancel() {} }
    },
  }))

const twice = (response: ToolCallResponse) => [response, response]

/** Changes every answer of a kind. */
const eachAnswer = (change: (answer: unknown) => unknown) =>
  onAnswers((answers) =>
    Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(answer)])),
  )

/** Leaves answers out of runs that have more than one. */
const someAnswers = (from: number, to?: number) =>
  onAnswers((answers) => {
    const all = Object.entries(answers)
    return Object.fromEntries(all.length > 1 ? all.slice(from, to) : all)
  })

/** Mutants that have questions of one-shot calls answered otherwise. */
export const oneShotAnswerMutants = mutantsIn('toolstate.one-shot')({
  'host-resolves-question#answered': {
    'asks-once: gives every question of a call the answer to the first': asking((nth) => nth === 1),
  },
  'host-resolves-question#final-result-only': {
    'shows-questions: returns the questions before the result': (() => {
      const asked: unknown[] = []
      return {
        keeping: {
          ...onOnceResponse((response) => [
            'result' in response && asked.length > 0
              ? { ...response, result: [...asked, response.result].join('\n') }
              : response,
          ]).keeping,
          ...onWrapping(({ ask, ...wrapping }) => ({
            ...wrapping,
            ask(question) {
              asked.push(question.text)
              return ask(question)
            },
          })).keeping,
        },
      }
    })(),
  },
  'runs-again-with-answer#new-process': {
    'answer-is-the-result: returns the answer to a question': neverAgain(
      (answers) => `the answer is ${Object.values(answers).join()}`,
    ),
  },
  'runs-again-with-answer#answer': {
    'answers-in-a-list: hands answers over without the ids of their questions': onAnswers(
      (answers) => ({ ...Object.values(answers) }),
    ),
  },
  'runs-again-with-answer#from-the-start': {
    'skips-the-first: leaves out of a further run what came first': onFurtherRun(
      ({ script, ...args }) => ({ ...args, script: Array.isArray(script) ? script.slice(1) : [] }),
    ),
  },
  'answers-add-up#newest': { 'first-answer: hands the first answer over alone': someAnswers(0, 1) },
  'answers-add-up#earlier': {
    'last-answer: hands the last answer over alone': someAnswers(-1),
    'last-two-answers: hands the last two answers over': someAnswers(-2),
    'last-three-answers: hands the last three answers over': someAnswers(-3),
  },
  'same-arguments': {
    'answers-as-arguments: adds the answers to the arguments': onFurtherRun((args, answers) => ({
      ...args,
      ...answers,
    })),
  },
  'answers-keep-types#boolean': {
    'yes-is-text: hands yes and no over as texts': eachAnswer((answer) =>
      typeof answer === 'boolean' ? String(answer) : answer,
    ),
  },
  'answers-keep-types#text': {
    'digits-are-numbers: hands digits over as a number': eachAnswer((answer) =>
      typeof answer === 'string' && /^\d+$/.test(answer) ? Number(answer) : answer,
    ),
  },
  'answers-keep-types#select': {
    'numbered-options: hands a choice over as its number': eachAnswer((answer) =>
      answer === 'b' ? 1 : answer,
    ),
  },
  'inquiry-answers-question#inquiry': {
    'takes-yes: takes yes for the answer to the first question': asking((nth) => nth > 1),
  },
  'inquiry-answers-question#run-again': {
    'answer-is-thanks: returns its thanks for the answer': neverAgain(() => 'thank you'),
  },
  'inquiry-answers-question#one-response': {
    'result-of-each-run: answers a call that has asked twice': onOnceResponse(twice),
  },
  'user-answers-question#prompt': {
    'id-for-text: shows the id of a question in place of its text': onWrapping(
      ({ ask, ...wrapping }) => ({
        ...wrapping,
        ask: (question) => ask({ ...question, text: question.id }),
      }),
    ),
  },
  'user-answers-question#run-again': {
    'forgets-the-first: takes the first answer of the user for another question': onAnswers(
      ({ sure: _, ...answers }) => answers,
    ),
  },
})
