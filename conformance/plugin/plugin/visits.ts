import type {
  PluginConversation,
  PluginRequest,
  VisitStep,
} from '../../../harness/plugin-conversation.ts'

/** A request that we made to a plugin that serves, and what came of it. */
export interface Visit {
  number: number
  /** Place of the request in its case. */
  request: number
  begun: VisitStep
  /** A complete response, a stream that fits, or a failure. */
  outcome?: VisitStep
  /** The plugin's `exit` came before the response was complete. */
  outlastsExit: boolean
  /** We closed the connection. */
  left?: VisitStep
}

const OUTCOMES: readonly string[] = ['response', 'streams', 'failed']

/** The requests that were made, in order. */
export const visitsOf = ({ visits }: PluginConversation): Visit[] =>
  visits
    .filter(({ step }) => step === 'begun' || step === 'withheld')
    .map((begun) => {
      const own = visits.filter(({ visit }) => visit === begun.visit)
      const outcome = own.find(({ step }) => OUTCOMES.includes(step))
      const left = own.find(({ step }) => step === 'left')
      return {
        ...{ number: begun.visit ?? 0, request: begun.request ?? 0, begun },
        ...(outcome && { outcome }),
        ...(left && { left }),
        outlastsExit: own.some(({ step }) => step === 'outlasts-exit'),
      }
    })

/** The subscriptions that were asked for while a request was on its way to its response. */
export const subscriptionsFor = (
  { requests }: PluginConversation,
  { begun, outcome }: Visit,
): PluginRequest[] =>
  requests.filter(
    ({ type, line: { index } }) =>
      type === 'subscribe' &&
      index > begun.index &&
      index < (outcome?.index ?? Number.POSITIVE_INFINITY),
  )
