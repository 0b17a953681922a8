import { beginningOf } from '../wire/ends-of-text.ts'

/** What an id of an answer comes to that no open request has; `isOpen` states whether a request of this id waits. */
export function strangerOf(id: unknown, asked: number, isOpen: (id: number) => boolean): string {
  const number = typeof id === 'string' ? Number(id) : id
  if (typeof id === 'string' && isOpen(Number(id)))
    return `the request has the id \`${id}\`, a number, and the answer has it as a text`
  if (id === undefined) return 'it has no `id`'
  if (typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= asked)
    return 'this request was answered before'
  return 'no request has this `id`'
}

/** A line on stdout that is no message, with what belongs there. */
export function noMessage(line: string): string {
  const rule = line.trim() === '{' ? ONE_LINE : STDOUT
  return `the driver wrote a line that is no message: ${line === '' ? 'an empty one' : quoted(line)}; ${rule}`
}

const STDOUT = 'stdout is for messages alone, and what people read goes to stderr'

const ONE_LINE = 'a message is one line, without indentation'

/** Why nothing may have come from a driver that has not answered at all. */
export const NOTHING_YET =
  '; nothing has come so far: end each answer with a line feed, and flush it'

/** A text as a sentence shows it. */
export const quoted = (text: string): string => `\`${beginningOf(text, 80)}\``

/** What to look for in a driver that ends well at a long request: many readers of lines have a limit, and stop there. */
export const onLongLine = (status: number | null, bytes: number): string =>
  status === 0 && bytes > USUAL_LIMIT
    ? ', at a request longer than 64 KiB: let it read lines of any length (in Go `bufio.Reader`, no `bufio.Scanner`)'
    : ''

/** The longest line of several readers, in bytes. */
const USUAL_LIMIT = 64 * 1024
