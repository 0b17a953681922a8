import { parse } from '../../../harness/wire/json.ts'
import { isReport } from './one-shot-reading.ts'

/**
 * A report in one line, or in the lines from the first brace that begins one, or the same one twice; output that is JSON as
 * a whole holds none.
 */
export function reportAmong(text: string): string | undefined {
  const line = text.split('\n').find((each) => isReport(parse(each)))
  if (line !== undefined || parse(text) !== undefined) return line
  const once = halfOf(text.trim())
  if (once !== undefined && isReport(parse(once))) return once
  const from = text.search(REPORT_BEGINS)
  const part = from === -1 ? '' : text.slice(from, text.lastIndexOf('}') + 1)
  return isReport(parse(part)) ? part : undefined
}

/** A brace at the beginning of a line, or behind what nobody sees there: spaces, marks, and what steers a terminal. */
const REPORT_BEGINS = /(?<=^(?:[\p{Z}\p{Cf}]|[^\P{Cc}\n](?:\[[\d;?]*[A-Za-z]|\][^\p{Cc}{]*)?)*)\{/mu

/** A text that stands there twice, with a line end in between or without one. */
function halfOf(text: string): string | undefined {
  const halves = ['', '\n', '\r\n'].map((between) => {
    const half = text.slice(0, (text.length - between.length) / 2)
    return text === `${half}${between}${half}` ? half : undefined
  })
  return halves.find((half) => half !== undefined)
}
