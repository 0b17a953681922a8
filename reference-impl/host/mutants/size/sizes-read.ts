import type { JsonObject } from '../../../../harness/wire/json.ts'
import { refused } from '../../service.ts'
import { onResult } from '../combinators.ts'
import type { Apply } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'

export const MIB = 1024 * 1024

export const NONE = Number.POSITIVE_INFINITY

export const tooLarge = refused(-32_006, 'too large')

/** Reads files of any size that fit. */
export const reads = (fits: (result: JsonObject, limit: number) => boolean): Apply =>
  instead('fs.read', async (params, plainly, _, { fileBytes }) => {
    const answer = await plainly(params, { fileBytes: NONE })
    if (!isResult(answer)) return answer
    return fits(answer.result, fileBytes) ? answer : tooLarge
  })

export const sizeOf = ({ content, encoding }: JsonObject) =>
  Buffer.byteLength(String(content), encoding === 'base64' ? 'base64' : 'utf8')

/** The limit of the tool that came last. */
export const last = { fileBytes: 0 }

/** The sizes of files as they were when they were first looked at. */
export const sizes = new Map<string, number>()

/** The part of a file that two members name. */
export const partOf = (from: string, to: string, isLength = false) =>
  onResult('fs.read', (result, params) => {
    if (!(from in params) && !(to in params)) return result
    const begin = Number(params[from] ?? 0)
    const end = Number(params[to] ?? NONE)
    return { ...result, content: String(result.content).slice(begin, isLength ? begin + end : end) }
  })
