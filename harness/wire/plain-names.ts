import { endOfString, isName } from './json-strings.ts'

/** An escape that can be left out; most texts have none, and none of the others need be looked at further. */
const AVOIDABLE = /\\[u/]/

/** The last escape in the name of a member, or what looks like one within a string. */
const ESCAPE_IN_NAME = /\\["\\/bfnrtu][^"\\]*"\s*:/

/**
 * The same JSON text without the escapes that names do not need: V8 13.6, which Node 24 has, takes a name with an escape for
 * a name of an earlier object that begins like its spelling. After `{"a":1,"\\u":1}` it reads `{"a":1,"\u0069d":1}` as the former.
 * @throws SyntaxError when a name is no string of JSON.
 */
export function plainNames(text: string): string {
  if (!AVOIDABLE.test(text) || !ESCAPE_IN_NAME.test(text)) return text
  const parts: string[] = []
  let from = 0
  for (let at = text.indexOf('"'), end = 0; at !== -1; at = text.indexOf('"', end + 1)) {
    end = endOfString(text, at)
    if (!isName(text, end)) continue
    parts.push(text.slice(from, at), JSON.stringify(JSON.parse(text.slice(at, end + 1))))
    from = end + 1
  }
  return [...parts, text.slice(from)].join('')
}
