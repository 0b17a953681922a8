import { lstatSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { refused } from '../../service.ts'
import { having, onLimits, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { last, MIB, NONE, partOf, reads, sizeOf, sizes, tooLarge } from './sizes-read.ts'

export const sizeEdgeMutants = mutantsIn('vfs.size')({
  'oversized-read-refused#refused': {
    'binary-delivered: delivers a file of any size that is no text': reads(
      (result, limit) => result.encoding === 'base64' || sizeOf(result) <= limit,
    ),
    'by-link: delivers a file of any size that is reached by a link': (parts) =>
      instead('fs.read', async (params, plainly, _, { fileBytes }) => {
        const path = join(parts.cwd, String(params.path))
        const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
        return plainly(params, { fileBytes: isLink ? NONE : fileBytes })
      })(parts),
    'by-linked-directory: delivers a file of any size that is below a linked directory': (parts) =>
      instead('fs.read', async (params, plainly, _, { fileBytes }) => {
        const [first = ''] = String(params.path).split('/')
        const path = join(parts.cwd, first)
        const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
        return plainly(params, { fileBytes: isLink ? NONE : fileBytes })
      })(parts),
    'size-of-the-first-look: goes by the size that a file had when it was first looked at': (
      parts,
    ) =>
      instead('fs.read', async (params, plainly, _, { fileBytes }) => {
        const path = join(parts.cwd, String(params.path))
        const size = lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
        const first = sizes.get(path) ?? size
        sizes.set(path, first)
        return first > fileBytes ? tooLarge : plainly(params, { fileBytes: NONE })
      })(parts),
    'second-time: delivers a file that it has refused before': (parts) => {
      const seen = new Set<unknown>()
      return instead('fs.read', async (params, plainly, _, { fileBytes }) => {
        const again = seen.has(params.path)
        seen.add(params.path)
        return plainly(params, { fileBytes: again ? NONE : fileBytes })
      })(parts)
    },
    'empty-for-large: answers a file that is too large with an empty content': instead(
      'fs.read',
      async (params, plainly) => {
        const answer = await plainly(params)
        const isLarge = 'error' in answer && /more than the limit/.test(answer.error.message)
        return isLarge ? { result: { content: '', size: 0 } } : answer
      },
    ),
  },
  'oversized-read-refused#bytes': {
    'counts-units: counts the units of UTF-16 of a file': reads(
      (result, limit) => String(result.content).length <= limit,
    ),
    'counts-code-points: counts the code points of a file': reads(
      (result, limit) => [...String(result.content)].length <= limit,
    ),
    'counts-base64-as-three-quarters: counts two bytes for each character': reads(
      (result, limit) => Math.min(sizeOf(result), 2 * [...String(result.content)].length) <= limit,
    ),
  },
  'limit-configurable': {
    'ten-at-most: delivers no more than ten megabytes, whatever is configured': onLimits(
      ({ fileBytes }) => ({ fileBytes: Math.min(fileBytes, 10 * MIB) }),
    ),
    'smallest-limit: uses the smallest limit of all tools': (parts) => {
      last.fileBytes = Math.min(last.fileBytes || NONE, parts.limits.fileBytes)
      return instead('fs.read', (params, plainly) => plainly(params, last))(parts)
    },
    'largest-limit: uses the largest limit of all tools': (parts) => {
      const largest = Math.max(sizes.get('largest') ?? 0, parts.limits.fileBytes)
      sizes.set('largest', largest)
      return instead('fs.read', (params, plainly) => plainly(params, { fileBytes: largest }))(parts)
    },
    'one-less: refuses a file of one byte less than the limit': onLimits(({ fileBytes }) => ({
      fileBytes: fileBytes - 2,
    })),
    'one-more: delivers a file of one byte more than the limit': onLimits(({ fileBytes }) => ({
      fileBytes: fileBytes + 1,
    })),
  },
  'file-below-limit-delivered-whole': {
    'lines-of-16-mib: writes no line of more than 16 MiB': having(({ respond }) => ({
      respond(id, answer) {
        const isLong = JSON.stringify(answer).length > 16 * MIB
        return respond(id, isLong ? refused(-32_603, 'the line is too long') : answer)
      },
    })),
    'cuts-lines: cuts a content of more than 64 KiB of text': onResult('fs.read', (result) =>
      result.encoding === 'base64'
        ? result
        : { ...result, content: String(result.content).slice(0, 65_536) },
    ),
  },
  'limit-concerns-content-only': {
    'counts-32-bits: states a size in 32 bits': onResult('fs.metadata', (result) => ({
      ...result,
      size: Number(result.size) >>> 0,
    })),
    'denies-huge-ones: states that a file of more than 32 bits does not exist': instead(
      'fs.exists',
      async (params, plainly, other) => {
        const found = await other('fs.metadata', params)
        const isHuge = isResult(found) && Number(found.result.size) > 2 ** 32
        return isHuge ? { result: { exists: false } } : plainly(params)
      },
    ),
    'moves-a-mebibyte: moves the first mebibyte of a file': (parts) =>
      instead('fs.rename', async (params, plainly) => {
        const answer = await plainly(params)
        const path = join(parts.cwd, String(params.to))
        if (isResult(answer) && readFileSync(path).length > MIB) truncateSync(path, MIB)
        return answer
      })(parts),
    'renames-by-reading: writes a renamed file anew, up to the limit': (parts) =>
      instead('fs.rename', async (params, plainly, _, { fileBytes }) => {
        const answer = await plainly(params)
        const path = join(parts.cwd, String(params.to))
        if (isResult(answer) && readFileSync(path).length > fileBytes) truncateSync(path, fileBytes)
        return answer
      })(parts),
    'denies-large-ones: states that a file above the limit does not exist': instead(
      'fs.exists',
      async (params, plainly, other) => {
        const content = await other('fs.read', params)
        const isLarge = 'error' in content && content.error.code === -32006
        return isLarge ? { result: { exists: false } } : plainly(params)
      },
    ),
    'states-the-limit: states the limit as the size of a larger file': instead(
      'fs.metadata',
      async (params, plainly, _, { fileBytes }) => {
        const answer = await plainly(params)
        if (!isResult(answer)) return answer
        const size = Math.min(Number(answer.result.size), fileBytes)
        return { result: { ...answer.result, size } }
      },
    ),
  },
  'large-requests-accepted': {
    'lines-of-ten-mib: reads no line of more than ten mebibytes': onLimits(() => ({
      lineBytes: 10 * MIB,
    })),
  },
  'read-is-one-value': {
    'start-and-end: reads the part of a file between `start` and `end`': partOf('start', 'end'),
    'length: reads as much of a file as `length` names': partOf('offset', 'length', true),
    'from-a-line: reads a file from the line on that `line` names': onResult(
      'fs.read',
      (result, { line }) =>
        typeof line === 'number'
          ? { ...result, content: String(result.content).split('\n').slice(line).join('\n') }
          : result,
    ),
    'max-bytes: reads as much of a file as `max_bytes` names': partOf('offset', 'max_bytes', true),
    'range: reads the part of a file that `range` names': onResult(
      'fs.read',
      (result, { range }) =>
        Array.isArray(range)
          ? { ...result, content: String(result.content).slice(Number(range[0]), Number(range[1])) }
          : result,
    ),
    'limit-alone: reads as much of a file as `limit` names, where there is no `offset`': onResult(
      'fs.read',
      (result, { limit, offset }) =>
        typeof limit === 'number' && offset === undefined
          ? { ...result, content: String(result.content).slice(0, limit) }
          : result,
    ),
  },
})
