import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Incoming } from '../runtime/incoming.ts'
import type { Parts } from '../runtime/parts.ts'
import { having } from './combinators.ts'
import type { Apply } from './mutant.ts'

/** Builders of mutants that take what a tool sends for something else, or note what it sends. */

/** Takes messages for something else; `incoming` is what they are taken for. */
export const onIncoming = (change: (incoming: Incoming, message: unknown) => Incoming): Apply =>
  having(({ classify }) => ({ classify: (message) => change(classify(message), message) }))

/** Takes messages that fit for the failure of their tool. */
export const failingFor = (fits: (message: JsonObject) => boolean, because: string): Apply =>
  onIncoming((incoming, message) =>
    isObject(message) && fits(message) ? failure(because) : incoming,
  )

/** What the failure of a tool is to its host. */
export const failure = (message: string): Incoming => ({
  kind: 'notification',
  method: 'error',
  params: { message },
})

/** Whether a tool gives something up. */
export const isCancel = (message: unknown): boolean =>
  isObject(message) && message.method === 'cancel'

type Request = Extract<Incoming, { kind: 'request' }>

/** Takes messages for what they are, and looks at each request. */
export const seeingRequests =
  (classify: Parts['classify'], look: (request: Request) => void): Parts['classify'] =>
  (message) => {
    const incoming = classify(message)
    if (incoming.kind === 'request') look(incoming)
    return incoming
  }

/** The same of each `cancel`. */
export const seeingCancel =
  (classify: Parts['classify'], look: () => void): Parts['classify'] =>
  (message) => {
    if (isCancel(message)) look()
    return classify(message)
  }
