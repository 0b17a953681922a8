import { isUtf8 } from 'node:buffer'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../service.ts'
import { having, onAnswer, onResult } from './combinators.ts'
import { pathMutants } from './method-contract.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'
import { instead, isResult, onPolicy } from './requests.ts'

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

/** The bytes decoded by 64 KiB, each by itself. */
function inPieces(bytes: Buffer): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 65_536)
    pieces.push(bytes.subarray(at, at + 65_536).toString('utf8'))
  return pieces.join('')
}

/** Takes bytes of this form for text, and repairs them. */
const lenientFor = (form: RegExp) =>
  onResult('fs.read', (result) =>
    !isText(result) && form.test(bytesOf(result).toString('latin1')) ? asRepaired(result) : result,
  )

/** Reads a directory whose entries are like that as an empty file. */
const bare = (isSo: (entries: unknown[]) => boolean) =>
  instead('fs.read', async (params, plainly, other) => {
    const listing = params.path === '.' ? {} : await other('fs.list_dir', params)
    const isBare =
      'result' in listing && isResult(listing) && isSo(listing.result.entries as unknown[])
    return isBare ? answered({ content: '', size: 0 }) : plainly(params)
  })

type Known = Map<unknown, Answer>

/** What was read, by the session's project and, where that is asked for, by the tool. */
const sessions = new WeakMap<object, Map<string, Known>>()

/** Remembers what was read, in this run or for each tool in all of them, until a request makes it forget. */
const remembersRead =
  (
    onRequest: (method: string, params: JsonObject, forget: (path: unknown) => void) => void,
    scope: 'run' | 'tool' = 'run',
  ): Apply =>
  (parts) => {
    let known: Known = new Map()
    const reading = instead('fs.read', async ({ path }, plainly) => {
      const answer = known.get(path) ?? (await plainly({ path }))
      known.set(path, answer)
      return answer
    })
    return having(({ around, init }) => ({
      init: (order) => {
        if (scope === 'tool') known = knownTo(parts.project, order.name)
        return init(order)
      },
      around: (serve) => (method, params, signal) => {
        onRequest(method, params as JsonObject, (path) => known.delete(path))
        return around(serve)(method, params, signal)
      },
    }))(reading(parts))
  }

function knownTo(project: object, tool: string): Known {
  const tools = sessions.get(project) ?? new Map<string, Known>()
  sessions.set(project, tools)
  const known = tools.get(tool) ?? new Map()
  tools.set(tool, known)
  return known
}

