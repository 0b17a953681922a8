import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Answer, Decision } from '../../service.ts'
import { both, having, onAnswer, onDecision, serving } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

const ALLOWED: Decision = { decision: 'allow' }

export const DENIED = -32001

const DENIABLE = ['fs.write', 'fs.delete', 'fs.rename', 'http.get', 'process.run']

/** Changes each error that states what is denied. */
export const onRefusal = (change: (message: string) => Answer): Apply =>
  both(
    ...DENIABLE.map((method) =>
      onAnswer(method, (answer) =>
        'error' in answer && answer.error.code === DENIED ? change(answer.error.message) : answer,
      ),
    ),
  )

/** Allows what its policy would not, by the reason that it gives. */
export const allowing = (
  allows: (because: string, method: string, params: JsonObject) => boolean,
): Apply =>
  onDecision((decision, method, params) =>
    'because' in decision && allows(decision.because, method, params) ? ALLOWED : decision,
  )

export const WRITING = ['fs.write', 'fs.delete', 'fs.rename']

export const isReading = (method: string) => method.startsWith('fs.') && !WRITING.includes(method)

/** Hands a request to its service without any policy. */
export const unguarded = (isSo: (method: string, params: JsonObject) => boolean): Apply =>
  having((parts) => ({
    around: serving(parts.around, (plainly) => async (method, params, signal) => {
      const service = parts.services[method]
      if (!service || !isObject(params) || !isSo(method, params))
        return plainly(method, params, signal)
      const { serviceContext, limits } = parts
      return service(params, { ...serviceContext, fileBytes: limits.fileBytes, signal })
    }),
  }))
