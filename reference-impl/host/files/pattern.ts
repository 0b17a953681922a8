import { FileFailure } from '../project/file-failure.ts'

/** Answers whether a line holds a match. */
export type Matches = (line: string) => boolean

/**
 * Reads a regular expression (RE2 syntax, upper and lower case distinguished), which is matched in time linear in the
 * line; the engine is loaded by the first search.
 * @throws FileFailure that states why the pattern does not compile.
 * @see rfd-d11 §fs.grep
 */
export async function pattern(text: string): Promise<Matches> {
  const { RE2JS } = await import('re2js')
  try {
    const compiled = RE2JS.compile(text)
    return (line) => compiled.matcher(line).find()
  } catch (error) {
    throw new FileFailure(
      'not-a-pattern',
      `The pattern cannot be read: ${(error as Error).message}`,
    )
  }
}
