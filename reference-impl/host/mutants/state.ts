import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Child } from '../runtime/child.ts'
import type { LiveState } from '../runtime/final.ts'
import { failed } from '../runtime/outcome.ts'
import { both, having, onMethod, onSteps } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** Hears other states; nothing for `undefined`. */
const onState = (change: (state: LiveState) => LiveState | undefined): Apply =>
  having(({ said }) => ({
    said(method, params) {
      const found = said(method, params)
      if (found === undefined || 'outcome' in found) return found
      const state = change(found.state)
      return state && { state }
    },
  }))

/** Changes the message that hands an input over. */
const onInput = (change: (input: unknown) => unknown): Apply =>
  having(({ apply }) => ({ apply: (input) => apply(change(input)) }))

/** Reads stopped states otherwise. */
const onStopped = (change: (params: JsonObject) => unknown): Apply =>
  having(({ said }) => ({
    said: (method, params) =>
      said(method, isObject(params) && params.type === 'stopped' ? change(params) : params),
  }))

/** Takes a tagged result for a text of JSON. */
const tagAsText = onStopped((params) =>
  isObject(params.result) ? { ...params, result: JSON.stringify(params.result) } : params,
)

/** Fails over some states. */
const unreadable = (isOdd: (params: JsonObject) => boolean): Apply =>
  having(({ said }) => ({
    said: (method, params) =>
      isObject(params) && isOdd(params)
        ? { outcome: failed('the state cannot be read') }
        : said(method, params),
  }))

