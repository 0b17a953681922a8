import { having } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import type { Id, Incoming } from '../runtime/incoming.ts'

type Request = Extract<Incoming, { kind: 'request' }>

/** Takes something else for a request that comes while another one is open. @see rfd-d11 §Concurrent requests */
export const onOverlap = (instead: (request: Request) => Incoming): Apply =>
  having(({ classify, respond }) => {
    const open = new Set<Id>()
    return {
      classify(message) {
        const incoming = classify(message)
        if (givesUp(incoming)) open.clear()
        else if (incoming.kind === 'request') {
          if (open.size > 0) return instead(incoming)
          open.add(incoming.id)
        }
        return incoming
      },
      respond(id, answer) {
        open.delete(id)
        return respond(id, answer)
      },
    }
  })

/** A request that is given up gets no response. */
const givesUp = (incoming: Incoming) => 'method' in incoming && incoming.method === 'cancel'
