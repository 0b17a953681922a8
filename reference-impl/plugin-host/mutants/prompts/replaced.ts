import type { Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Apply } from '../../program/seams.ts'
import { having } from '../mutant.ts'
import { by } from '../query/replaced.ts'

/** Limits of a mutant for which the probe waits in vain, where first a tool may have to start. */
export const WAITING = { reply_ms: 6_000 }

/** Replaces the prompts of queries by others. */
export const prompting = (Changed: typeof Prompts): Apply =>
  by(
    class extends Queries {
      protected override promptsFor(...given: ConstructorParameters<typeof Prompts>): Prompts {
        return new Changed(...given)
      }
    },
  )

/** Answers no request for the conversations while prompts make it silent. */
export const silentWhile = (promptsOf: (be: (isSilent: boolean) => void) => typeof Prompts) => ({
  limits: WAITING,
  apply: having(({ receive }) => {
    let isSilent = false
    const Changed = promptsOf((now) => {
      isSilent = now
    })
    return {
      Queries: class extends Queries {
        protected override promptsFor(...given: ConstructorParameters<typeof Prompts>) {
          return new Changed(...given)
        }
      },
      receive: (message, host) =>
        isSilent && message.type === 'list_conversations' ? undefined : receive(message, host),
    }
  }),
})