export const stateMutants = mutantsOf(
  {
    id: 'vfs.state.all-are-handles',
    violates: 'vfs.state.no-action-is-one-shot',
    change: 'keeps every tool running once it has its result',
    apply: both(
      onSteps((steps, occasion) => (occasion === 'final' ? [] : steps)),
      having(({ told }) => ({
        told: (outcome) =>
          told(
            'content' in outcome
              ? { content: JSON.stringify({ id: 'h', state: 'stopped', result: outcome.content }) }
              : outcome,
          ),
      })),
    ),
  },
  {
    id: 'vfs.state.new-process',
    violates: 'vfs.state.process-stays-alive',
    change: 'ends the tool once its first input is answered',
    apply: having(({ said }) => {
      let states = 0
      return {
        said(method, params) {
          const found = said(method, params)
          states += Number(method === 'state')
          return states > 1 && found && 'state' in found
            ? { outcome: { content: 'to be started again' } }
            : found
        },
      }
    }),
  },
  {
    id: 'vfs.state.asks-to-apply',
    violates: 'vfs.state.apply-becomes-notification',
    change: 'sends `apply` with an id',
    apply: onMethod('apply', (message) => ({ ...message, id: 'apply-1' })),
  },
  {
    id: 'vfs.state.applies-twice',
    violates: 'vfs.state.apply-becomes-notification',
    change: 'sends each input twice',
    apply: onMethod('apply', (message) => [message, message]),
  },
  {
    id: 'vfs.state.texts-alone',
    violates: 'vfs.state.input-keeps-type',
    change: 'makes a text of each input',
    apply: onInput((input) => (typeof input === 'string' ? input : JSON.stringify(input))),
  },
  {
    id: 'vfs.state.serves-until-a-state',
    violates: 'vfs.state.requests-served-during-apply',
    change: 'serves no request once it has handed an input over',
    apply: having(({ apply, around }) => {
      let applied = false
      return {
        apply(input) {
          applied = true
          return apply(input)
        },
        around: (serve) => {
          const plainly = around(serve)
          return async (method, params, signal) =>
            applied
              ? { error: { code: -32_603, message: 'the tool is at work' } }
              : plainly(method, params, signal)
        },
      }
    }),
  },
  {
    id: 'vfs.state.running-and-no-more',
    violates: 'vfs.state.running-reported',
    change: 'reports that a tool is running without its content',
    apply: onState((state) => (state.type === 'running' ? { type: 'running' } : state)),
  },
  {
    id: 'vfs.state.waits-unseen',
    violates: 'vfs.state.waiting-reported',
    change: 'takes a waiting tool for a running one',
    apply: onState(({ content }) => ({
      type: 'running',
      ...(content !== undefined && { content }),
    })),
  },
  {
    id: 'vfs.state.drops-the-question',
    violates: 'vfs.state.waiting-reported',
    change: 'reports a waiting tool without its question',
    apply: onState((state) => (state.type === 'waiting' ? { ...state, question: {} } : state)),
  },
  {
    id: 'vfs.state.stopped-without-result',
    violates: 'vfs.state.stopped-delivers-result',
    change: 'drops the result of a stopped tool',
    apply: onStopped((params) => ({ ...params, result: '' })),
  },
  {
    id: 'vfs.state.wants-a-tag',
    violates: 'vfs.state.accepts-stopped-forms',
    change: 'reads the result of a stopped tool in its tagged form alone',
    apply: unreadable(({ type, result }) => type === 'stopped' && typeof result === 'string'),
  },
  {
    id: 'vfs.state.wants-no-tag',
    violates: 'vfs.state.accepts-stopped-forms',
    change: 'takes the tagged form for the result itself',
    apply: tagAsText,
  },
  {
    id: 'vfs.state.first-state',
    violates: 'vfs.state.latest-state-reported',
    change: 'reports the first of several states',
    apply: (parts) => {
      let first: LiveState | undefined
      return onState((state) => {
        first ??= state
        return first
      })(parts)
    },
  },
  {
    id: 'vfs.state.last-input',
    violates: 'vfs.state.applies-in-order',
    change: 'keeps one input until the tool has reported on the one before',
    apply: having(({ write, said }) => {
      let held: (() => void) | undefined
      let busy = false
      return {
        said(method, params) {
          if (method === 'state') {
            busy = held !== undefined
            held?.()
            held = undefined
          }
          return said(method, params)
        },
        write(line, plainly) {
          if (!line.includes('"method":"apply"')) write(line, plainly)
          else if (busy) held = () => write(line, plainly)
          else {
            busy = true
            write(line, plainly)
          }
        },
      }
    }),
  },
  {
    id: 'vfs.state.drops-inputs-meanwhile',
    violates: 'vfs.state.apply-during-request',
    change: 'drops an input that comes while it owes an answer',
    apply: having(({ write, around }) => {
      let owed = 0
      return {
        around: (serve) => {
          const plainly = around(serve)
          return async (method, params, signal) => {
            owed += 1
            const answer = await plainly(method, params, signal)
            owed -= 1
            return answer
          }
        },
        write(line, plainly) {
          if (owed === 0 || !line.includes('"method":"apply"')) write(line, plainly)
        },
      }
    }),
  },
  {
    id: 'vfs.state.answers-by-apply',
    violates: 'vfs.state.one-shot-never-gets-apply',
    change: 'answers the question of a one-shot tool by `apply`',
    apply: having(({ start, said, apply, encode }) => {
      let child: Child | undefined
      return {
        start(how, listener) {
          child = start(how, listener)
          return child
        },
        said(method, params) {
          if (isObject(params) && params.type === 'waiting')
            child?.write(encode(apply('yes')), () => {})
          return said(method, params)
        },
      }
    }),
  },
  {
    id: 'vfs.state.exit-unnoticed',
    violates: 'vfs.state.exit-without-stopped-fails',
    change: 'says nothing of stderr when a tool ends without a stopped state',
    apply: having(({ exited }) => ({ exited: (exit) => exited({ ...exit, stderr: '' }) })),
  },
  {
    id: 'vfs.state.forgets-the-process',
    violates: 'vfs.state.abort-ends-process',
    change: 'leaves the process of an aborted handle running',
    apply: onSteps((steps, occasion) => (occasion === 'cancelled' ? [] : steps)),
  },
  {
    id: 'vfs.state.wants-content',
    violates: 'vfs.state.missing-content-accepted',
    change: 'refuses a state without content',
    apply: unreadable(({ type, content }) => type === 'running' && typeof content !== 'string'),
  },
  {
    id: 'vfs.state.failure-as-text',
    violates: 'vfs.state.stopped-failure-reported',
    change: 'shows the failure of a stopped tool as a text of JSON',
    apply: tagAsText,
  },
  {
    id: 'vfs.state.hides-the-action',
    violates: 'vfs.state.init-tells-stateful',
    change: 'leaves the action out of `init`',
    apply: having(({ init }) => ({
      init({ arguments: { action: _, ...rest }, ...order }) {
        return init({ ...order, arguments: rest })
      },
    })),
  },
)
