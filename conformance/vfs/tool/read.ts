import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { isCopy, type Read, readsOf, type Write, writesOf } from './copying.ts'
import { rules } from './tool-check.ts'

/** What a tool makes of content that it has read. @see rfd-d11 §fs.read */
export const readRules = rules({
  verifies: 'vfs.read.tool-decodes-base64',
  title: 'decodes base64 content, and only when it is marked as base64',
  toExercise:
    "Add a case that copies a binary file, and one that copies a text file that looks like base64; name the copies under 'expect.files'.",
  judge: decodesAsStated,
})

/** A content that came from a read and was to go into a later write as it is. */
function decodesAsStated(c: Conversation): Finding[] {
  const writes = writesOf(c)
  return readsOf(c)
    .filter(({ content }) => content !== '')
    .flatMap((read) =>
      writes.filter((write) => isCopy(c, read, write)).flatMap((write) => judgePair(read, write)),
    )
}

const EXPECTED = 'base64 is decoded when encoding states it, and text is taken as it is'

function judgePair(read: Read, { content, base64, bytes, request }: Write): Finding[] {
  const { index } = request.line
  const written = bytes()
  if (read.base64) {
    if (written.equals(read.bytes())) return [satisfied()]
    const observed = `wrote the base64 text of ${read.path} instead of its bytes`
    return !base64 && content === read.content ? [violated(EXPECTED, observed, index)] : []
  }
  if (!looksLikeBase64(read.content)) return []
  const decoded = written.equals(Buffer.from(read.content, 'base64'))
  if (!decoded && !written.equals(read.bytes())) return []
  const observed = `decoded the text of ${read.path}, which was not marked as base64`
  return [satisfiedUnless(decoded && observed, EXPECTED, index)]
}

const looksLikeBase64 = (text: string) =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
