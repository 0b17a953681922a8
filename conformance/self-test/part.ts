/**
 * Proves a part of one role, a correct subject or the mutants, and prints what it found as JSON, for `run.ts`.
 * A process of its own stays small: the more memory a process holds, the longer it takes to start another.
 */
import { parseArgs } from 'node:util'
import type { Results } from '../../spec/generated/results.ts'
import { several } from '../several.ts'
import { decided, isRed } from './decided.ts'
import { fateOf } from './mutants.ts'
import { inTurn } from './order.ts'
import type { Correct, Fate, Proof, Proving } from './proving.ts'
import { roles } from './roles/index.ts'
import { tried } from './tried.ts'

const { values, positionals: words } = parseArgs({
  options: {
    role: { type: 'string' },
    correct: { type: 'string' },
    places: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
  allowPositionals: true,
})

/** The mutants whose id or requirement holds one of the words, or all where there is none. */
const wanted = ({ mutants }: Proving) =>
  mutants.filter(
    ({ id, violates }) =>
      words.length === 0 || words.some((word) => id.includes(word) || violates.includes(word)),
  )

function fates(proving: Proving): Promise<Fate[]> {
  const mutants = inTurn(wanted(proving), ({ id }) => id, values.seed)
  return several(Number(values.places), mutants, (mutant) => fateOf(proving, mutant))
}

async function passes({ about, certify }: Correct): Promise<Proof> {
  const wrong = await tried(
    about,
    async () => departureIn(await decided(certify)),
    (departure) => (departure === undefined ? 'passed' : 'FAILED'),
  )
  return { about, ...(wrong && { wrong }) }
}

function departureIn({ outcome, results }: Results): string | undefined {
  const red = results.find((row) => isRed(row) || row.verdict === 'inconclusive')
  if (red) return `${red.verdict} ${red.requirement}: ${red.reason}`
  return outcome === 'conformant' ? undefined : outcome
}

function subjectOf({ correct }: Proving, name: string): Correct {
  const subject = correct.find(({ about }) => about === name)
  if (!subject) throw new Error(`there is no correct subject ${name}`)
  return subject
}

const proving = roles.find(({ role }) => role === values.role) as Proving
const proved =
  values.correct === undefined ? fates(proving) : passes(subjectOf(proving, values.correct))
process.stdout.write(JSON.stringify(await proved))
