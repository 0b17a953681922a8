import type { TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { mutantsIn } from '../mutant.ts'
import { by } from './replaced.ts'

/** Defects that show behind the first query. */
export const laterQueryMutants = mutantsIn('plugin-host.query')({
  'plugin.query.query-frees-its-lock': {
    'keeps-lock-again: releases the lock of its first query alone': by(
      class extends Queries {
        #released = 0
        protected override release(conversation: string): void {
          this.#released += 1
          if (this.#released === 1) super.release(conversation)
          else this.running.delete(conversation)
        }
      },
    ),
  },
  'plugin.query.ended-or-foreign-subscription#ended': {
    'remembers-receivers: permits queries for good where one was permitted before': by(
      class extends Queries {
        readonly #permitted = new Set<string>()
        protected override check(request: TurnRequest): void {
          if (!this.#permitted.has(request.conversation)) super.check(request)
          this.#permitted.add(request.conversation)
        }
      },
    ),
  },
})
