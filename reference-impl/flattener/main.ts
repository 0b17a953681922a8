import { lines } from '../sdk/lines.ts'
import { responderFor } from './variant.ts'

const respond = await responderFor(process.argv.slice(2))
for await (const line of lines({ unfinished: true }))
  if (line.trim() !== '') process.stdout.write(`${await respond(line)}\n`)
process.stdout.end(() => process.exit(0))
