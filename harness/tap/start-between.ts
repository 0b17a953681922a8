import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { canOpenPipes, openPipe } from '../launch/fifos.ts'
import { type Sink, type Source, sinkTo, sourceFrom, sourceOf } from './ends.ts'

/** A program that runs, what it reads and what it writes. */
export interface Between {
  child: ChildProcess
  input: Sink
  output: Source
}

/** Starts a program as the host would have: our environment, our directory, our stderr, and pipes of its own. */
export const startBetween = ([name = '', ...words]: readonly string[]): Between =>
  canOpenPipes ? overPipes(name, words) : overSockets(name, words)

function overPipes(name: string, words: readonly string[]): Between {
  const [input, output] = [openPipe('to-subject'), openPipe('from-subject')]
  const child = spawn(name, words, { stdio: [input.theirs, output.theirs, 'inherit'] })
  for (const { theirs } of [input, output]) closeSync(theirs)
  return { child, input: sinkTo(input.ours), output: sourceFrom(output.ours) }
}

function overSockets(name: string, words: readonly string[]): Between {
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  return { child, input: { stream: child.stdin }, output: sourceOf(child.stdout) }
}
