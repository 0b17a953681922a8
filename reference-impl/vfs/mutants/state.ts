import { onLine, onMethods, onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'
import { onState } from './toolstate/declare.ts'

export const stateMutants = mutantsOf(
  {
    id: 'vfs.state.invents-a-state',
    violates: 'vfs.state.tool-state-shape',
    change: 'calls the running state busy',
    config: 'stateful',
    apply: onState('running', (params) => ({ ...params, type: 'busy' })),
  },
  {
    id: 'vfs.state.waits-without-question',
    violates: 'vfs.state.waiting-has-question',
    change: 'states that it waits, and not for what',
    config: 'stateful',
    apply: onState('waiting', ({ question: _, ...params }) => params),
  },
  {
    id: 'vfs.state.content-as-blocks',
    violates: 'vfs.state.content-type',
    change: 'sends the content of a running state as blocks',
    config: 'stateful',
    apply: onState('running', (params) => ({
      ...params,
      content: [{ type: 'text', text: params.content }],
    })),
  },
  {
    id: 'vfs.state.stops-both-ways',
    violates: 'vfs.state.stopped-result-form',
    change: 'stops with a result that has both arms',
    config: 'stateful',
    apply: onState('stopped', ({ result }) => ({
      type: 'stopped',
      result: { Ok: result, Err: null },
    })),
  },
  {
    id: 'vfs.state.dies-of-early-apply',
    violates: 'vfs.state.apply-while-awaiting-response',
    change: 'dies of an `apply` that comes while it waits for a response',
    config: 'stateful',
    apply: whileAwaiting(() => {
      throw new Error('this is no response')
    }),
  },
  {
    id: 'vfs.state.drops-early-apply',
    violates: 'vfs.state.apply-while-awaiting-response',
    change: 'drops an `apply` that comes while it waits for a response',
    config: 'stateful',
    apply: whileAwaiting(() => undefined),
  },
  {
    id: 'vfs.state.goes-on-after-stopped',
    violates: 'vfs.state.ends-after-stopped',
    change: 'reports a running state after the stopped one',
    config: 'stateful',
    apply: onLine((line, { params }) =>
      params?.type === 'stopped'
        ? `${line}{"jsonrpc":"2.0","method":"state","params":{"type":"running","content":null}}\n`
        : line,
    ),
  },
  {
    id: 'vfs.state.keeps-quiet-after-apply',
    violates: 'vfs.state.reports-after-apply',
    change: 'takes its first input and writes nothing',
    config: 'stateful',
    limits: { idle_ms: 1_500 },
    apply: onlyFirstState(),
  },
)

/** Does something else with an `apply` that comes between a request and its response. */
function whileAwaiting(instead: () => undefined): Apply {
  let required = false
  return (seams) => {
    const sending = onLine((line, { id }) => {
      required = id !== undefined
      return line
    })
    const reading = onReceiving((message: Message) => {
      if (message.method === 'apply' && required) return instead()
      if (message.method === undefined) required = false
      return message
    })
    return reading(sending(seams))
  }
}

function onlyFirstState(): Apply {
  let states = 0
  return onMethods(['state'], (message) => {
    states += 1
    return states === 1 ? message : []
  })
}
