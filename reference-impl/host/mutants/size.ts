import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { refused } from '../service.ts'
import { having, onAnswer, onLimits, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult } from './requests.ts'

const MIB = 1024 * 1024
const isTooLarge = (size: unknown, limit: number) => typeof size === 'number' && size > limit

export const sizeMutants = mutantsOf(
  {
    id: 'vfs.size.cuts-off',
    violates: 'vfs.size.oversized-read-refused',
    change: 'delivers the beginning of a file that is too large',
    apply: instead('fs.read', async (params, plainly, _, { fileBytes }) => {
      const answer = await plainly(params, { fileBytes: Number.POSITIVE_INFINITY })
      if (!isResult(answer)) return answer
      return {
        result: { ...answer.result, content: String(answer.result.content).slice(0, fileBytes) },
      }
    }),
  },
  {
    id: 'vfs.size.too-large-is-missing',
    violates: 'vfs.size.oversized-read-refused',
    change: 'calls a file that is too large missing',
    apply: onAnswer('fs.read', (answer) =>
      'error' in answer && /larger|large|bytes/.test(answer.error.message)
        ? refused(-32_002, answer.error.message)
        : answer,
    ),
  },
  {
    id: 'vfs.size.one-megabyte',
    violates: 'vfs.size.limit-defaults-to-ten-megabytes',
    change: 'delivers one megabyte unless it is told otherwise',
    apply: onLimits(({ fileBytes }) => ({ fileBytes: fileBytes === 10 * MIB ? MIB : fileBytes })),
  },
  {
    id: 'vfs.size.twelve-megabytes',
    violates: 'vfs.size.limit-defaults-to-ten-megabytes',
    change: 'delivers twelve megabytes unless it is told otherwise',
    apply: onLimits(({ fileBytes }) => ({
      fileBytes: fileBytes === 10 * MIB ? 12 * MIB : fileBytes,
    })),
  },
  {
    id: 'vfs.size.fixed-limit',
    violates: 'vfs.size.limit-configurable',
    change: 'delivers ten megabytes whatever is configured',
    apply: onLimits(() => ({ fileBytes: 10 * MIB })),
  },
  {
    id: 'vfs.size.measures-the-line',
    violates: 'vfs.size.file-below-limit-delivered-whole',
    change: 'goes by the length of the encoded content',
    apply: having(({ around, limits }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          const long = method === 'fs.read' && isResult(answer) && JSON.stringify(answer).length
          return isTooLarge(long, limits.fileBytes) ? refused(-32_603, 'too large') : answer
        }
      },
    })),
  },
  {
    id: 'vfs.size.reads-first',
    violates: 'vfs.size.oversized-file-not-loaded',
    change: 'reads a file before it looks at its size',
    apply: (parts) =>
      instead('fs.read', async (params, plainly, _, { signal }) => {
        const path = join(parts.cwd, String(params.path))
        try {
          for await (const _ of createReadStream(path, { signal, highWaterMark: MIB }));
        } catch {}
        return plainly(params)
      })(parts),
  },
  {
    id: 'vfs.size.closes-up',
    violates: 'vfs.size.size-refusal-ends-call-only',
    change: 'serves nothing more once it has refused a file for its size',
    apply: having(({ around, limits }) => {
      let closed = false
      return {
        around: (serve) => {
          const plainly = around(serve)
          return async (method, params, signal) => {
            if (closed) return refused(-32_603, 'the run is over')
            const answer = await plainly(method, params, signal)
            closed =
              method === 'fs.read' &&
              'error' in answer &&
              answer.error.message.includes(String(limits.fileBytes))
            return answer
          }
        },
      }
    }),
  },
  {
    id: 'vfs.size.limits-everything',
    violates: 'vfs.size.limit-concerns-content-only',
    change: 'tells nothing of a file that is too large',
    apply: having(({ around, limits }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return async (method, params, signal) => {
          const answer = await plainly(method, params, signal)
          const tooLarge =
            method === 'fs.metadata' &&
            isResult(answer) &&
            isTooLarge(answer.result.size, limits.fileBytes)
          return tooLarge ? refused(-32_603, 'too large') : answer
        }
      },
    })),
  },
  {
    id: 'vfs.size.short-lines',
    violates: 'vfs.size.large-requests-accepted',
    change: 'reads no line that is longer than a mebibyte',
    apply: onLimits(() => ({ lineBytes: MIB })),
  },
  {
    id: 'vfs.size.reads-parts',
    violates: 'vfs.size.read-is-one-value',
    change: 'reads the part of a file that `offset` and `limit` name',
    apply: onResult('fs.read', (result, { offset = 0, limit = Number.POSITIVE_INFINITY }) => ({
      ...result,
      content: String(result.content).slice(Number(offset), Number(offset) + Number(limit)),
    })),
  },
)
