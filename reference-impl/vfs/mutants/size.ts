import { having, onRequest, onResult } from '../tool/combinators.ts'
import type { Request } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const LINE_LIMIT = 65_536
const MIB = 1_048_576
const TEXT_LIMIT = 12_000_000
const ATTEMPTS = 5

export const sizeMutants = mutantsIn('vfs.size')({
  'tool-accepts-large-responses': {
    'limits-lines: reads lines with a limit of 64 KiB, and dies of a longer one': having(
      ({ decode }) => ({
        decode(line) {
          if (line.length > LINE_LIMIT) throw new RangeError('line too long')
          return decode(line)
        },
      }),
    ),
    'forgets-base64: allows a line for the text of 10 MB, and not for as many bytes in base64': {
      cases: ['copies text and bytes'],
      apply: having(({ decode }) => ({
        decode(line) {
          if (line.length > TEXT_LIMIT) throw new RangeError('line too long')
          return decode(line)
        },
      })),
    },
    'cuts-long-files: takes the first MiB of a file for the whole': {
      config: 'probe',
      cases: ['suite: carries bytes and text as they are'],
      apply: onResult('fs.read', (result) => ({
        ...result,
        content: String(result.content).slice(0, MIB),
      })),
    },
  },
  'tool-turns-to-process': {
    'insists-for-good: asks again and again for a file as long as it is refused': {
      reported: 'unspecified',
      apply: onRequest((send) => async (method, params) => {
        for (let left = ATTEMPTS; left > 0 && method === 'fs.read'; left--) {
          const answer = await send(method, params).catch(() => undefined)
          if (answer) return answer
        }
        return send(method, params)
      }),
    },
    'insists: asks five times more for a file that it was refused, and only then gives up': {
      reported: 'unspecified',
      apply: onRequest(insisting),
    },
  },
})

function insisting(send: Request): Request {
  return async (method, params) => {
    const answer = send(method, params)
    if (method !== 'fs.read') return answer
    return answer.catch(async (refusal) => {
      for (let left = ATTEMPTS; left > 0; left--) await send(method, params).catch(() => {})
      throw refusal
    })
  }
}
