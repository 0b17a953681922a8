import { byMethod } from '../../../harness/validators/driver.ts'
import type { Validate } from '../../../harness/validators/validate.ts'
import type { DriverMessages } from '../../../spec/generated/messages/driver.ts'
import { Fault } from './wire.ts'

/** The messages of the protocol that are requests. */
type Requests = {
  [M in keyof DriverMessages as DriverMessages[M] extends { params: unknown }
    ? M
    : never]: DriverMessages[M]
}
type ParamsOf<M extends keyof Requests> = Requests[M] extends { params: infer P } ? P : never
type ResultOf<M extends keyof Requests> = Requests[M] extends { result: infer R } ? R : never

/** What a driver does for each method that it knows. */
export type Methods = {
  [M in keyof Requests]?: (params: ParamsOf<M>) => Promise<ResultOf<M>> | ResultOf<M>
}

/** Carries out a request once its params are seen to be valid. @throws Fault */
export async function carryOut(methods: Methods, method: string, params: unknown = {}) {
  const action = Object.hasOwn(methods, method) ? methods[method as keyof Methods] : undefined
  if (!action) throw new Fault(-32601, `there is no method ${method} here`)
  const { params: validate } = byMethod[method as keyof Methods] as unknown as { params: Validate }
  if (!validate(params)) throw new Fault(-32602, faultOf(validate))
  return (action as (valid: unknown) => unknown)(params)
}

function faultOf({ errors }: Validate): string {
  const [first] = errors ?? []
  return `params${first?.instancePath ?? ''} ${first?.message ?? 'is invalid'}`
}
