import { isUtf8 } from 'node:buffer'
import type { Request } from '../../harness/conversation.ts'
import { isObject } from '../../harness/wire/json.ts'
import { rulesFor } from '../check.ts'
import { broken, type Finding, kept } from '../finding.ts'
import { type Read, readsOf } from './read.ts'

/** How a tool writes bytes that are no text. @see rfd-d11 §fs.write */
export const writeRules = rulesFor('tool')({
  verifies: 'vfs.write.tool-encodes-binary',
  title: 'writes bytes that are not UTF-8 as base64',
  toExercise: 'Add a case in which the tool writes a binary file, for example by copying one.',
  judge: (c) => {
    const binaries = readsOf(c).filter(({ base64 }) => base64)
    return c.requests
      .filter(({ method }) => method === 'fs.write')
      .flatMap((write) => encodesBinary(write, binaries))
  },
})

function encodesBinary({ params, line }: Request, binaries: Read[]): Finding[] {
  if (!isObject(params) || typeof params.content !== 'string') return []
  const { content, encoding, path } = params
  const expected = 'content in base64 together with "encoding": "base64"'
  const bytes = Buffer.from(content, 'base64')
  if (encoding === 'base64') {
    const canonical = bytes.toString('base64') === content
    return canonical
      ? isUtf8(bytes)
        ? []
        : [kept()]
      : [broken(expected, `the content of ${String(path)} is not base64`, line.index)]
  }
  const source = binaries.find((read) => read.content === content)
  if (source)
    return [
      broken(
        expected,
        `the bytes of ${source.path} are written as base64 without the encoding member`,
        line.index,
      ),
    ]
  const damaged = binaries.length > 0 && content.includes('\ufffd')
  return damaged
    ? [
        broken(
          expected,
          `bytes that are no text were repaired to U+FFFD in ${String(path)}`,
          line.index,
        ),
      ]
    : []
}
