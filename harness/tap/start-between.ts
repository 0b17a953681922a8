import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { canOpenPipes, openPipe } from '../launch/fifos.ts'

/** A program between whose streams and the host's we stand. */
export interface Between {
  child: ChildProcess
  /** What the host writes, and what is written to the host. */
  host: { input: Readable; output: Writable }
  /** What the program takes and writes. */
  program: { input: Writable; output: Readable }
}

/** Starts a program as the host would have: our environment, our directory, our stderr, and pipes of its own. */
export function startBetween([name = '', ...words]: readonly string[]): Between {
  const { child, input, output } = canOpenPipes ? overPipes(name, words) : overSockets(name, words)
  return { child, host: hostStreams(), program: { input, output } }
}

interface Started {
  child: ChildProcess
  input: Writable
  output: Readable
}

function overPipes(name: string, words: readonly string[]): Started {
  const [input, output] = [openPipe('to-subject'), openPipe('from-subject')]
  const stdio = [input.theirs, output.theirs, 'inherit'] as const
  const child = spawn(name, words, { stdio: [...stdio] })
  for (const { theirs } of [input, output]) closeSync(theirs)
  return {
    child,
    input: new Socket({ fd: input.ours, readable: false, writable: true }),
    output: new Socket({ fd: output.ours, readable: true, writable: false }),
  }
}

function overSockets(name: string, words: readonly string[]): Started {
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  return { child, input: child.stdin, output: child.stdout }
}

/** Node never closes its own stdout, whose end the host must see. */
function hostStreams(): Between['host'] {
  const stat = fstatSync(1)
  const output =
    stat.isFIFO() || stat.isSocket()
      ? new Socket({ fd: 1, readable: false, writable: true })
      : process.stdout
  return { input: process.stdin, output }
}
