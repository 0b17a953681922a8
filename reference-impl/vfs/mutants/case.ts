import { onMethods, onParams, onResult } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'
import { onText } from './text.ts'

/** Declares what shows in the case of a tool library that carries texts and bytes. */
const carrying = (apply: Apply) =>
  ({ config: 'probe', cases: ['suite: carries bytes and text as they are'], apply }) as const

/** Changes the texts that are read. */
const onRead = (change: (text: string) => string) =>
  carrying(
    onResult('fs.read', (result) =>
      result.encoding === undefined
        ? { ...result, content: change(String(result.content)) }
        : result,
    ),
  )

/** Changes the bytes that are read. */
const onBytes = (change: (bytes: Buffer) => Buffer) =>
  carrying(
    onResult('fs.read', (result) => {
      if (result.encoding === undefined) return result
      const bytes = change(Buffer.from(String(result.content), 'base64'))
      return { ...result, content: bytes.toString('base64') }
    }),
  )

export const caseMutants = mutantsIn('vfs.case')({
  'expected-outcome': {
    'reports-success-as-failure: reports its success as an error': onMethods(
      ['result'],
      ({ jsonrpc, params }) => {
        const [block] = (params?.content ?? []) as { text: string }[]
        const failure = { message: block?.text ?? '', trace: [], transient: false }
        return { jsonrpc, method: 'error', params: failure }
      },
    ),
  },
  'expected-result': {
    'miscounts: reports one byte more than there are': onText((text) =>
      text.replace(/(\d+) bytes/g, (_, n) => `${Number(n) + 1} bytes`),
    ),
  },
  'expected-files': {
    'adds-a-line-break: adds a line break to every text that it writes': onParams(
      'fs.write',
      (params) => (params.encoding ? params : { ...params, content: `${params.content}\n` }),
    ),
    'reads-unix-lines: takes CR LF of a text for a line feed': onRead((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'reads-without-mark: leaves out a byte-order mark before a text': onRead((text) =>
      text.replace(/^\ufeff/, ''),
    ),
    'trims-texts: leaves out the blanks at the end of a text': onRead((text) => text.trimEnd()),
    'composes-texts: composes the letters of a text': onRead((text) => text.normalize('NFC')),
    'forgets-padded: leaves out the last byte of bytes that need one letter of padding': onBytes(
      (bytes) => (bytes.length % 3 === 2 ? bytes.subarray(0, -1) : bytes),
    ),
  },
})
