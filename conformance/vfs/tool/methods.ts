import type { Request } from '../../../harness/conversation.ts'
import { withoutNulls } from '../../../harness/peers/params.ts'
import type { Validate } from '../../../harness/validators/validate.ts'
import { byMethod } from '../../../harness/validators/vfs.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { A_REQUEST } from './advice.ts'
import { rules } from './tool-check.ts'

/** The calls that a tool makes. @see rfd-d11 §Protocol methods */
export const methodRules = rules(
  {
    verifies: 'vfs.methods.tool-uses-dotted-names',
    title: 'calls the eleven methods by their dotted names',
    toExercise: A_REQUEST,
    judge: ({ requests }) => requests.filter(({ method }) => method !== 'cancel').map(dottedName),
  },
  {
    verifies: 'vfs.methods.params-follow-schema',
    title: 'gives each call the params that its method asks for',
    toExercise: A_REQUEST,
    judge: ({ requests }) => requests.flatMap(paramsFollow),
  },
)

/** The methods of the protocol: those with params and a result. */
export const METHODS = Object.entries(byMethod).flatMap(([name, parts]) =>
  'result' in parts ? [name] : [],
)

const ANY_METHOD = `one of ${METHODS.join(', ')}`

/** Whether a call names a method of the protocol. */
export function dottedName({ method, line }: Request): Finding {
  const unknown =
    !METHODS.includes(method) && `the method ${quote(method)} is none of the protocol's`
  return satisfiedUnless(unknown, ANY_METHOD, line.index)
}

/** Whether the params of a call are those of its method. */
export function paramsFollow({ method, params, line }: Request): Finding[] {
  const validate = partsOf(method)?.params
  if (!validate) return []
  if (validate(isObject(params) ? withoutNulls(params) : (params ?? {}))) return [satisfied()]
  return [
    violated(
      `params of ${method} as its schema states`,
      `params of ${method}: ${firstError(validate)}`,
      line.index,
    ),
  ]
}

/** What validates the params and the result of a method, where it is one of the protocol's. */
export const partsOf = (method: string): Parts | undefined =>
  METHODS.includes(method) ? (byMethod as unknown as Record<string, Parts>)[method] : undefined

interface Parts {
  params: Validate
  result: Validate
}

/** The first thing that a value has against its schema, in words. */
export function firstError({ errors }: Validate): string {
  const [error] = errors ?? []
  return `${error?.instancePath || 'the object'} ${error?.message ?? 'is not valid'}`
}
