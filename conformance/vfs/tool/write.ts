import { isUtf8 } from 'node:buffer'
import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { isCopy, type Read, readsOf, type Write, writesOf } from './copying.ts'
import { rules } from './tool-check.ts'

/** How a tool writes bytes that are no text. @see rfd-d11 §fs.write */
export const writeRules = rules({
  verifies: 'vfs.write.tool-encodes-binary',
  title: 'writes bytes that are not UTF-8 as base64',
  toExercise:
    "Add a case in which the tool writes a binary file, for example by copying one, and name it under 'expect.files'.",
  judge(c) {
    const binaries = readsOf(c).filter(({ base64 }) => base64)
    return writesOf(c).flatMap((write) => encodesBinary(c, write, binaries))
  },
})

function encodesBinary(c: Conversation, write: Write, binaries: Read[]): Finding[] {
  const observed = write.base64
    ? notBase64(write)
    : (unsaid(c, write, binaries) ?? repaired(c, write, binaries))
  if (observed) return [violated(EXPECTED, observed, write.request.line.index)]
  const isDriven = c.start.context?.probe || write.expected
  return isDriven && write.base64 && !isUtf8(write.bytes()) ? [satisfied()] : []
}

const EXPECTED = 'content in base64 together with "encoding": "base64"'

function notBase64({ path, content, bytes }: Write): string | undefined {
  return bytes().toString('base64') === content ? undefined : `the content of ${path} is not base64`
}

/** Base64 that is written as if it were the text, where the bytes were to be copied. */
function unsaid(c: Conversation, write: Write, binaries: Read[]): string | undefined {
  const source = binaries.find((read) => read.content === write.content && isCopy(c, read, write))
  return source && `the bytes of ${source.path} are written as base64 without the encoding member`
}

/** Bytes that were read as text, which shows in a character that nobody had given to the tool. */
function repaired(c: Conversation, write: Write, binaries: Read[]): string | undefined {
  const { path, content, expected } = write
  const toBeBinary = c.start.context?.probe || (expected && !isUtf8(expected))
  if (!toBeBinary || binaries.length === 0) return undefined
  if (!content.includes(REPLACEMENT) || wasGiven(c, REPLACEMENT)) return undefined
  return `bytes that are no text were repaired to U+FFFD in ${path}`
}

const REPLACEMENT = '\ufffd'

const wasGiven = ({ sent }: Conversation, text: string) =>
  sent.some(({ message }) => JSON.stringify(message).includes(text))
