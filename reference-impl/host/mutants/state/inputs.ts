import { isObject } from '../../../../harness/wire/json.ts'
import type { Child } from '../../runtime/child.ts'
import { having, onMethod } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Changes the message that hands an input over. */
export const onInput = (change: (input: unknown) => unknown): Apply =>
  having(({ apply }) => ({ apply: (input) => apply(change(input)) }))

/** What comes within so many milliseconds comes at once. */
export const AT_ONCE_MS = 400

export const inputMutants = mutantsIn('vfs.state')({
  'apply-becomes-notification': {
    'asks-to-apply: sends `apply` with an id': onMethod('apply', (message) => ({
      ...message,
      id: 'apply-1',
    })),
    'applies-twice: sends each input twice': onMethod('apply', (message) => [message, message]),
  },
  'input-keeps-type': {
    'texts-alone: makes a text of each input': onInput((input) =>
      typeof input === 'string' ? input : JSON.stringify(input),
    ),
  },
  'requests-served-during-apply': {
    'serves-until-a-state: serves no request once it has handed an input over': having(
      ({ apply, around }) => {
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
      },
    ),
  },
  'applies-in-order': {
    'last-input: hands over only the last of the inputs that come at once': having(({ write }) => {
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
  'apply-during-request': {
    'drops-inputs-meanwhile: drops an input that comes while a response is outstanding': having(
      ({ write, around }) => {
        let required = 0
        return {
          around: (serve) => {
            const plainly = around(serve)
            return async (method, params, signal) => {
              required += 1
              const answer = await plainly(method, params, signal)
              required -= 1
              return answer
            }
          },
          write(line, plainly) {
            if (required === 0 || !line.includes('"method":"apply"')) write(line, plainly)
          },
        }
      },
    ),
  },
  'one-shot-never-gets-apply': {
    'answers-by-apply: answers the question of a one-shot tool by `apply`': having(
      ({ start, reported: output, apply, encode }) => {
        let child: Child | undefined
        return {
          start(how, observer) {
            child = start(how, observer)
            return child
          },
          reported(method, params) {
            if (isObject(params) && params.type === 'waiting')
              child?.write(encode(apply('yes')), () => {})
            return output(method, params)
          },
        }
      },
    ),
  },
})
