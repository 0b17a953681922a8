import type { Order } from '../runtime/order.ts'
import { type Answer, answered } from '../service.ts'
import { having, onEachRequest, onService } from './combinators.ts'
import { byNameMutants } from './concurrency/by-name.ts'
import { sharedStateMutants } from './concurrency/shared.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

/** What a careless host keeps once for all its tools. */
const shared = {
  /** The answers to reads, by how many there were before in their run. */
  answers: new Map<number, Answer>(),
  /** The runs under way, by the name of their tool. */
  orders: new Map<string, Order>(),
}

export const concurrencyMutants: readonly Mutant[] = [
  ...sharedStateMutants,
  ...byNameMutants,
  ...mutantsIn('vfs.concurrency')({
    'channels-apart': {
      'one-table-of-answers: keeps the answers of all tools in one table by their number': having(
        (parts) => {
          let count = 0
          return onService('fs.read', async (_, plainly) => {
            count += 1
            const answer = shared.answers.get(count) ?? (await plainly())
            shared.answers.set(count, answer)
            return answer
          })(parts)
        },
      ),
    },
    'tools-cannot-talk': {
      'passes-messages-on: takes messages of one tool for another': onEachRequest(
        (plainly) => async (method, params, signal) =>
          method === 'tool.send' ? answered({}) : plainly(method, params, signal),
      ),
    },
    'same-tool-twice-independent': {
      'one-run-a-tool: sends to a tool that runs already what the first run was sent': having(
        ({ init, reportedText: reported }) => {
          let name = ''
          return {
            init(order) {
              name = order.name
              const first = shared.orders.get(name) ?? order
              shared.orders.set(name, first)
              return init(first)
            },
            reportedText(outcome) {
              shared.orders.delete(name)
              return reported(outcome)
            },
          }
        },
      ),
    },
  }),
]
