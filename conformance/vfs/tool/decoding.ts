import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { isCopy, type Read, type Write, writesOf } from './copying.ts'

const EXPECTED = 'base64 is decoded when encoding states it, and text is taken as it is'

/** Judges contents that are marked as base64 and were to go into a later write as they are. */
export const judgeMarked = (c: Conversation, given: Read[]): Finding[] =>
  copiesOf(
    c,
    given.filter(({ base64 }) => base64),
  ).flatMap(([read, write]) => decoded(read, write))

/** Judges contents that are not marked, look like base64, and were to go into a later write as they are. */
export const judgeUnmarked = (c: Conversation, given: Read[]): Finding[] =>
  copiesOf(
    c,
    given.filter(({ base64, content }) => !base64 && looksLikeBase64(content)),
  ).flatMap(([read, write]) => literal(read, write))

/** Each content beside each write that was to carry it. */
function copiesOf(c: Conversation, given: Read[]): (readonly [Read, Write])[] {
  const contents = given.filter(({ content }) => content !== '')
  const writes = contents.length > 0 ? writesOf(c) : []
  return contents.flatMap((read) =>
    writes.filter((write) => isCopy(c, read, write)).map((write) => [read, write] as const),
  )
}

function decoded(read: Read, { content, base64, bytes, request }: Write): Finding[] {
  if (bytes().equals(read.bytes())) return [satisfied()]
  const observed = `wrote the base64 text of ${read.path} instead of its bytes`
  return !base64 && content === read.content
    ? [violated(EXPECTED, observed, request.line.index)]
    : []
}

function literal(read: Read, { bytes, request }: Write): Finding[] {
  const isDecoded = bytes().equals(Buffer.from(read.content, 'base64'))
  if (!isDecoded && !bytes().equals(read.bytes())) return []
  const observed = `decoded the text of ${read.path}, which was not marked as base64`
  return [satisfiedUnless(isDecoded && observed, EXPECTED, request.line.index)]
}

const looksLikeBase64 = (text: string) =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
