import { onHearing, onLine, onMethods, onParams } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

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
    change: 'says that it waits, and not for what',
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
    change: 'takes its first input and says nothing',
    config: 'stateful',
    limits: { idle_ms: 1_500 },
    apply: onlyFirstState(),
  },
)

/** Changes the params of one kind of state. */
function onState(
  type: string,
  change: (params: Record<string, unknown>) => Record<string, unknown>,
): Apply {
  return onParams('state', (params) => (params.type === type ? change(params) : params))
}

/** Does something else with an `apply` that comes between a request and its response. */
function whileAwaiting(instead: () => undefined): Apply {
  let owed = false
  return (seams) => {
    const sending = onLine((line, { id }) => {
      owed = id !== undefined
      return line
    })
    const hearing = onHearing((message: Message) => {
      if (message.method === 'apply' && owed) return instead()
      if (message.method === undefined) owed = false
      return message
    })
    return hearing(sending(seams))
  }
}

function onlyFirstState(): Apply {
  let states = 0
  return onMethods(['state'], (message) => {
    states += 1
    return states === 1 ? message : []
  })
}
