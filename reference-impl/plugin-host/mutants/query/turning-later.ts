import type { TurnRequest } from '../../program/agent/assistant.ts'
import type { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { by, Counted } from './replaced.ts'

/** Changes what later queries ask for. */
export const later = (change: (request: TurnRequest) => TurnRequest) =>
  by(
    class extends Counted {
      protected override requestIn(message: Message): TurnRequest {
        const request = super.requestIn(message)
        return this.begun > 1 ? change(request) : request
      }
    },
  )

/** Turns that know whether they are the first of a session. */
export const turningLater = (changed: (isLater: () => boolean) => typeof Turn) =>
  by(
    class extends Counted {
      protected override readonly Turn = changed(() => this.begun > 1)
    },
  )
