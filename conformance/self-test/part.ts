/**
 * Proves a part of one role, a correct subject or the mutants, and prints what it found as JSON, for `run.ts`.
 * A process of its own stays small: the more memory a process holds, the longer it takes to start another.
 */
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { endAtSignal } from '../../harness/launch/end-at-once.ts'
import type { CorrectSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { suites } from '../suite-list.ts'
import { readKills } from './kills.ts'
import { type MutantResult, tryMutant } from './mutants.ts'
import { inSeededOrder } from './order.ts'
import { type ProofLine, type Proving, provingOf } from './proving.ts'
import { isRed } from './red-row.ts'
import { Room } from './room.ts'
import { timed } from './timed.ts'

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

function tryMutants(proving: Proving): Promise<MutantResult[]> {
  const mutants = inSeededOrder(wanted(proving), ({ id }) => id, values.seed)
  const room = new Room()
  const reviewed = new Map(readKills(proving.folder).map(({ mutant, reason }) => [mutant, reason]))
  return pMap(
    mutants,
    (mutant) => room.for(() => tryMutant(proving, mutant, reviewed.get(mutant.id))),
    { concurrency: Number(values.places) },
  )
}

async function passes({ certify }: Proving, subject: CorrectSubject): Promise<ProofLine> {
  const { about } = subject
  const wrong = await timed(
    about,
    async () => departureIn(await certify(subject)),
    (departure) => (departure === undefined ? 'passed' : `FAILED by ${departure}:`),
  )
  return { about, ...(wrong && { wrong }) }
}

function departureIn({ outcome, results }: Results): string | undefined {
  const red = results.find((row) => isRed(row) || row.verdict === 'inconclusive')
  if (red) return `${red.verdict} ${red.requirement}: ${red.reason}`
  return outcome === 'conformant' ? undefined : outcome
}

function subjectOf({ correct }: Proving, name: string): CorrectSubject {
  const subject = correct.find(({ about }) => about === name)
  if (!subject) throw new Error(`there is no correct subject ${name}`)
  return subject
}

endAtSignal()
const entry = suites.find(({ role }) => role === values.role)
if (!entry) throw new Error(`there is no role ${values.role}`)
const proving = await provingOf(entry)
const proved =
  values.correct === undefined
    ? tryMutants(proving)
    : passes(proving, subjectOf(proving, values.correct))
process.stdout.write(JSON.stringify(await proved))
