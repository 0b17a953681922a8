/**
 * The lines of stdin without their line feed; what comes after the last line feed is a line only on request.
 * `node:readline` takes U+2028 for the end of a line too, which JSON permits in a text.
 */
export async function* lines({ unfinished = false } = {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let pieces: string[] = []
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    const [head = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n')
    pieces.push(head)
    for (const piece of rest) {
      yield pieces.join('')
      pieces = [piece]
    }
  }
  const rest = pieces.join('') + decoder.decode()
  if (unfinished && rest !== '') yield rest
}

/** Writes a value as one line of stdout; settles when it is written, and never when nobody reads any more. */
export function writeLine(value: unknown): Promise<void> {
  return new Promise((written) => {
    process.stdout.write(`${JSON.stringify(value)}\n`, (error) => {
      if (error) process.exit(0)
      written()
    })
  })
}
