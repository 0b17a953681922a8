import { contentBlock } from '../../../harness/validators/vfs.ts'
import { isObject, type JsonObject, withoutNulls } from '../../../harness/wire/json.ts'
import { type Block, failed, type Outcome } from './outcome.ts'

/** What a notification of a tool's states about its end, or of its state. */
export type Output = { outcome: Outcome } | { state: LiveState } | undefined

/** A state in which a tool lives on. @see rfd009 §ToolState — what a tool produces */
export type LiveState =
  | { type: 'running'; content?: string }
  | { type: 'waiting'; content?: string; question: unknown }

/** Reads a notification; `undefined` when it states neither. @see rfd-d11 §Tool lifecycle */
export function readReport(method: string, params: unknown): Output {
  const members = isObject(params) ? params : {}
  switch (method) {
    case 'result':
      return { outcome: resultOf(members.content) }
    case 'error':
      return { outcome: failureOf(members) }
    case 'state':
      return stateOf(members)
    default:
      return undefined
  }
}

function resultOf(content: unknown): Outcome {
  if (typeof content === 'string') return { content }
  if (!Array.isArray(content)) return failed("the tool's result has no content")
  return { content: content.filter(isBlock) }
}

/** A block that nobody can read costs the others nothing. */
const isBlock = (block: unknown): block is Block =>
  isObject(block) && contentBlock(withoutNulls(block)) && KNOWN.includes(block.type)

const KNOWN: unknown[] = ['text', 'resource', 'question'] satisfies Block['type'][]

/** The failure that a tool reports, with what it left out filled in. @see rfd-d11 §Errors */
function failureOf({ message, trace, transient }: JsonObject): Outcome {
  return {
    failure: {
      message: typeof message === 'string' && message !== '' ? message : NO_REASON,
      trace: Array.isArray(trace) ? trace.filter((cause) => typeof cause === 'string') : [],
      transient: transient === true,
    },
  }
}

const NO_REASON = 'the tool failed without a reason'

function stateOf({ type, content, question, result, error }: JsonObject): Output {
  const shown = typeof content === 'string' ? { content } : {}
  switch (type) {
    case 'running':
      return { state: { type, ...shown } }
    case 'waiting':
      return hasId(question) ? { state: { type, ...shown, question } } : undefined
    case 'stopped':
      return {
        outcome: isObject(error)
          ? failureOf(error)
          : stoppedWith(result ?? converted(content, error)),
      }
    default:
      return undefined
  }
}

/** What has no id cannot be answered, and is no question. @see rfd009 §Apply serves two purposes */
const hasId = (question: unknown) => isObject(question) && typeof question.id === 'string'

/** The output of a success that stands beside a null error. @see rfd009 §ToolState in jp_tool */
const converted = (content: unknown, error: unknown) => (error === null ? content : undefined)

/** A stopped state has a plain text, or one of the tagged forms, or a bare failure. @see rfd009 §ToolState */
function stoppedWith(result: unknown): Outcome {
  if (typeof result === 'string') return { content: result }
  if (!isObject(result)) return failed('the tool stopped without a result')
  if (typeof result.Ok === 'string') return { content: result.Ok }
  if (typeof result.Err === 'string') return failed(result.Err)
  return failureOf(isObject(result.Err) ? result.Err : result)
}
