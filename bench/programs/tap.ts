import { interleaved } from '../rounds.ts'
import { answer, given } from './given.ts'
import { awaited } from './hand-loop.ts'

/** A tool that asks a number of times, with a tap before it, and what that is. */
export interface Tap {
  tool: string
  tap: readonly string[]
  rounds: number
  calls: number
}

// Round trips a second through a tap that records, or without it; how long either takes to start does not count.
const { tool, tap, rounds, calls } = given<Tap>()
const direct = [tool, 'calls', String(calls)]
const rate = (command: readonly string[]) => async () => (calls / (await awaited(command))) * 1000

const [measured, limit] = [rate([...tap, '--', ...direct]), rate(direct)]
await interleaved(1, measured, limit)
answer(await interleaved(rounds, measured, limit))
