import { type Document, isScalar, type Scalar, visit } from 'yaml'
import type { Problem } from '../problem.ts'

/** Where the quoted text, list or mapping begins that the parser misses the end of: it states only where it looked for it. */
export function openedAt(
  document: Document,
  { message, offset: end }: { message: string; offset: number },
): number | undefined {
  if (!/closing .?quote|end with a [\]}]/.test(message)) return undefined
  const all: number[] = []
  visit(document, {
    Node(_, node) {
      const { range } = node
      const isOpen = range && range[0] < end && range[1] >= end
      if (isOpen && (isScalar(node) ? isQuoted(node) : 'flow' in node && node.flow))
        all.push(range[0])
    },
  })
  return all.pop()
}

const isQuoted = ({ type }: Scalar) => type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'

/** What is wrong with a text, list or mapping without an end. */
export function unclosed(opening: string): Omit<Problem, 'at'> {
  const closing = { '[': ']', '{': '}' }[opening]
  if (closing === undefined)
    return {
      message: 'the quote that begins here is never closed.',
      hint: 'Write the same quote behind the text.',
    }
  return {
    message: `the \`${opening}\` that stands here is never closed.`,
    hint: `Write \`${closing}\` behind its last entry, and indent what stands between on further lines.`,
  }
}
