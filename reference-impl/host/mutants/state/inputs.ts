import { isObject } from '../../../../harness/wire/json.ts'
import type { Child } from '../../runtime/child.ts'
import { having, onMethod } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'

/** Changes the message that hands an input over. */
const onInput = (change: (input: unknown) => unknown): Apply =>
  having(({ apply }) => ({ apply: (input) => apply(change(input)) }))

/** What comes within so many milliseconds comes at once. */
const AT_ONCE_MS = 100

export const inputMutants = mutantsOf(
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
    id: 'vfs.state.last-input',
    violates: 'vfs.state.applies-in-order',
    change: 'hands over only the last of the inputs that come at once',
    apply: having(({ write }) => {
      let last = () => {}
      let waiting = false
      return {
        write(line, plainly) {
          if (!line.includes('"method":"apply"')) return write(line, plainly)
          last = () => write(line, plainly)
          if (waiting) return
          waiting = true
          setTimeout(() => {
            waiting = false
            last()
          }, AT_ONCE_MS)
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
)
