import { isObject } from '../../../harness/wire/json.ts'
import type { Answer } from '../service.ts'
import type { LiveState } from './final.ts'
import type { Id, Incoming } from './incoming.ts'
import type { Outcome } from './outcome.ts'
import type { Parts, Sign } from './parts.ts'

type Request = Extract<Incoming, { kind: 'request' }>
type Malformed = Extract<Incoming, { kind: 'malformed' }>

/** What a host does with what it hears; `size` is in bytes. */
export interface Reactions {
  /** Whether nothing that a tool states counts any more. */
  deaf(): boolean
  asked(request: Request, size: number): void
  /** The tool gives a request up: the one with this id, or the one that is being answered. */
  givesUp(id: unknown): void
  answer(id: Id, answer: Answer): void
  puzzled(malformed: Malformed): void
  finished(outcome: Outcome): void
  reported(state: LiveState): void
  sign(sign: Sign): void
}

/** What each message means for a run. */
export function reading({ reported: output }: Pick<Parts, 'reported'>, reactions: Reactions) {
  const hearRequest = (request: Request, size: number) => {
    if (request.method !== 'cancel') return reactions.asked(request, size)
    reactions.givesUp(requestId(request.params))
    reactions.answer(request.id, { result: {} })
  }
  const hearNotification = (method: string, params: unknown) => {
    if (method === 'cancel') return reactions.givesUp(requestId(params))
    const what = output(method, params)
    if (what === undefined) reactions.sign('notification')
    else if ('outcome' in what) reactions.finished(what.outcome)
    else reactions.reported(what.state)
  }
  return (incoming: Incoming, size: number): void => {
    if (reactions.deaf()) return
    switch (incoming.kind) {
      case 'request':
        hearRequest(incoming, size)
        break
      case 'notification':
        hearNotification(incoming.method, incoming.params)
        break
      case 'malformed':
        reactions.puzzled(incoming)
        break
      case 'response':
        reactions.sign('notification')
    }
  }
}

/** The request that a tool's `cancel` is about, where it states it. */
const requestId = (params: unknown) => (isObject(params) ? params.request_id : undefined)
