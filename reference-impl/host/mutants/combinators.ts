import type { JsonObject } from '../../../harness/wire/json.ts'
import { havingOf } from '../../mutant-combinators.ts'
import type { Serve } from '../runtime/answering.ts'
import type { EndReason, Step } from '../runtime/escalation.ts'
import type { RunLimits } from '../runtime/limits.ts'
import type { Outcome } from '../runtime/outcome.ts'
import type { Parts, Sign } from '../runtime/parts.ts'
import type { Answer, Decision, ServiceContext } from '../service.ts'
import type { Apply } from './mutant.ts'

/** Builders of mutants: each changes one part and leaves the others as they are. */

/** Replaces some parts. */
export const having = havingOf<Parts>()

/** Serves requests in another way; `plainly` is how they are served. */
export const serving =
  (around: Parts['around'], change: (plainly: Serve) => Serve): Parts['around'] =>
  (serve) =>
    change(around(serve))

/** Serves requests as before, and looks at each answer before it is given. */
export const seeing = (around: Parts['around'], look: (answer: Answer) => void) =>
  serving(around, (plainly) => async (...request) => {
    const answer = await plainly(...request)
    look(answer)
    return answer
  })

/** Changes nothing but how requests are served. */
export const onEachRequest = (change: (plainly: Serve) => Serve): Apply =>
  having(({ around }) => ({ around: serving(around, change) }))

/** Changes the answer to each request of a method; `params` are as the tool sent them. */
export const onAnswer = (
  method: string,
  change: (answer: Answer, params: JsonObject) => Answer | Promise<Answer>,
): Apply =>
  onEachRequest((plainly) => async (name, params, signal) => {
    const answer = await plainly(name, params, signal)
    return name === method ? change(answer, params as JsonObject) : answer
  })

/** Changes the result of each successful request of a method. */
export const onResult = (
  method: string,
  change: (result: JsonObject, params: JsonObject) => unknown,
): Apply =>
  onAnswer(method, (answer, params) =>
    'result' in answer ? { result: change(answer.result as JsonObject, params) } : answer,
  )

/** Changes the params of each request of a method before anything looks at them. */
export const onParams = (method: string, change: (params: JsonObject) => unknown): Apply =>
  onEachRequest(
    (plainly) => (name, params, signal) =>
      plainly(name, name === method ? change(params as JsonObject) : params, signal),
  )

/** Serves a method differently; `plainly` serves it as the host does. */
export const onService = (
  method: string,
  serve: (
    params: JsonObject,
    plainly: () => Answer | Promise<Answer>,
    serviceContext: ServiceContext,
  ) => Answer | Promise<Answer>,
): Apply =>
  having(({ services }) => ({
    services: {
      ...services,
      [method]: (params, around) =>
        serve(params, () => services[method]?.(params, around) ?? { result: {} }, around),
    },
  }))

/** Changes what the policy states about each request, of what it leads to as well. */
export const onDecision = (
  change: (decision: Decision, method: string, params: JsonObject) => Decision,
): Apply =>
  having(({ serviceContext }) => ({
    serviceContext: {
      ...serviceContext,
      decide: (method, params) => change(serviceContext.decide(method, params), method, params),
    },
  }))

/** Changes some limits. */
export const onLimits = (change: (limits: RunLimits) => Partial<RunLimits>): Apply =>
  having(({ limits }) => ({ limits: { ...limits, ...change(limits) } }))

/** Sends other messages in place of one: none, itself changed, or several, one a line. */
export const onMessage = (change: (message: JsonObject) => JsonObject | JsonObject[]): Apply =>
  having(({ encode }) => ({
    encode: (message) => [change(message)].flat().map(encode).join(''),
  }))

/** Changes only the messages with this method; responses have none. */
export const onMethod = (
  method: string,
  change: (message: JsonObject) => JsonObject | JsonObject[],
): Apply => onMessage((message) => (message.method === method ? change(message) : message))

/** Changes only responses. */
export const onResponse = (change: (message: JsonObject) => JsonObject | JsonObject[]): Apply =>
  onMessage((message) => ('method' in message ? message : change(message)))

/** Changes the line of a message, its line feed included. */
export const onLine = (change: (line: string, message: JsonObject) => string): Apply =>
  having(({ encode }) => ({ encode: (message) => change(encode(message), message) }))

/** Changes how the tool is made to end. */
export const onSteps = (
  change: (steps: readonly Step[], reason: EndReason, limits: RunLimits) => readonly Step[],
): Apply =>
  having(({ steps }) => ({
    steps: (reason, limits) => change(steps(reason, limits), reason, limits),
  }))

/** Takes other signs for signs of life. */
export const onSign = (endsSilence: (sign: Sign, plainly: boolean) => boolean): Apply =>
  having((parts) => ({ endsSilence: (sign) => endsSilence(sign, parts.endsSilence(sign)) }))

/** Reports other outcomes. */
export const onOutcome = (change: (outcome: Outcome) => Outcome) =>
  having(({ reportedText: reported }) => ({ reportedText: (outcome) => reported(change(outcome)) }))

/** Reports other outcomes, knowing all that the tool wrote to stderr. */
export const withStderr = (change: (outcome: Outcome, heard: string) => Outcome) =>
  having(({ onStderr, reportedText: reported }) => {
    let heard = ''
    return {
      onStderr(chunk) {
        heard += chunk.toString('utf8')
        onStderr(chunk)
      },
      reportedText: (outcome) => reported(change(outcome, heard)),
    }
  })

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Reports other outcomes, knowing how the process has ended; undefined where none has. */
export const withExit = (change: (outcome: Outcome, exit: Exit | undefined) => Outcome): Apply =>
  having(({ start, reportedText: reported }) => {
    let exit: Exit | undefined
    return {
      start: (how, observer) =>
        start(how, {
          ...observer,
          exit(code, signal) {
            exit = { code, signal }
            observer.exit(code, signal)
          },
        }),
      reportedText: (outcome) => reported(change(outcome, exit)),
    }
  })

type Listener = Parameters<Parts['start']>[1]

/** Hears otherwise what a tool writes and how it ends. */
export const onListener = (change: (observer: Listener) => Listener) =>
  having(({ start }) => ({ start: (how, observer) => start(how, change(observer)) }))

/** Makes several changes. */
export const both =
  (...changes: Apply[]): Apply =>
  (parts) =>
    changes.reduce((changed, change) => change(changed), parts)
