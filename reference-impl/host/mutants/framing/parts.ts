import { having } from '../combinators.ts'

/** Reads the text of a line differently. */
export const onText = (change: (text: string) => string) =>
  having(({ decode }) => ({
    decode: (line) => decode(Buffer.from(change(line.toString('utf8')))),
  }))
