import { answered, refused } from '../service.ts'
import { onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { asText, instead, isResult } from './requests.ts'

const directoryOf = (path: unknown) => String(path).replace(/\/?[^/]*$/, '')
const LOOKS_LIKE_BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/
const BEHIND_MS = 50

const onText = (change: (content: string) => string) =>
  instead('fs.write', (params, plainly) =>
    plainly(
      params.encoding === undefined
        ? { ...params, content: change(String(params.content)) }
        : params,
    ),
  )

export const writeMutants = mutantsOf(
  {
    id: 'vfs.write.ends-with-a-line-feed',
    violates: 'vfs.write.stores-text-unaltered',
    change: 'ends every text with a line feed',
    apply: onText((content) => content.replace(/[^\n]$/, '$&\n')),
  },
  {
    id: 'vfs.write.converts-line-ends',
    violates: 'vfs.write.stores-text-unaltered',
    change: 'stores CR LF as a line feed',
    apply: onText((content) => content.replaceAll('\r\n', '\n')),
  },
  {
    id: 'vfs.write.answers-null',
    violates: 'vfs.write.result-is-empty',
    change: 'answers a write with null',
    apply: onResult('fs.write', () => null),
  },
  {
    id: 'vfs.write.counts-bytes',
    violates: 'vfs.write.result-is-empty',
    change: 'answers a write with the bare number of bytes',
    apply: onResult('fs.write', (_, { content }) => String(content).length),
  },
  {
    id: 'vfs.write.one-parent',
    violates: 'vfs.write.creates-parents',
    change: 'creates one missing directory and no more',
    apply: instead('fs.write', async (params, plainly, other) => {
      const path = directoryOf(directoryOf(params.path))
      const found = path === '' ? undefined : await other('fs.metadata', { path })
      return found && !isResult(found) ? found : plainly(params)
    }),
  },
  {
    id: 'vfs.write.leaves-the-rest',
    violates: 'vfs.write.replaces-content',
    change: 'writes over the beginning of a file and leaves what lies beyond',
    apply: instead('fs.write', async (params, plainly, other) => {
      const old = await other('fs.read', params)
      const content = String(params.content)
      if (!isResult(old) || params.encoding !== undefined) return plainly(params)
      return plainly({
        ...params,
        content: content + String(old.result.content).slice(content.length),
      })
    }),
  },
  {
    id: 'vfs.write.refuses-existing',
    violates: 'vfs.write.replaces-content',
    change: 'refuses to write to a file that is there',
    apply: instead('fs.write', async (params, plainly, other) => {
      const found = await other('fs.read', params)
      return isResult(found) ? refused(-32003, 'the file exists') : plainly(params)
    }),
  },
  {
    id: 'vfs.write.stores-base64',
    violates: 'vfs.write.decodes-base64',
    change: 'stores base64 as it came',
    apply: instead('fs.write', ({ encoding: _, ...params }, plainly) => plainly(params)),
  },
  {
    id: 'vfs.write.guesses-base64',
    violates: 'vfs.write.plain-content-is-text',
    change: 'decodes whatever looks like base64',
    apply: instead('fs.write', (params, plainly) =>
      plainly(
        LOOKS_LIKE_BASE64.test(String(params.content)) ? { ...params, encoding: 'base64' } : params,
      ),
    ),
  },
  {
    id: 'vfs.write.lenient-base64',
    violates: 'vfs.write.refuses-bad-base64',
    change: 'skips what is no base64',
    apply: instead('fs.write', ({ content, ...params }, plainly) => {
      const bytes = Buffer.from(String(content), 'base64')
      return plainly({
        ...params,
        content: params.encoding === 'base64' ? bytes.toString('base64') : content,
      })
    }),
  },
  {
    id: 'vfs.write.unknown-encoding-is-text',
    violates: 'vfs.write.refuses-unknown-encoding',
    change: 'takes content for text under an encoding that it does not know',
    apply: onParams('fs.write', ({ encoding, ...params }) => ({
      ...params,
      ...(encoding === 'base64' && { encoding }),
    })),
  },
  {
    id: 'vfs.write.null-empties',
    violates: 'vfs.write.text-encodings',
    change: 'empties the file when the encoding is null',
    apply: onParams('fs.write', ({ encoding, ...params }) =>
      encoding === null
        ? { ...params, content: '' }
        : { ...params, ...(encoding !== undefined && { encoding }) },
    ),
  },
  {
    id: 'vfs.write.no-content-is-empty',
    violates: 'vfs.write.invalid-params',
    change: 'takes missing content for an empty one, and anything else for its text',
    apply: onParams('fs.write', ({ content = '', ...params }) => ({
      ...params,
      content: asText(content ?? ''),
    })),
  },
  {
    id: 'vfs.write.asks-the-policy-late',
    violates: 'vfs.write.denial-has-no-effect',
    change: 'makes the directories above a file before it asks the policy',
    apply: (parts) => ({
      ...parts,
      around: (serve) => async (method, params, signal) => {
        const { path = '' } = (params ?? {}) as { path?: unknown }
        const around = { ...parts.surroundings, fileBytes: parts.limits.fileBytes, signal }
        const early = { path: `${directoryOf(path)}/.directory`, content: '' }
        if (method === 'fs.write' && directoryOf(path) !== '')
          await parts.services['fs.write']?.(early, around)
        return serve(method, params, signal)
      },
    }),
  },
  {
    id: 'vfs.write.writes-behind',
    violates: 'vfs.write.is-visible-at-once',
    change: 'answers a write before it has written',
    apply: instead('fs.write', (params, plainly) => {
      setTimeout(() => void plainly(params), BEHIND_MS)
      return answered({})
    }),
  },
  {
    id: 'vfs.write.makes-way',
    violates: 'vfs.write.refuses-directories',
    change: 'deletes a file that stands where it needs a directory',
    apply: instead('fs.write', async (params, plainly, other) => {
      const answer = await plainly(params)
      const path = directoryOf(params.path)
      const parent = await other('fs.metadata', { path })
      if (isResult(answer) || !isResult(parent) || parent.result.kind !== 'file') return answer
      await other('fs.delete', { path })
      return plainly(params)
    }),
  },
  {
    id: 'vfs.write.empty-is-missing',
    violates: 'vfs.write.empty-content',
    change: 'takes empty content for missing',
    apply: instead('fs.write', (params, plainly) =>
      params.content === '' ? refused(-32602, 'content is missing') : plainly(params),
    ),
  },
  {
    id: 'vfs.write.drops-the-mark',
    violates: 'vfs.write.round-trip',
    change: 'stores a text without its byte-order mark',
    apply: onText((content) => content.replace(/^\ufeff/, '')),
  },
)
