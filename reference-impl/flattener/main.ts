import { createInterface } from 'node:readline'
import { responderFor } from './variant.ts'

const respond = await responderFor(process.argv.slice(2))
for await (const line of createInterface({
  input: process.stdin,
  crlfDelay: Number.POSITIVE_INFINITY,
}))
  if (line.trim() !== '') process.stdout.write(`${await respond(line)}\n`)
process.stdout.end(() => process.exit(0))
