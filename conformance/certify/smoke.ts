import type { Conversation } from '../../harness/conversation.ts'
import type { Results } from '../../spec/generated/results.ts'
import { howItEnded } from '../vfs/ending.ts'
import { spoke } from './tally.ts'

/** One clear sentence about the very first conversation, instead of a hundred failures. */
export function smokeOf(first: Conversation | undefined): Results['smoke'] {
  if (!first) return { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }
  if (first.couldNotStart)
    return {
      started: false,
      firstMessageMs: null,
      sentence: `The command could not be started: ${first.couldNotStart}.`,
    }
  const [line] = first.lines
  const firstMessageMs = line ? Math.round(line.at / 100) / 10 : null
  return { started: true, firstMessageMs, sentence: sentenceOf(first, firstMessageMs) }
}

function sentenceOf(first: Conversation, ms: number | null): string {
  if (spoke(first)) return `It starts and speaks its first message after ${ms} ms.`
  const why =
    first.lines.length > 0 ? 'nothing it wrote is a message of the protocol' : howItEnded(first)
  const said = first.stderr.trim().split('\n').at(-1)
  return `It starts, but ${why}.${said ? ` The last it wrote to stderr: ${said}` : ''}`
}
