import type { JsonObject } from '../../../harness/wire/json.ts'
import { FileFailure, type FileFailureKind } from '../project/file-failure.ts'
import { type Answer, answered, refused, type Service, type ServiceContext } from '../service.ts'

/** Codes of what can be wrong with a file; one the document leaves open is from the range it leaves free. @see rfd-d11 §Error codes */
const CODES: Record<FileFailureKind, number> = {
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

/** A service of what `serve` gives as result, whose failures are answers too; params are as their schema states. */
export const served =
  <Params, Result>(serve: (params: Params, around: ServiceContext) => Promise<Result>): Service =>
  async (params: JsonObject, around): Promise<Answer> => {
    try {
      return answered(await serve(params as Params, around))
    } catch (error) {
      if (!(error instanceof FileFailure)) throw error
      return refused(CODES[error.kind], error.message, error.data)
    }
  }
