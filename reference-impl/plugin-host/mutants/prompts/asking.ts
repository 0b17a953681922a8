import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Open, Prompts } from '../../program/agent/prompts.ts'
import { Queries } from '../../program/agent/queries.ts'
import { by } from '../query/replaced.ts'
import { prompting, WAITING } from './replaced.ts'

/** Changes the event of a question. */
export const showing = (change: (data: JsonObject) => JsonObject) =>
  prompting(
    class extends Prompts {
      protected override show(open: Open): void {
        super.show(open.respond === 'inquiry' ? { ...open, data: change(open.data) } : open)
      }
    },
  )

/** Changes answers on their way to tools. */
export const answering = (change: (answer: unknown) => unknown) => ({
  limits: WAITING,
  apply: by(
    class extends Queries {
      protected override async answer(conversation: string, inquiry: JsonObject): Promise<unknown> {
        return change(await super.answer(conversation, inquiry))
      }
    },
  ),
})
