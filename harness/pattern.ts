import { createRequire } from 'node:module'
import type { RE2JS as Pattern } from 're2js'

// Most conversations search for nothing, so the engine is loaded by the first pattern.
const load = createRequire(import.meta.url)

/**
 * Compiles a pattern that comes from outside and answers whether a line holds a match, in time linear in the line.
 * @throws Error that says why the pattern does not compile.
 */
export function pattern(text: string): (line: string) => boolean {
  const { RE2JS } = load('re2js') as { RE2JS: typeof Pattern }
  const compiled = RE2JS.compile(text)
  return (line) => compiled.matcher(line).find()
}
