import type { Validate } from '../../../harness/validators/validate.ts'
import { byMethod } from '../../../harness/validators/vfs.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Answer,
  type Decide,
  type Refusal,
  refused,
  type ServiceContext,
  type Services,
} from '../service.ts'

/**
 * Asks whoever may settle what a policy leaves open; resolves to whether it may be done, to `denied` where the question
 * was turned down, and to `nobody` where nobody can be asked.
 */
export type Ask = (operation: Operation, question: string) => Promise<Settled>

export type Settled = boolean | 'denied' | 'nobody'

/** A request that a policy decides about. */
export interface Operation {
  method: string
  params: JsonObject
}

/** Answers one request; never rejects. The signal reports that nobody waits for the answer any more. */
export type Serve = (method: string, params: unknown, signal: AbortSignal) => Promise<Answer>

/** What answering needs. */
export interface Means {
  services: Services
  ask: Ask
  serviceContext: Omit<ServiceContext, 'signal' | 'fileBytes'>
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
export function serving({ services, ask, serviceContext, limits }: Means): Serve {
  return async (method, params, signal) => {
    const service = Object.hasOwn(services, method) ? services[method] : undefined
    if (service === undefined) return refused(code.unknownMethod, `there is no method ${method}`)
    const invalid = invalidity(method, params)
    if (invalid !== undefined) return refused(code.invalidParams, invalid)
    const valid = params as JsonObject
    const refusal = await denial({ method, params: valid }, serviceContext.decide, ask)
    if (refusal !== undefined) return { error: refusal }
    return await withoutThrowing(() =>
      service(valid, { ...serviceContext, fileBytes: limits.fileBytes, signal }),
    )
  }
}

/** What is wrong with the params of a method, if anything. */
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

function denialBy(output: Settled, because: string): Refusal | undefined {
  if (output === true) return undefined
  return denied(output === 'nobody' ? because : 'Access denied: the user refused it')
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
