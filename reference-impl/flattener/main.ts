import { createInterface } from 'node:readline'
import { respond } from './respond.ts'
import { passesFor } from './variant.ts'

const passes = await passesFor(process.argv.slice(2))
for await (const line of createInterface({
  input: process.stdin,
  crlfDelay: Number.POSITIVE_INFINITY,
}))
  if (line.trim() !== '') process.stdout.write(`${respond(line, passes)}\n`)
process.stdout.end(() => process.exit(0))
