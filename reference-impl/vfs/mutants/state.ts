import { onLine, onMethods, onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'
import { onState } from './toolstate/declare.ts'

export const stateMutants = mutantsIn('vfs.state')({
  'tool-state-shape': {
    'invents-a-state: calls the running state busy': {
      config: 'stateful',
      apply: onState('running', (params) => ({ ...params, type: 'busy' })),
    },
  },
  'waiting-has-question': {
    'waits-without-question: states that it waits, and not for what': {
      config: 'stateful',
      apply: onState('waiting', ({ question: _, ...params }) => params),
    },
  },
  'content-type': {
    'content-as-blocks: sends the content of a running state as blocks': {
      config: 'stateful',
      apply: onState('running', (params) => ({
        ...params,
        content: [{ type: 'text', text: params.content }],
      })),
    },
  },
  'stopped-result-form': {
    'stops-both-ways: stops with a result that has both arms': {
      config: 'stateful',
      apply: onState('stopped', ({ result }) => ({
        type: 'stopped',
        result: { Ok: result, Err: null },
      })),
    },
  },
  'apply-while-awaiting-response': {
    'dies-of-early-apply: dies of an `apply` that comes while it waits for a response': {
      config: 'stateful',
      apply: whileAwaiting(() => {
        throw new Error('this is no response')
      }),
    },
    'drops-early-apply: drops an `apply` that comes while it waits for a response': {
      config: 'stateful',
      limits: { idle_ms: 3_000 },
      apply: whileAwaiting(() => undefined),
    },
  },
  'ends-after-stopped': {
    'goes-on-after-stopped: reports a running state after the stopped one': {
      config: 'stateful',
      apply: onLine((line, { params }) =>
        params?.type === 'stopped'
          ? `${line}{"jsonrpc":"2.0","method":"state","params":{"type":"running","content":null}}\n`
          : line,
      ),
    },
  },
  'reports-after-apply': {
    'keeps-quiet-after-apply: takes its first input and writes nothing': {
      config: 'stateful',
      limits: { idle_ms: 3_000 },
      apply: onlyFirstState(),
    },
    'takes-two-inputs: drops its third input': {
      config: 'stateful',
      cases: ['changes its mind'],
      limits: { idle_ms: 3_000 },
      apply: droppingThird(),
    },
  },
})

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

function droppingThird(): Apply {
  let inputs = 0
  return onReceiving((message) => {
    inputs += message.method === 'apply' ? 1 : 0
    return message.method === 'apply' && inputs === 3 ? undefined : message
  })
}

function onlyFirstState(): Apply {
  let states = 0
  return onMethods(['state'], (message) => {
    states += 1
    return states === 1 ? message : []
  })
}
