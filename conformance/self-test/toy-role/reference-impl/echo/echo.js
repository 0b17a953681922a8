import { createInterface } from 'node:readline'

const shouts = process.argv.includes('echo.lines.shouts')

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${shouts ? line.toUpperCase() : line}\n`)
