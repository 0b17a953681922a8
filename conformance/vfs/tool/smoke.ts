import type { Conversation, Notification } from '../../../harness/conversation.ts'
import type { Result, Results } from '../../../spec/generated/results.ts'
import { howItEnded } from './ending.ts'
import { METHODS } from './methods.ts'

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
  const sentence = sentenceOf(first, firstMessageMs)
  return { started: true, spoke: spoke(first), firstMessageMs, sentence }
}

/**
 * Whether the subject said anything that belongs to the protocol.
 * One that did not satisfies no requirement, whatever it did not do wrong.
 */
export function spoke({ lines, requests, finals, states }: Conversation): boolean {
  const ended = ({ line }: Notification) => line.message?.jsonrpc === '2.0'
  const called = requests.some(({ method }) => METHODS.includes(method))
  return lines.length > 0 && (called || finals.some(ended) || states.some(ended))
}

/** Whether conversations were held, and nothing of the protocol was said in any of them. */
export const saidNothing = (plains: readonly Conversation[]) =>
  plains.length > 0 && !plains.some(spoke)

/**
 * The rows of a tool that said nothing of the protocol: what the author's cases expect of it fails for that reason too,
 * which one failure tells. Where only they were judged, they stay.
 */
export function reportedOnce(rows: readonly Result[]): Result[] {
  const isCase = ({ requirement }: Result) => requirement.startsWith('vfs.case.')
  const isBad = ({ verdict, level }: Result) => verdict === 'fail' && level === 'must'
  if (!rows.some((row) => isBad(row) && !isCase(row))) return [...rows]
  return rows.map((row) => (isBad(row) && isCase(row) ? unsaid(row) : row))
}

function unsaid({ expected, observed, event, ...row }: Result): Result {
  return { ...row, verdict: 'not-applicable', reason: 'nothing of the protocol was said' }
}

function sentenceOf(first: Conversation, ms: number | null): string {
  if (spoke(first)) return `It starts and speaks its first message after ${ms} ms.`
  const why =
    first.lines.length > 0 ? 'nothing it wrote is a message of the protocol' : howItEnded(first)
  const said = first.stderr.trim().split('\n').at(-1)
  return `It starts, but ${why}.${said ? ` The last it wrote to stderr: ${said}` : ''}`
}
