import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Validate } from '../../../spec/generated/validators/validate.d.ts'
import { byMethod } from '../../../spec/generated/validators/vfs.js'
import {
  type Answer,
  type Decide,
  type Refusal,
  refused,
  type Services,
  type Surroundings,
} from '../service.ts'

/**
 * Asks whoever may settle what a policy leaves open; resolves to whether it may be done,
 * and to `nobody` where nobody can be asked.
 */
export type Ask = (operation: Operation, question: string) => Promise<boolean | 'nobody'>

/** A request that a policy decides about. */
export interface Operation {
  method: string
  params: JsonObject
}

/** Answers one request; never rejects. The signal tells that nobody waits for the answer any more. */
export type Serve = (method: string, params: unknown, signal: AbortSignal) => Promise<Answer>

/** What answering needs. */
export interface Means {
  services: Services
  ask: Ask
  surroundings: Omit<Surroundings, 'signal' | 'fileBytes'>
  limits: { fileBytes: number }
}

/** The codes of refusals. @see rfd-d11 §Error codes */
export const code = {
  unknownMethod: -32601,
  invalidParams: -32602,
  ourFault: -32603,
  denied: -32001,
  timedOut: -32004,
  cancelled: -32005,
} as const

/** Answers requests: the method first, then its params, then the policy, then what serves it. */
export function serving({ services, ask, surroundings, limits }: Means): Serve {
  return async (method, params, signal) => {
    const service = Object.hasOwn(services, method) ? services[method] : undefined
    if (service === undefined) return refused(code.unknownMethod, `there is no method ${method}`)
    const invalid = invalidity(method, params)
    if (invalid !== undefined) return refused(code.invalidParams, invalid)
    const valid = params as JsonObject
    const refusal = await denial({ method, params: valid }, surroundings.decide, ask)
    if (refusal !== undefined) return { error: refusal }
    return await withoutThrowing(() =>
      service(valid, { ...surroundings, fileBytes: limits.fileBytes, signal }),
    )
  }
}

/** Says what is wrong with the params of a method, if anything. */
function invalidity(method: string, params: unknown): string | undefined {
  const validate = validators.get(method)
  if (!isObject(params)) return '`params` is not an object'
  if (validate === undefined || validate(params)) return undefined
  const [first] = validate.errors ?? []
  return `params${first?.instancePath ?? ''} ${first?.message ?? 'is invalid'}`
}

async function denial(
  operation: Operation,
  decide: Decide,
  ask: Ask,
): Promise<Refusal | undefined> {
  const decision = decide(operation.method, operation.params)
  switch (decision.decision) {
    case 'allow':
      return undefined
    case 'refuse':
      return denied(decision.because)
    case 'ask':
      return denialBy(await ask(operation, decision.question), decision.because)
  }
}

const denied = (message: string): Refusal => ({ code: code.denied, message })

function denialBy(said: boolean | 'nobody', because: string): Refusal | undefined {
  if (said === true) return undefined
  return denied(said === 'nobody' ? because : 'Access denied: the user refused it')
}

async function withoutThrowing(serve: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await serve()
  } catch (error) {
    return refused(code.ourFault, `the host could not do it: ${(error as Error).message}`)
  }
}

const validators = new Map<string, Validate>(
  Object.entries(byMethod).flatMap(([name, kind]) =>
    'params' in kind ? [[name, kind.params as Validate]] : [],
  ),
)
