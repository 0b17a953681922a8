import { endOfString, isClosing, isName, isOpening, QUOTE } from './json-strings.ts'

/** The first name that an object has twice: the outermost one, and any object within it. */
export interface RepeatedNames {
  outer?: string
  inner?: string
}

/** The names of the innermost object that is open; none before its first one. */
type Names = Set<string> | undefined

/**
 * Finds members of the same name in one object. The text is JSON, or the beginning of it; strings are passed over natively,
 * so that a long content costs little. Names of more than `longest` characters are not compared.
 * @see rfc8259 §4
 */
export function repeatedNames(
  text: string,
  longest: number = Number.POSITIVE_INFINITY,
): RepeatedNames {
  const open: Names[] = []
  const repeated: RepeatedNames = {}
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isOpening(code)) open.push(undefined)
    else if (isClosing(code)) open.pop()
    else if (code === QUOTE) {
      const end = endOfString(text, at)
      const name = end - at <= longest ? nameAt(text, at, end) : undefined
      if (name !== undefined && isRepeated(open, name))
        repeated[open.length === 1 ? 'outer' : 'inner'] ??= name
      at = end
    }
  }
  return repeated
}

function isRepeated(open: Names[], name: string): boolean {
  const at = open.length - 1
  const names = open[at] ?? new Set()
  if (names.has(name)) return true
  open[at] = names.add(name)
  return false
}

/** The name that a string is, however it is spelled; undefined when the string is none. */
function nameAt(text: string, start: number, end: number): string | undefined {
  if (!isName(text, end)) return undefined
  const spelled = text.slice(start, end + 1)
  return spelled.includes('\\') ? unescaped(spelled) : spelled.slice(1, -1)
}

function unescaped(spelled: string): string | undefined {
  try {
    return JSON.parse(spelled) as string
  } catch {
    return undefined
  }
}
