import { flatten } from '../../reference-impl/flattener/flatten.ts'
import { providers } from '../../spec/generated/providers.ts'
import { interleaved, timed } from '../rounds.ts'
import { git } from './git.ts'
import { answer, given } from './given.ts'

// Both are measured once they are warm, as they are for most of a long run.
const WARMING = 8

// Schemas of git's size that are flattened in a second, next to copies of the same schema through JSON.
const { rounds, times } = given<{ rounds: number; times: number }>()

const rate = (action: () => unknown) => async () => {
  const ms = await timed(() => {
    for (let i = 0; i < times; i++) action()
  })
  return (times / ms) * 1e3
}
const flattened = rate(() => flatten(git, providers['portable-flat']))
const copied = rate(() => JSON.parse(JSON.stringify(git)))

await interleaved(WARMING, flattened, copied)
answer(await interleaved(rounds, flattened, copied))
