import type { Conversation, Notification } from '../../../harness/conversation.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { howItEnded } from './ending.ts'
import { lineIsNo } from './lines.ts'
import { METHODS } from './methods.ts'

/**
 * Whether the subject sent any message of the protocol.
 * One that did not satisfies no requirement, whatever it did not do wrong. Of a one-shot tool any output is one, and on plain stdio
 * a report of a state.
 */
export function spoke({ lines, requests, finals, states, start, exit }: Conversation): boolean {
  const { protocol, configuredProtocol } = start.context ?? {}
  if (configuredProtocol) return false
  if (protocol === 'outcome') return lines.length > 0 && exit !== undefined
  if (protocol === 'stdio') return states.some(isState)
  const ended = ({ line }: Notification) => line.message?.jsonrpc === '2.0'
  const called = requests.some(({ method }) => METHODS.includes(method))
  return lines.length > 0 && (called || finals.some(ended) || states.some(ended))
}

/** How a session ended, for who waits for another with more time: of a tool that sent no message its first line. */
export function seenSoFar(c: Conversation): string {
  const [line] = c.lines
  return line && !spoke(c) ? lineIsNo('message of its protocol', line) : howItEnded(c)
}

const isState = ({ params }: Notification) =>
  ['running', 'waiting', 'stopped'].includes(String(params.type))

/** Whether sessions were run, and no message of the protocol was sent in any of them. */
export const sentNothing = (plains: readonly Conversation[]) =>
  plains.length > 0 && !plains.some(spoke)

/**
 * The rows of a tool that sent no message of the protocol: what the author's cases expect of it fails for that reason too,
 * which one failure shows. Where only they were judged, they stay.
 */
export function reportedOnce(rows: readonly Result[]): Result[] {
  const isCase = ({ requirement }: Result) => requirement.startsWith('vfs.case.')
  const isBad = ({ verdict, level }: Result) => verdict === 'fail' && level === 'must'
  if (!rows.some((row) => isBad(row) && !isCase(row))) return [...rows]
  return rows.map((row) => (isBad(row) && isCase(row) ? unsaid(row) : row))
}

function unsaid({ expected, observed, event, ...row }: Result): Result {
  return { ...row, verdict: 'not-applicable', reason: 'no message of the protocol was sent' }
}
