import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { refused } from '../service.ts'
import { having, onAnswer, onLimits, onResult } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { instead, isResult } from './requests.ts'
import { sizeEdgeMutants } from './size/edges.ts'
import { nearSizeMutants } from './size/near.ts'

const MIB = 1024 * 1024
const isTooLarge = (size: unknown, limit: number) => typeof size === 'number' && size > limit

export const sizeMutants: readonly Mutant[] = [
  ...sizeEdgeMutants,
  ...nearSizeMutants,
  ...mutantsIn('vfs.size')({
    'oversized-read-refused#refused': {
      'cuts-off: delivers the beginning of a file that is too large': instead(
        'fs.read',
        async (params, plainly, _, { fileBytes }) => {
          const answer = await plainly(params, { fileBytes: Number.POSITIVE_INFINITY })
          if (!isResult(answer)) return answer
          return {
            result: {
              ...answer.result,
              content: String(answer.result.content).slice(0, fileBytes),
            },
          }
        },
      ),
      'too-large-is-missing: calls a file that is too large missing': onAnswer(
        'fs.read',
        (answer) =>
          'error' in answer && /larger|large|bytes/.test(answer.error.message)
            ? refused(-32_002, answer.error.message)
            : answer,
      ),
    },
    'oversized-read-refused#bytes': {
      'counts-characters: counts the characters of a file': instead(
        'fs.read',
        async (params, plainly, _, { fileBytes }) => {
          const answer = await plainly(params, { fileBytes: Number.POSITIVE_INFINITY })
          const isSmall = isResult(answer) && String(answer.result.content).length <= fileBytes
          return isSmall ? answer : refused(-32_006, 'too large')
        },
      ),
    },
    'limit-defaults-to-ten-megabytes': {
      'one-megabyte: delivers one megabyte by default': onLimits(({ fileBytes }) => ({
        fileBytes: fileBytes === 10 * MIB ? MIB : fileBytes,
      })),
      'twelve-megabytes: delivers twelve megabytes by default': onLimits(({ fileBytes }) => ({
        fileBytes: fileBytes === 10 * MIB ? 12 * MIB : fileBytes,
      })),
    },
    'limit-configurable': {
      'fixed-limit: delivers ten megabytes whatever is configured': onLimits(() => ({
        fileBytes: 10 * MIB,
      })),
    },
    'file-below-limit-delivered-whole': {
      'measures-the-line: goes by the length of the encoded content': having(
        ({ around, limits }) => ({
          around: (serve) => {
            const plainly = around(serve)
            return async (method, params, signal) => {
              const answer = await plainly(method, params, signal)
              const long = method === 'fs.read' && isResult(answer) && JSON.stringify(answer).length
              return isTooLarge(long, limits.fileBytes) ? refused(-32_603, 'too large') : answer
            }
          },
        }),
      ),
    },
    'oversized-file-not-loaded': {
      'reads-first: reads a file before it looks at its size': (parts) =>
        instead('fs.read', async (params, plainly, _, { signal }) => {
          const path = join(parts.cwd, String(params.path))
          try {
            for await (const _ of createReadStream(path, { signal, highWaterMark: MIB }));
          } catch {}
          return plainly(params)
        })(parts),
    },
    'size-refusal-ends-call-only': {
      'closes-up: serves nothing more once it has refused a file for its size': having(
        ({ around, limits }) => {
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
        },
      ),
    },
    'limit-concerns-content-only': {
      'reads-the-file: reads a file to report its size': instead(
        'fs.metadata',
        async (params, plainly, other) => {
          const content = await other('fs.read', params)
          const isTooLarge = 'error' in content && content.error.code === -32006
          return isTooLarge ? content : plainly(params)
        },
      ),
      'limits-everything: reports nothing of a file that is too large': having(
        ({ around, limits }) => ({
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
        }),
      ),
    },
    'large-requests-accepted': {
      'short-lines: reads no line that is longer than a mebibyte': onLimits(() => ({
        lineBytes: MIB,
      })),
    },
    'read-is-one-value': {
      'reads-parts: reads the part of a file that `offset` and `limit` name': onResult(
        'fs.read',
        (result, { offset = 0, limit = Number.POSITIVE_INFINITY }) => ({
          ...result,
          content: String(result.content).slice(Number(offset), Number(offset) + Number(limit)),
        }),
      ),
    },
  }),
]
