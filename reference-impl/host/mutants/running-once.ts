import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ToolCall, ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Attempt, Wrapping } from '../calls/one-shot.ts'
import type { Output } from '../runtime/final.ts'
import type { Outcome } from '../runtime/outcome.ts'
import { both, having, onSteps } from './combinators.ts'
import type { Apply, Mutant } from './mutant.ts'

/** Builders of mutants that run one-shot calls wrongly. */

type Change = Pick<Mutant, 'keeping'>

/** Wraps calls otherwise. */
export const onWrapping = (change: (wrapping: Wrapping, call: ToolCall) => Wrapping): Change => ({
  keeping: { once: (plainly) => (wrapping, call) => plainly(change(wrapping, call), call) },
})

/** Takes other attempts for what came of a run; `answers` are those that it had. */
export const onAttempt = (
  change: (attempt: Attempt, answers: JsonObject) => Attempt | Promise<Attempt>,
): Change =>
  onWrapping(({ attempt, ...wrapping }) => ({
    ...wrapping,
    attempt(answers) {
      const { over, cancel } = attempt(answers)
      return { over: over.then((ended) => change(ended, answers)), cancel }
    },
  }))

/** Answers one-shot calls otherwise; those of the stateful protocol have an action. */
export const onOnceResponse = (
  change: (response: ToolCallResponse, call: ToolCall) => ToolCallResponse[],
): Change => ({
  keeping: {
    call: (carryOut) => async (batch) => {
      const { responses } = await carryOut(batch)
      return {
        responses: responses.flatMap((response) => {
          const call = batch.calls.find(({ id }) => id === response.id)
          const isOnce = call && call.tool !== 'await' && call.arguments.action === undefined
          return isOnce ? change(response, call) : [response]
        }),
      }
    },
  },
})

/** Starts further runs of a call with other answers. */
export const onAnswers = (change: (answers: JsonObject) => JsonObject) =>
  having(({ init }) => ({
    init: (order) => init({ ...order, answers: change(order.answers) }),
  }))

/** Starts further runs of a call with other arguments. */
export const onFurtherRun = (change: (args: JsonObject, answers: JsonObject) => JsonObject) =>
  having(({ init }) => ({
    init(order) {
      const isFirst = Object.keys(order.answers).length === 0
      return init(isFirst ? order : { ...order, arguments: change(order.arguments, order.answers) })
    },
  }))

/** Reads otherwise what a program prints; `undefined` for what is no report. */
export const onPrinted = (
  change: (value: unknown, plainly: Output, text: string) => Output,
): Apply =>
  having(({ printed }) => ({
    printed: (value, text) => change(value, printed(value, text), text),
  }))

/** Takes some reports of a one-shot tool for its end, and ends it then. */
export const endingAt = (content: (params: JsonObject) => string | undefined) =>
  endingWith((params) => {
    const text = content(params)
    return text === undefined ? undefined : { content: text }
  })

/** Ends a one-shot tool at some of its reports, with an outcome. */
export const endingWith = (outcome: (params: JsonObject) => Outcome | undefined) =>
  both(
    onSteps((steps, reason) => (reason === 'final' ? [{ afterMs: 0, means: 'SIGKILL' }] : steps)),
    having(({ reported }) => ({
      reported(method, params) {
        const ends = method === 'state' ? outcome(params as JsonObject) : undefined
        return ends === undefined ? reported(method, params) : { outcome: ends }
      },
    })),
  )
