import { isObject } from '../../../harness/wire/json.ts'
import { type Output, readReport } from '../runtime/final.ts'

/**
 * Reads what a tool without the protocol's messages prints: a state, or an outcome, which is the older form of one.
 * The word under `type` decides; `undefined` for anything else, which is ordinary output.
 * @see rfd009 §Backward compatibility of ToolState serialization, rfd009 §Mapping from current Outcome
 */
export function printedReport(value: unknown): Output {
  if (!isObject(value)) return undefined
  const { type, content, message, question } = value
  switch (type) {
    case 'success':
      return typeof content === 'string' ? { outcome: { content } } : undefined
    case 'error':
      return typeof message === 'string' ? readReport('error', value) : undefined
    case 'needs_input':
      return readReport('state', { type: 'waiting', question })
    default:
      return readReport('state', value)
  }
}
