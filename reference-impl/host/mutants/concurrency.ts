import type { Order } from '../runtime/order.ts'
import { type Answer, answered } from '../service.ts'
import { having, onService } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** What a careless host keeps once for all its tools. */
const shared = {
  /** The answers to reads, by how many there were before in their run. */
  answers: new Map<number, Answer>(),
  /** The runs under way, by the name of their tool. */
  orders: new Map<string, Order>(),
}

export const concurrencyMutants = mutantsOf(
  {
    id: 'vfs.concurrency.one-table-of-answers',
    violates: 'vfs.concurrency.channels-apart',
    change: 'keeps the answers of all tools in one table by their number',
    apply: having((parts) => {
      let count = 0
      return onService('fs.read', async (_, plainly) => {
        count += 1
        const answer = shared.answers.get(count) ?? (await plainly())
        shared.answers.set(count, answer)
        return answer
      })(parts)
    }),
  },
  {
    id: 'vfs.concurrency.passes-messages-on',
    violates: 'vfs.concurrency.tools-cannot-talk',
    change: 'takes messages of one tool for another',
    apply: having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return async (method, params, signal) =>
          method === 'tool.send' ? answered({}) : plainly(method, params, signal)
      },
    })),
  },
  {
    id: 'vfs.concurrency.one-run-a-tool',
    violates: 'vfs.concurrency.same-tool-twice-independent',
    change: 'tells a tool that runs already what the first run was told',
    apply: having(({ init, told }) => {
      let name = ''
      return {
        init(order) {
          name = order.name
          const first = shared.orders.get(name) ?? order
          shared.orders.set(name, first)
          return init(first)
        },
        told(outcome) {
          shared.orders.delete(name)
          return told(outcome)
        },
      }
    }),
  },
)
