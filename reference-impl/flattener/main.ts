import { responderFor } from './variant.ts'

const respond = await responderFor(process.argv.slice(2))
for await (const line of linesIn(process.stdin.setEncoding('utf8')))
  if (line.trim() !== '') process.stdout.write(`${await respond(line)}\n`)
process.stdout.end(() => process.exit(0))

/** Line feeds alone end lines: `node:readline` takes the separators of Unicode, which may stand in texts, for ends as well. */
async function* linesIn(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of input) {
    rest += piece
    if (!piece.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}
