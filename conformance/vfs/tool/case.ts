import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { pattern } from '../../../harness/pattern.ts'
import { bytesOf, type FileSpelling } from '../../../harness/peers/project.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfiedUnless, violated } from '../../engine/finding.ts'
import { withoutLineFeed } from '../../toolstate/tool/one-shot-reading.ts'
import { doubtOf, endMessage, howItEnded } from './ending.ts'
import { rules } from './tool-check.ts'

const EXPECTED = "State what the case expects under its 'expect' key."

/** What the author's own case expects. */
export const caseRules = rules(
  {
    verifies: 'vfs.case.expected-outcome',
    title: 'ends as the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: outcome,
  },
  {
    verifies: 'vfs.case.expected-result',
    title: 'states what the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: result,
  },
  {
    verifies: 'vfs.case.expected-files',
    title: 'leaves the files that the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: files,
  },
)

/** Whether a case ended with the outcome that it expects. */
export function outcome(c: Conversation): Finding[] {
  const wanted = c.start.context?.expect?.outcome
  if (!wanted || wanted === 'any') return []
  const end = endMessage(c)
  if (!end) return [doubtOf(c) ?? violated(wanted, howItEnded(c))]
  const failed = end.method === 'error' || failureIn(end) !== undefined
  const seen = failed ? 'error' : 'success'
  const output = failed ? `: ${quote(textOf(end))}` : ''
  return [
    satisfiedUnless(
      seen !== wanted && `the case ended with ${seen}${output}`,
      `outcome ${wanted}`,
      end.line.index,
    ),
  ]
}

function result(c: Conversation): Finding[] {
  const wanted = c.start.context?.expect?.result
  if (wanted === undefined) return []
  const end = endMessage(c)
  if (!end) return [doubtOf(c) ?? violated('a result', howItEnded(c))]
  const text = textOf(end)
  const expected =
    typeof wanted === 'string'
      ? `the result ${quote(wanted)}`
      : `a result that matches the case's \`expect.result.matches\`, ${quote(patternOf(wanted))}`
  const wantedText = end.isOrdinary ? withoutLineFeed(String(wanted)) : wanted
  const fits = typeof wanted === 'string' ? text === wantedText : pattern(patternOf(wanted))(text)
  return [satisfiedUnless(!fits && `the result is ${quote(text, 120)}`, expected, end.line.index)]
}

/** The text of a final: a string, text blocks one after the other, or the message of a failure. */
function textOf(end: Notification): string {
  const { content, message, result } = end.params
  const failure = failureIn(end)
  if (failure) return String(failure.message ?? '')
  if (end.method === 'state' && isObject(result) && 'Ok' in result) return String(result.Ok ?? '')
  if (typeof content === 'string') return content
  if (Array.isArray(content))
    return content
      .map((block) => (isObject(block) && typeof block.text === 'string' ? block.text : ''))
      .join('')
  return String((isObject(result) ? result.Ok : result) ?? message ?? '')
}

/** The failure that a stopped state carries in one of the known forms. @see rfd009 §ToolState */
export function failureIn({
  method,
  params: { result, error },
}: Notification): JsonObject | undefined {
  if (method !== 'state') return undefined
  if (isObject(error)) return error
  if (!isObject(result) || 'Ok' in result) return undefined
  if ('Err' in result) return isObject(result.Err) ? result.Err : { message: result.Err }
  return 'message' in result ? result : undefined
}

const patternOf = (wanted: unknown) => String(isObject(wanted) ? wanted.matches : wanted)

function files(c: Conversation): Finding[] {
  const wanted = c.start.context?.expect?.files ?? {}
  const unfinished = endMessage(c) ? undefined : doubtOf(c)
  return Object.entries(wanted).map(([path, content]) => {
    const expected = `${path} holds ${shownFile(content)}`
    const seen = c.files[path]
    if (seen === undefined) return unfinished ?? violated(expected, `${path} is not there`)
    const same = bytesOf(seen as FileSpelling).equals(bytesOf(content as FileSpelling))
    if (!same && unfinished) return unfinished
    return satisfiedUnless(!same && `${path} holds ${shownFile(seen)}`, expected)
  })
}

const shownFile = (content: unknown) => quote(JSON.stringify(content), 120)
