import { isUtf8 } from 'node:buffer'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { onAnswer, onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { asText, instead, isResult } from './requests.ts'

const isText = ({ encoding }: JsonObject) => encoding === undefined
const bytesOf = ({ content, encoding }: JsonObject) =>
  Buffer.from(String(content), encoding === 'base64' ? 'base64' : 'utf8')

/** The bytes as text, what is no text in them repaired. */
const asRepaired = (result: JsonObject) => ({
  content: bytesOf(result).toString('utf8'),
  size: result.size,
})

const asBase64 = (result: JsonObject) => ({
  content: bytesOf(result).toString('base64'),
  encoding: 'base64',
  size: result.size,
})

const onText = (change: (content: string) => string) =>
  onResult('fs.read', (result) =>
    isText(result) ? { ...result, content: change(String(result.content)) } : result,
  )

const onBase64 = (change: (content: string) => string) =>
  onResult('fs.read', (result) =>
    isText(result) ? result : { ...result, content: change(String(result.content)) },
  )

export const readMutants = mutantsOf(
  {
    id: 'vfs.read.thousand-lines',
    violates: 'vfs.read.returns-whole-text',
    change: 'returns no more than the first thousand lines of a file',
    apply: onText((content) => content.split('\n').slice(0, 1_000).join('\n')),
  },
  {
    id: 'vfs.read.counts-characters',
    violates: 'vfs.read.size-is-bytes',
    change: 'tells the size of a text in characters',
    apply: onResult('fs.read', (result) =>
      isText(result) ? { ...result, size: String(result.content).length } : result,
    ),
  },
  {
    id: 'vfs.read.counts-base64',
    violates: 'vfs.read.size-is-bytes',
    change: 'tells the length of the base64 form',
    apply: onResult('fs.read', (result) => ({ ...result, size: String(result.content).length })),
  },
  {
    id: 'vfs.read.null-encoding',
    violates: 'vfs.read.text-has-no-encoding',
    change: 'says an encoding of null for text',
    apply: onResult('fs.read', (result) => ({ encoding: null, ...result })),
  },
  {
    id: 'vfs.read.repairs-bytes',
    violates: 'vfs.read.binary-is-base64',
    change: 'returns bytes that are no text as repaired text',
    apply: onResult('fs.read', asRepaired),
  },
  {
    id: 'vfs.read.base64-for-urls',
    violates: 'vfs.read.base64-alphabet',
    change: 'writes base64 in the alphabet for URLs',
    apply: onBase64((content) => content.replaceAll('+', '-').replaceAll('/', '_')),
  },
  {
    id: 'vfs.read.wraps-base64',
    violates: 'vfs.read.base64-alphabet',
    change: 'breaks base64 into lines of 76 characters',
    apply: onBase64((content) => content.replace(/.{76}(?=.)/g, '$&\r\n')),
  },
  {
    id: 'vfs.read.goes-by-name',
    violates: 'vfs.read.bytes-decide-encoding',
    change: 'takes what is called .png for binary and what is called .txt for text',
    apply: onResult('fs.read', (result, { path }) => {
      if (String(path).endsWith('.png')) return asBase64(result)
      return String(path).endsWith('.txt') ? asRepaired(result) : result
    }),
  },
  {
    id: 'vfs.read.looks-at-the-start',
    violates: 'vfs.read.whole-file-is-checked',
    change: 'looks at the first 8 KiB to tell text from bytes',
    apply: onResult('fs.read', (result) =>
      isUtf8(bytesOf(result).subarray(0, 8_192)) ? asRepaired(result) : result,
    ),
  },
  {
    id: 'vfs.read.nul-is-binary',
    violates: 'vfs.read.control-characters-are-text',
    change: 'takes a file with NUL for binary',
    apply: onResult('fs.read', (result) =>
      bytesOf(result).includes(0) ? asBase64(result) : result,
    ),
  },
  {
    id: 'vfs.read.takes-surrogates',
    violates: 'vfs.read.utf8-is-strict',
    change: 'takes an encoded surrogate for text',
    apply: onResult('fs.read', (result) => {
      const isSurrogate = /^(?:\xed[\xa0-\xbf][\x80-\xbf])+$/.test(
        bytesOf(result).toString('latin1'),
      )
      return isSurrogate ? asRepaired(result) : result
    }),
  },
  {
    id: 'vfs.read.empty-is-missing',
    violates: 'vfs.read.empty-file',
    change: 'finds no file where it is empty',
    apply: onAnswer('fs.read', (answer) =>
      isResult(answer) && answer.result.size === 0 ? refused(-32002, 'no such file') : answer,
    ),
  },
  {
    id: 'vfs.read.trims-the-end',
    violates: 'vfs.read.text-is-unaltered',
    change: 'leaves out the line feed at the end of a text',
    apply: onText((content) => content.replace(/\n$/, '')),
  },
  {
    id: 'vfs.read.drops-the-mark',
    violates: 'vfs.read.text-is-unaltered',
    change: 'leaves out a byte-order mark',
    apply: onText((content) => content.replace(/^\ufeff/, '')),
  },
  {
    id: 'vfs.read.own-fault-for-missing',
    violates: 'vfs.read.missing-file',
    change: 'answers -32603 whatever goes wrong with a file',
    apply: instead('fs.read', async (params, plainly) => {
      const answer = await plainly(params)
      return isResult(answer) ? answer : refused(-32603, 'cannot be read')
    }),
  },
  {
    id: 'vfs.read.path-as-text',
    violates: 'vfs.read.invalid-params',
    change: 'makes a string of whatever is given as path',
    apply: onParams('fs.read', (params) => ({ ...params, path: asText(params.path) })),
  },
  {
    id: 'vfs.read.lists-directories',
    violates: 'vfs.read.refuses-directories',
    change: 'returns the listing of a directory as its content',
    apply: instead('fs.read', async (params, plainly, other) => {
      const listing = await other('fs.list_dir', params)
      if (!isResult(listing)) return plainly(params)
      const content = JSON.stringify(listing.result.entries)
      return answered({ content, size: content.length })
    }),
  },
  {
    id: 'vfs.read.remembers',
    violates: 'vfs.read.is-current',
    change: 'reads a file once and then returns what it remembers',
    apply: (parts) => {
      const known = new Map<unknown, Awaited<ReturnType<typeof answered>>>()
      return instead('fs.read', async ({ path }, plainly) => {
        const answer = known.get(path) ?? (await plainly({ path }))
        known.set(path, answer)
        return answer
      })(parts)
    },
  },
)
