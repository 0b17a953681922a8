import { isObject } from '../../../../harness/wire/json.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, onResponse } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Leaves errors of these codes without a message. */
export const wordless = (...codes: number[]) =>
  onResponse(({ error, ...message }) =>
    isObject(error) && codes.includes(Number(error.code))
      ? { ...message, error: { ...error, message: '' } }
      : { ...message, ...(error !== undefined && { error }) },
  )

/** Answers by what a request looks like, in place of the answer to it. */
export const remembering = (keyOf: (method: string, params: unknown) => string, ms: number) =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      const known = new Map<string, { at: number; answer: ReturnType<typeof plainly> }>()
      return (method, params, signal) => {
        const key = keyOf(method, params)
        const before = known.get(key)
        if (before && performance.now() - before.at < ms) return before.answer
        const answer = plainly(method, params, signal)
        known.set(key, { at: performance.now(), answer })
        return answer
      }
    },
  }))

export const isSlow = (method: string) => ['process.run', 'http.get', 'http.post'].includes(method)

/** Replaces some parts by what knows the method of the last request. */
export const byMethod = (replaced: (method: () => string, parts: Parts) => Partial<Parts>): Apply =>
  having((parts) => {
    let method = ''
    return {
      classify(message) {
        const incoming = parts.classify(message)
        if (incoming.kind === 'request') method = incoming.method
        return incoming
      },
      ...replaced(() => method, parts),
    }
  })
