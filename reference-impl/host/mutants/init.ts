import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import type { Order } from '../runtime/order.ts'
import { both, having, onLimits, onMethod } from './combinators.ts'
import { nearInitMutants } from './init/near.ts'
import { speltInitMutants } from './init/spelt.ts'
import { initValueMutants } from './init/values.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'

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

export const initMutants: readonly Mutant[] = [
  ...initValueMutants,
  ...nearInitMutants,
  ...speltInitMutants,
  ...mutantsIn('vfs.init')({
    'comes-first': {
      'greets-first: prints hello before init': onMethod('init', (message) => [
        { jsonrpc: '2.0', method: 'hello' },
        message,
      ]),
      'cancel-overtakes: gathers what it states in init so long that a cancellation overtakes it':
        having(({ write }) => ({
          write: (line, plainly) =>
            isInit(line)
              ? void setTimeout(() => write(line, plainly), SLOW_MS)
              : write(line, plainly),
        })),
    },
    'is-sent-unasked': {
      'waits-to-be-asked: keeps init back until it has something else to send': (parts) => {
        let retained = ''
        const soon = onLimits(() => ({ idleMs: 2_000 }))
        return both(
          soon,
          having(({ write }) => ({
            write: (line, plainly) => {
              if (retained === '') retained = line
              else {
                write(`${retained}${line}`, plainly)
                retained = '\n'
              }
            },
          })),
        )(parts)
      },
    },
    'is-a-notification': {
      'asks-for-an-answer: sends init as a request': onMethod('init', (message) => ({
        ...message,
        id: 0,
      })),
    },
    'names-the-tool': {
      'names-the-program: states the name of a tool that is the first of several with one program':
        onOrder(({ command }) => ({ name: command[0]?.split('/').at(-1) ?? '' })),
    },
    'carries-arguments': {
      'renders-arguments: makes texts of numbers and booleans among the arguments': onOrder(
        (order) => ({ arguments: templated(order.arguments as JsonObject) }),
      ),
      'drops-nulls: leaves arguments out that are null': onOrder((order) => ({
        arguments: Object.fromEntries(
          Object.entries(order.arguments).filter(([, value]) => value !== null),
        ),
      })),
    },
    'carries-answers': {
      'last-answer: hands over the last answer of several': onOrder(({ answers }) => ({
        answers: Object.fromEntries(Object.entries(answers).slice(-1)),
      })),
      'forgets-answers: runs a tool again without the answer to its question': onOrder(() => ({
        answers: {},
      })),
    },
    'carries-options': {
      'keeps-options: hands over only options that are texts': onOrder(({ options }) => ({
        options: Object.fromEntries(
          Object.entries(options).filter(([, value]) => typeof value === 'string'),
        ),
      })),
    },
    'empty-maps': {
      'null-for-empty: states null where there are no options': onMethod('init', (message) => {
        const params = message.params as { tool: JsonObject }
        const options = Object.keys(params.tool.options as object).length > 0
        return options
          ? message
          : { ...message, params: { ...params, tool: { ...params.tool, options: null } } }
      }),
    },
    'has-all-members': {
      'leaves-empty-maps-out: leaves answers and options out': {
        reported: 'without answers, options',
        apply: onInit(({ tool, ...params }) => {
          const { answers: _, options: __, ...others } = tool as JsonObject
          return { tool: others, ...params }
        }),
      },
    },
    'protocol-version-is-current': {
      'newer-version: states the version 0.2.0': {
        reported: 'the version `"0.2.0"`',
        apply: onInit((params) => ({ ...params, protocol_version: '0.2.0' })),
      },
    },
    'states-protocol-version': {
      'two-numbers: states its version in two numbers': onInit((params) => ({
        ...params,
        protocol_version: '0.1',
      })),
      'version-as-number: states its version as a number': onMethod('init', (message) => ({
        ...message,
        params: { ...(message.params as JsonObject), protocol_version: 0.1 },
      })),
    },
    'comes-once': {
      'twice: sends init twice': onMethod('init', (message) => [message, message]),
    },
  }),
]
