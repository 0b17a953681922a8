import type { Reply } from '../exchange.ts'
import type { LeftOut } from '../wire/condenser.ts'
import { type JsonObject, MAX_DEPTH } from '../wire/json.ts'

/** How the process of a line program fails, when it was started at all. */
export type FailureKind = Exclude<Reply['kind'], 'answer' | 'not-started' | 'beyond'>

/** A line of a program's output, and what of it was left out. */
interface Output {
  text: string
  message?: JsonObject
  leftOut?: readonly LeftOut[]
}

/** What a line answers. Of one that nests too deep not all can be judged. */
export function replyOf({ text, message, leftOut }: Output): Reply {
  if (leftOut?.includes('levels')) return { kind: 'garbage', sentence: TOO_DEEP }
  if (message) return { kind: 'answer', message, text }
  return {
    kind: 'garbage',
    sentence: `it wrote a line that is no JSON object: ${text.slice(0, 80)}`,
  }
}

const TOO_DEEP = `it wrote JSON that nests too deep, more than ${MAX_DEPTH} levels`

const BLANKS = [...Buffer.from(' \t\r')]

/** Whether a byte of a line separates tokens and is none. */
export const isBlank = (byte: number): boolean => BLANKS.includes(byte)
