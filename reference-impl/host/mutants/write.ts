import { answered, refused } from '../service.ts'
import { mutantsIn } from './mutant.ts'
import { asText, isResult, ofMethod } from './requests.ts'

const { instead, onParams, onResult } = ofMethod('fs.write')

const directoryOf = (path: unknown) => String(path).replace(/\/?[^/]*$/, '')
const LOOKS_LIKE_BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/
const BEHIND_MS = 50

const onText = (change: (content: string) => string) =>
  instead((params, plainly) =>
    plainly(
      params.encoding === undefined
        ? { ...params, content: change(String(params.content)) }
        : params,
    ),
  )

export const writeMutants = mutantsIn('vfs.write')({
  'stores-text-unaltered': {
    'ends-with-a-line-feed: ends every text with a line feed': onText((content) =>
      content.replace(/[^\n]$/, '$&\n'),
    ),
    'converts-line-ends: stores CR LF as a line feed': onText((content) =>
      content.replaceAll('\r\n', '\n'),
    ),
  },
  'result-is-empty': {
    'answers-null: answers a write with null': onResult(() => null),
    'counts-bytes: answers a write with the bare number of bytes': onResult(
      (_, { content }) => String(content).length,
    ),
  },
  'creates-parents': {
    'one-parent: creates one missing directory and no more': instead(
      async (params, plainly, other) => {
        const path = directoryOf(directoryOf(params.path))
        const found = path === '' ? undefined : await other('fs.metadata', { path })
        return found && !isResult(found) ? found : plainly(params)
      },
    ),
  },
  'replaces-content': {
    'leaves-the-rest: writes over the beginning of a file and leaves what lies beyond': instead(
      async (params, plainly, other) => {
        const old = await other('fs.read', params)
        const content = String(params.content)
        if (!isResult(old) || params.encoding !== undefined) return plainly(params)
        return plainly({
          ...params,
          content: content + String(old.result.content).slice(content.length),
        })
      },
    ),
    'refuses-existing: refuses to write to a file that is there': instead(
      async (params, plainly, other) => {
        const found = await other('fs.read', params)
        return isResult(found) ? refused(-32003, 'the file exists') : plainly(params)
      },
    ),
  },
  'decodes-base64': {
    'stores-base64: stores base64 as it came': instead(({ encoding: _, ...params }, plainly) =>
      plainly(params),
    ),
  },
  'plain-content-is-text': {
    'guesses-base64: decodes whatever looks like base64': instead((params, plainly) =>
      plainly(
        LOOKS_LIKE_BASE64.test(String(params.content)) ? { ...params, encoding: 'base64' } : params,
      ),
    ),
  },
  'refuses-bad-base64': {
    'lenient-base64: skips what is no base64': instead(({ content, ...params }, plainly) => {
      const bytes = Buffer.from(String(content), 'base64')
      return plainly({
        ...params,
        content: params.encoding === 'base64' ? bytes.toString('base64') : content,
      })
    }),
  },
  'refuses-unknown-encoding': {
    'unknown-encoding-is-text: takes content for text under an encoding that it does not know':
      onParams(({ encoding, ...params }) => ({
        ...params,
        ...(encoding === 'base64' && { encoding }),
      })),
  },
  'text-encodings': {
    'null-empties: empties the file when the encoding is null': onParams(
      ({ encoding, ...params }) =>
        encoding === null
          ? { ...params, content: '' }
          : { ...params, ...(encoding !== undefined && { encoding }) },
    ),
  },
  'invalid-params': {
    'no-content-is-empty: takes missing content for an empty one, and anything else for its text':
      onParams(({ content = '', ...params }) => ({
        ...params,
        content: asText(content ?? ''),
      })),
  },
  'denial-has-no-effect': {
    'asks-the-policy-late: makes the directories above a file before it asks the policy': (
      parts,
    ) => ({
      ...parts,
      around: (serve) => async (method, params, signal) => {
        const { path = '' } = (params ?? {}) as { path?: unknown }
        const around = { ...parts.serviceContext, fileBytes: parts.limits.fileBytes, signal }
        const early = { path: `${directoryOf(path)}/.directory`, content: '' }
        if (method === 'fs.write' && directoryOf(path) !== '')
          await parts.services['fs.write']?.(early, around)
        return serve(method, params, signal)
      },
    }),
  },
  'is-visible-at-once': {
    'writes-behind: answers a write before it has written': instead((params, plainly) => {
      setTimeout(() => void plainly(params), BEHIND_MS)
      return answered({})
    }),
  },
  'refuses-directories': {
    'makes-way: deletes a file that stands where it needs a directory': instead(
      async (params, plainly, other) => {
        const answer = await plainly(params)
        const path = directoryOf(params.path)
        const parent = await other('fs.metadata', { path })
        if (isResult(answer) || !isResult(parent) || parent.result.kind !== 'file') return answer
        await other('fs.delete', { path })
        return plainly(params)
      },
    ),
  },
  'empty-content': {
    'empty-is-missing: takes empty content for missing': instead((params, plainly) =>
      params.content === '' ? refused(-32602, 'content is missing') : plainly(params),
    ),
  },
  'round-trip': {
    'drops-the-mark: stores a text without its byte-order mark': onText((content) =>
      content.replace(/^\ufeff/, ''),
    ),
  },
})
