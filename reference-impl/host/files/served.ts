import type { JsonObject } from '../../../harness/wire/json.ts'
import { Trouble, type TroubleKind } from '../project/trouble.ts'
import { type Answer, answered, refused, type Service, type Surroundings } from '../service.ts'

/** Codes of what can be wrong with a file; one the document leaves open is from the range it leaves free. @see rfd-d11 §Error codes */
const CODES: Record<TroubleKind, number> = {
  'not-a-path': -32602,
  outside: -32001,
  missing: -32002,
  'wrong-kind': -32602,
  'in-the-way': -32003,
  'too-large': -32006,
  'not-base64': -32602,
  'not-a-pattern': -32602,
  system: -32603,
}

/** A service of what `serve` gives as result, whose troubles are answers too; params are as their schema says. */
export const served =
  <Params, Result>(serve: (params: Params, around: Surroundings) => Promise<Result>): Service =>
  async (params: JsonObject, around): Promise<Answer> => {
    try {
      return answered(await serve(params as Params, around))
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      return refused(CODES[error.kind], error.message, error.data)
    }
  }
