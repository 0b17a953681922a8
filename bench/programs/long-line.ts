import { spawn } from 'node:child_process'
import { timed } from '../rounds.ts'
import { answer, given, peakMegabytes } from './given.ts'
import { ourHost } from './our-host.ts'

/** How one long line is received. */
export interface LongLine {
  tool: string
  megabytes: number
  by: 'us' | 'hand'
}

// Receives one long line: recorded and read by us, or split and parsed by hand.
const { tool, megabytes, by } = given<LongLine>()
const receive = (size: number) => {
  const command = [tool, 'line', String(size)]
  return by === 'us' ? ourHost(command) : split(command)
}

// A short line comes first: what a first conversation costs, such as making pipes for those that follow, is not the line's.
await receive(0)
const before = peakMegabytes()
const ms = await timed(() => receive(megabytes))
answer({ rate: (megabytes / ms) * 1000, ms, times: (peakMegabytes() - before) / megabytes })

function split([program = '', ...args]: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.write('{"method":"init"}\n')
  child.stdout.once('data', () => child.stdin.write('{"id":1,"result":{}}\n'))
  let pieces: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    let from = 0
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      JSON.parse(Buffer.concat([...pieces, chunk.subarray(from, at)]).toString())
      pieces = []
      from = at + 1
    }
    pieces.push(chunk.subarray(from))
  })
  return new Promise((resolve) => child.on('close', () => resolve()))
}
