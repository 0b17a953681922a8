import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import type { Order } from '../runtime/order.ts'
import { both, having, onLimits, onMethod } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** Changes what `init` is made of. */
const onOrder = (change: (order: Order) => Partial<Order>): Apply =>
  having(({ init }) => ({ init: (order) => init({ ...order, ...change(order) }) }))

/** Makes text of what is not an object, as a template does. */
const asTemplate = (value: unknown): unknown =>
  isObject(value) || Array.isArray(value) ? value : String(value ?? '')

const templated = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTemplate(value)]))

const isInit = (line: string): boolean => {
  const message = parse(line)
  return isObject(message) && message.method === 'init'
}

const SLOW_MS = 300

/** Changes the params of `init`. */
const onInit = (change: (params: JsonObject) => JsonObject): Apply =>
  onMethod('init', (message) => ({ ...message, params: change(message.params as JsonObject) }))

export const initMutants = mutantsOf(
  {
    id: 'vfs.init.greets-first',
    violates: 'vfs.init.comes-first',
    change: 'says hello before init',
    apply: onMethod('init', (message) => [{ jsonrpc: '2.0', method: 'hello' }, message]),
  },
  {
    id: 'vfs.init.waits-to-be-asked',
    violates: 'vfs.init.is-sent-unasked',
    change: 'keeps init back until it has something else to say',
    apply: (parts) => {
      let kept = ''
      const soon = onLimits(() => ({ idleMs: 2_000 }))
      return both(
        soon,
        having(({ write }) => ({
          write: (line, plainly) => {
            if (kept === '') kept = line
            else {
              write(`${kept}${line}`, plainly)
              kept = '\n'
            }
          },
        })),
      )(parts)
    },
  },
  {
    id: 'vfs.init.cancel-overtakes',
    violates: 'vfs.init.comes-first',
    change: 'gathers what it says in init so long that a cancellation overtakes it',
    apply: having(({ write }) => ({
      write: (line, plainly) =>
        isInit(line) ? void setTimeout(() => write(line, plainly), SLOW_MS) : write(line, plainly),
    })),
  },
  {
    id: 'vfs.init.asks-for-an-answer',
    violates: 'vfs.init.is-a-notification',
    change: 'sends init as a request',
    apply: onMethod('init', (message) => ({ ...message, id: 0 })),
  },
  {
    id: 'vfs.init.names-the-program',
    violates: 'vfs.init.names-the-tool',
    change: 'says the name of a tool that is the first of several with one program',
    apply: onOrder(({ command }) => ({ name: command[0]?.split('/').at(-1) ?? '' })),
  },
  {
    id: 'vfs.init.renders-arguments',
    violates: 'vfs.init.carries-arguments',
    change: 'makes texts of numbers and booleans among the arguments',
    apply: onOrder((order) => ({ arguments: templated(order.arguments as JsonObject) })),
  },
  {
    id: 'vfs.init.drops-nulls',
    violates: 'vfs.init.carries-arguments',
    change: 'leaves arguments out that are null',
    apply: onOrder((order) => ({
      arguments: Object.fromEntries(
        Object.entries(order.arguments).filter(([, value]) => value !== null),
      ),
    })),
  },
  {
    id: 'vfs.init.last-answer',
    violates: 'vfs.init.carries-answers',
    change: 'hands over the last answer of several',
    apply: onOrder(({ answers }) => ({
      answers: Object.fromEntries(Object.entries(answers).slice(-1)),
    })),
  },
  {
    id: 'vfs.init.forgets-answers',
    violates: 'vfs.init.carries-answers',
    change: 'runs a tool again without the answer to its question',
    apply: onOrder(() => ({ answers: {} })),
  },
  {
    id: 'vfs.init.keeps-options',
    violates: 'vfs.init.carries-options',
    change: 'hands over only options that are texts',
    apply: onOrder(({ options }) => ({
      options: Object.fromEntries(
        Object.entries(options).filter(([, value]) => typeof value === 'string'),
      ),
    })),
  },
  {
    id: 'vfs.init.null-for-empty',
    violates: 'vfs.init.empty-maps',
    change: 'says null where there are no options',
    apply: onMethod('init', (message) => {
      const params = message.params as { tool: JsonObject }
      const options = Object.keys(params.tool.options as object).length > 0
      return options
        ? message
        : { ...message, params: { ...params, tool: { ...params.tool, options: null } } }
    }),
  },
  {
    id: 'vfs.init.leaves-empty-maps-out',
    violates: 'vfs.init.has-all-members',
    change: 'leaves answers and options out',
    told: 'without answers, options',
    apply: onInit(({ tool, ...params }) => {
      const { answers: _, options: __, ...others } = tool as JsonObject
      return { tool: others, ...params }
    }),
  },
  {
    id: 'vfs.init.newer-version',
    violates: 'vfs.init.protocol-version-is-current',
    change: 'says the version 0.2.0',
    told: 'the version `"0.2.0"`',
    apply: onInit((params) => ({ ...params, protocol_version: '0.2.0' })),
  },
  {
    id: 'vfs.init.two-numbers',
    violates: 'vfs.init.states-protocol-version',
    change: 'says its version in two numbers',
    apply: onInit((params) => ({ ...params, protocol_version: '0.1' })),
  },
  {
    id: 'vfs.init.version-as-number',
    violates: 'vfs.init.states-protocol-version',
    change: 'says its version as a number',
    apply: onMethod('init', (message) => ({
      ...message,
      params: { ...(message.params as JsonObject), protocol_version: 0.1 },
    })),
  },
  {
    id: 'vfs.init.twice',
    violates: 'vfs.init.comes-once',
    change: 'sends init twice',
    apply: onMethod('init', (message) => [message, message]),
  },
)