export const readMutants: readonly Mutant[] = [
  ...pathMutants({
    ...{ area: 'vfs.read', method: 'fs.read' },
    missing: 'vfs.read.missing-file',
  }),
  ...mutantsIn('vfs.read')({
    'returns-whole-text#lines': {
      'thousand-lines: returns no more than the first thousand lines of a file': onText((content) =>
        content.split('\n').slice(0, 1_000).join('\n'),
      ),
    },
    'size-is-bytes#text': {
      'counts-characters: reports the size of a text in characters': onResult(
        'fs.read',
        (result) => (isText(result) ? { ...result, size: String(result.content).length } : result),
      ),
      'counts-without-mark: leaves a byte-order mark out of the size': onResult(
        'fs.read',
        (result) =>
          String(result.content).startsWith('\ufeff')
            ? { ...result, size: Number(result.size) - 3 }
            : result,
      ),
    },
    'size-is-bytes#binary': {
      'counts-base64: reports the length of the base64 form': onResult('fs.read', (result) => ({
        ...result,
        size: String(result.content).length,
      })),
    },
    'text-has-no-encoding': {
      'null-encoding: answers an encoding of null for text': onResult('fs.read', (result) => ({
        encoding: null,
        ...result,
      })),
    },
    'binary-is-base64': {
      'repairs-bytes: returns bytes that are no text as repaired text': onResult(
        'fs.read',
        asRepaired,
      ),
    },
    'base64-alphabet#alphabet': {
      'base64-for-urls: writes base64 in the alphabet for URLs': onBase64((content) =>
        content.replaceAll('+', '-').replaceAll('/', '_'),
      ),
    },
    'base64-alphabet#one-line': {
      'wraps-base64: breaks base64 into lines of 76 characters': onBase64((content) =>
        content.replace(/.{76}(?=.)/g, '$&\r\n'),
      ),
      'wraps-long-base64: breaks base64 into lines of 4 KiB': onBase64((content) =>
        content.replace(/.{4096}(?=.)/g, '$&\n'),
      ),
    },
    'bytes-decide-encoding#names': {
      'goes-by-name: takes what is called .png for binary and what is called .txt for text':
        onResult('fs.read', (result, { path }) => {
          if (String(path).endsWith('.png')) return asBase64(result)
          return String(path).endsWith('.txt') ? asRepaired(result) : result
        }),
      'knows-other-names: takes what is called .svg or .PNG for binary': onResult(
        'fs.read',
        (result, { path }) => (/\.(svg|PNG)$/.test(String(path)) ? asBase64(result) : result),
      ),
    },
    'whole-file-is-checked#end': {
      'looks-at-the-start: looks at the first 8 KiB to distinguish text from bytes': onResult(
        'fs.read',
        (result) => (isUtf8(bytesOf(result).subarray(0, 8_192)) ? asRepaired(result) : result),
      ),
    },
    'control-characters-are-text#some': {
      'nul-is-binary: takes a file with NUL for binary': onResult('fs.read', (result) =>
        bytesOf(result).includes(0) ? asBase64(result) : result,
      ),
    },
    'utf8-is-strict#surrogates': {
      'takes-surrogates: takes an encoded surrogate for text': onResult('fs.read', (result) => {
        const isSurrogate = /^(?:\xed[\xa0-\xbf][\x80-\xbf])+$/.test(
          bytesOf(result).toString('latin1'),
        )
        return isSurrogate ? asRepaired(result) : result
      }),
      'joins-surrogates: joins a pair of encoded surrogates to one character': lenientFor(
        /^\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]$/,
      ),
    },
    'empty-file': {
      'empty-is-missing: finds no file where it is empty': onAnswer('fs.read', (answer) =>
        isResult(answer) && answer.result.size === 0 ? refused(-32002, 'no such file') : answer,
      ),
    },
    'text-is-unaltered#end': {
      'trims-the-end: leaves out the line feed at the end of a text': onText((content) =>
        content.replace(/\n$/, ''),
      ),
    },
    'text-is-unaltered#mark': {
      'drops-the-mark: leaves out a byte-order mark': onText((content) =>
        content.replace(/^\ufeff/, ''),
      ),
    },
    'refuses-directories#filled': {
      'lists-directories: returns the listing of a directory as its content': instead(
        'fs.read',
        async (params, plainly, other) => {
          const listing = await other('fs.list_dir', params)
          if (!isResult(listing)) return plainly(params)
          const content = JSON.stringify(listing.result.entries)
          return answered({ content, size: content.length })
        },
      ),
    },
    'is-current#written': {
      'remembers: reads a file once and then returns what it remembers': (parts) => {
        const known = new Map<unknown, Awaited<ReturnType<typeof answered>>>()
        return instead('fs.read', async ({ path }, plainly) => {
          const answer = known.get(path) ?? (await plainly({ path }))
          known.set(path, answer)
          return answer
        })(parts)
      },
    },
    'returns-whole-text#bytes': {
      'quarter-mib: returns no more than 256 KiB of a file': onText((content) =>
        content.slice(0, 256 * 1024),
      ),
    },
    'returns-whole-text#characters': {
      'decodes-in-pieces: decodes each 64 KiB of a file by themselves': onResult(
        'fs.read',
        (result) => (isText(result) ? { ...result, content: inPieces(bytesOf(result)) } : result),
      ),
      'replacement-is-binary: takes a text that holds U+FFFD for binary': onResult(
        'fs.read',
        (result) => (String(result.content).includes('\ufffd') ? asBase64(result) : result),
      ),
    },
    'size-is-bytes#current': {
      'remembers-the-size: reports the size that a file had when it was first read': (parts) => {
        const sizes = new Map<unknown, unknown>()
        return onResult('fs.read', (result, { path }) => {
          if (!sizes.has(path)) sizes.set(path, result.size)
          return { ...result, size: sizes.get(path) }
        })(parts)
      },
    },
    'base64-alphabet#padding': {
      'unpadded: leaves out the padding of base64': onBase64((content) =>
        content.replace(/=+$/, ''),
      ),
    },
    'bytes-decide-encoding#signatures': {
      'knows-signatures: takes what begins as an archive or an image does for binary': onResult(
        'fs.read',
        (result) => (/^(GIF8|%PDF|PK)/.test(String(result.content)) ? asBase64(result) : result),
      ),
    },
    'whole-file-is-checked#middle': {
      'looks-at-both-ends: looks at both ends of a long file to distinguish text from bytes':
        onResult('fs.read', (result) => {
          const bytes = bytesOf(result)
          const ends = [bytes.subarray(0, 8_192), bytes.subarray(-8_192)]
          return bytes.length > 16_384 && ends.every((end) => isUtf8(end))
            ? asRepaired(result)
            : result
        }),
    },
    'whole-file-is-checked#cut': {
      'allows-an-open-end: takes a long text whose last character is cut off for text': onResult(
        'fs.read',
        (result) => {
          const bytes = bytesOf(result)
          const isOpen = bytes.length > 64 && isUtf8(bytes.subarray(0, -2))
          return isOpen && bytes.at(-2) === 0xe2 ? asRepaired(result) : result
        },
      ),
    },
    'control-characters-are-text#many': {
      'counts-controls: takes a text that is mostly control characters for binary': onResult(
        'fs.read',
        (result) => {
          const bytes = bytesOf(result)
          const controls = bytes.filter((byte) => byte < 9).length
          return controls > Math.max(10, bytes.length / 3) ? asBase64(result) : result
        },
      ),
    },
    'utf8-is-strict#overlong': {
      'takes-long-overlong: takes an overlong form of three bytes for text':
        lenientFor(/^\xe0\x80[\x80-\xbf]$/),
    },
    'utf8-is-strict#too-high': {
      'takes-too-high: takes a value above U+10FFFF for text': lenientFor(/^\xf4\x90/),
      'takes-five-bytes: takes a sequence of five bytes for text': lenientFor(/^\xf8/),
    },
    'utf8-is-strict#stray': {
      'reads-latin: reads a lone byte as a character of Latin-1': lenientFor(
        /^[^\x80-\xff]*[\x80-\xff][^\x80-\xff]*$/,
      ),
    },
    'utf8-is-strict#cut': {
      'takes-the-cut: takes a text whose last character is cut off for text':
        lenientFor(/^[^\x80-\xff]*\xe2\x82$/),
    },
    'utf8-is-strict#borders': {
      'border-off-by-one: takes U+D7FF for a surrogate': onResult('fs.read', (result) =>
        String(result.content).includes('\ud7ff') ? asBase64(result) : result,
      ),
    },
    'text-is-unaltered#line-ends': {
      'feeds-for-returns: makes a line feed of a CR that stands alone': onText((content) =>
        content.replace(/\r(?!\n)/g, '\n'),
      ),
    },
    'text-is-unaltered#characters': {
      'composes: composes decomposed letters': onText((content) => content.normalize('NFC')),
      'drops-inner-marks: leaves out byte-order marks wherever they stand': onText((content) =>
        content.replace(/(?<=.)\ufeff/gs, ''),
      ),
    },
    'refuses-directories#empty': {
      'empty-for-bare: returns an empty content for a directory that holds nothing': bare(
        ({ length }) => length === 0,
      ),
    },
    'refuses-directories#root': {
      'empty-for-root: returns an empty content for the root': instead(
        'fs.read',
        (params, plainly) =>
          params.path === '.' ? answered({ content: '', size: 0 }) : plainly(params),
      ),
    },
    'is-current#renamed': {
      'forgets-at-writes: remembers what it read until the file is written or deleted':
        remembersRead((method, params, forget) => {
          if (method === 'fs.write' || method === 'fs.delete') forget(params.path)
        }),
    },
    'is-current#by-program': {
      'forgets-at-own-changes: remembers what it read until a request changes a file':
        remembersRead((method, params, forget) => {
          for (const path of [params.path, params.from, params.to])
            if (/write|delete|rename/.test(method)) forget(path)
        }),
    },
    'is-current#later-call': {
      'remembers-for-each-tool: remembers what a tool read until that tool changes it':
        remembersRead((method, params, forget) => {
          for (const path of [params.path, params.from, params.to])
            if (/write|delete|rename/.test(method)) forget(path)
        }, 'tool'),
    },
    'denied-path#there': {
      'asks-no-policy: asks no policy for a read': onPolicy('fs.read', () => [
        'fs.read',
        { path: '.' },
      ]),
      'denied-as-missing: answers -32002 for what the policy denies': onAnswer(
        'fs.read',
        (answer) =>
          'error' in answer && answer.error.code === -32001
            ? refused(-32002, 'no such file')
            : answer,
      ),
    },
    'denied-path#not-there': {
      'looks-first: answers -32002 for a denied path where nothing is': (parts) =>
        onAnswer('fs.read', async (answer, { path }) => {
          const found = await parts.project.find(parts.project.locate(String(path)))
          return found ? answer : refused(-32002, 'no such file')
        })(parts),
    },
  }),
]
