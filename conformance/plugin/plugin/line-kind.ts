import type { Line } from '../../../harness/session-reading.ts'
import { parse } from '../../../harness/wire/json.ts'

/**
 * What a line is: one JSON object; `other` JSON; `blank`; not UTF-8; `marked` by a byte-order mark; objects that are
 * `joined`; a `piece` of one; an object that JSON does not allow, `lax`; or bare `text`.
 */
export type LineKind =
  | 'object'
  | 'other'
  | 'blank'
  | 'not-utf8'
  | 'marked'
  | 'joined'
  | 'piece'
  | 'lax'
  | 'text'

/** Finds out what a line is. */
export function kindOf({ text, message, value }: Line): LineKind {
  if (text === undefined) return 'not-utf8'
  if (message) return 'object'
  if (value !== undefined) return 'other'
  const trimmed = text.trim()
  if (text.startsWith('\ufeff')) return 'marked'
  if (trimmed === '') return 'blank'
  if (isJoined(trimmed)) return 'joined'
  if (trimmed.startsWith('{') && trimmed.endsWith('}')) return 'lax'
  return /^["{}[\],]/.test(trimmed) || /[{}[\],]$/.test(trimmed) ? 'piece' : 'text'
}

/** Whether a line consists of several objects. */
function isJoined(text: string): boolean {
  const ends = [...text.matchAll(/\}\s*(?=\{)/g)].map(({ index }) => index + 1)
  return ends.some((end) => parse(text.slice(0, end)) !== undefined)
}
