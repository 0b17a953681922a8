import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import type { Call } from '../../program/agent/tools.ts'
import { Turn } from '../../program/agent/turn.ts'
import type { Message } from '../../program/message.ts'
import { withReply } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { by, turning } from './replaced.ts'

/** Leaves the id out of the replies of a type to queries. */
const unidentified = (type: string) =>
  withReply(({ id, ...reply }, request) => {
    const message = reply as Message
    return request.type === 'query' || id === undefined ? message : { ...message, id }
  }, type)

/** Defects that show behind the first query. */
export const laterQueryMutants = mutantsIn('plugin-host.query')({
  'plugin.ids.subscription-ids#confirmations': {
    'confirms-without-id: confirms queries without the id': unidentified('query_started'),
  },
  'plugin.ids.subscription-ids#errors': {
    'refuses-without-id: refuses queries without the id': unidentified('error'),
  },
  'plugin.query.host-runs-tools': {
    'repeats-results-of-equal: gives the result of an equal call again': turning(
      class extends Turn {
        readonly #results = new Map<string, JsonObject>()
        protected override async runTool(call: Call): Promise<JsonObject> {
          const key = JSON.stringify([call.name, call.arguments])
          const result = this.#results.get(key) ?? (await super.runTool(call))
          this.#results.set(key, result)
          return { ...result, id: call.id }
        }
      },
    ),
  },
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
