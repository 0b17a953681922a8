/** A generated file. */
export type Output = {
  /** Path below `spec/generated/`. */
  path: string
  text: string
}

/** First line of generated code. */
export const banner = '// Written by `npm run spec` from spec/; change it there.\n'

/** Writes JSON for people to read. */
export const jsonOutput = (path: string, value: unknown): Output => ({
  path,
  text: `${JSON.stringify(value, null, 2)}\n`,
})
