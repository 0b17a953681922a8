/**
 * Proves the suite, each role by itself: what is correct passes, every mutant dies for the reason that was reviewed, and
 * no requirement is without a check or a mutant. `--role NAME` proves one role, `--update` writes its reasons anew,
 * `--seed N` tries everything in another order; words narrow the run to some mutants.
 * @see CONTRIBUTING.md
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Results } from '../../spec/generated/results.ts'
import { catalogue } from '../certify/catalogue.ts'
import { several } from '../several.ts'
import { gapsOf } from './coverage.ts'
import { decided, isRed } from './decided.ts'
import { differences, type Kill, readKills, writeKills } from './kills.ts'
import { type Fate, fateOf } from './mutants.ts'
import type { Correct, Proving } from './proving.ts'
import { roles } from './roles/index.ts'
import { tried } from './tried.ts'

const { values, positionals } = parseArgs({
  options: { role: { type: 'string' }, update: { type: 'boolean' }, seed: { type: 'string' } },
  allowPositionals: true,
})

const wanted = roles.filter(({ role }) => (values.role ?? role) === role)
/** Hosts mostly wait and tools mostly work, so the roles fill each other's gaps; one alone takes what there is. */
const SHARE = wanted.length > 1 ? 1 : 3

/** One line of the proof: what was to be shown, and what is wrong with it, if anything. */
interface Proof {
  about: string
  wrong?: string
}

/** Proves all of one role; whatever is tried may be tried beside anything else. */
async function everything(proving: Proving): Promise<Proof[]> {
  const { atOnce, correct, mutants } = proving
  const proofs: Proof[] = []
  const fates: Fate[] = []
  const trials = [
    ...correct.map((each) => [each.about, async () => proofs.push(await passes(each))] as const),
    ...mutants.map(
      (each) => [each.id, async () => fates.push(await fateOf(proving, each))] as const,
    ),
  ]
  await several(SHARE * atOnce, inTurn(trials), ([, hold]) => hold())
  const gaps = gapsOf(proving).map(({ requirement, missing }) => ({
    about: requirement,
    wrong: `has no ${missing}`,
  }))
  return [...proofs, ...killsOf(proving, fates), ...gaps]
}

/** Tries the mutants whose id or requirement holds one of the words. */
async function someMutants(proving: Proving, words: string[]): Promise<Proof[]> {
  const named = proving.mutants.filter(({ id, violates }) =>
    words.some((word) => id.includes(word) || violates.includes(word)),
  )
  const fates = await several(SHARE * proving.atOnce, named, (mutant) => fateOf(proving, mutant))
  return fates.map(({ mutant, kill }) => ({
    about: kill ? `${mutant.id}: ${kill.reason}` : mutant.id,
    ...(!kill && { wrong: 'survived' }),
  }))
}

/** As listed, or in the order of the seed. */
function inTurn<T extends readonly [string, unknown]>(all: readonly T[]): readonly T[] {
  const { seed } = values
  if (seed === undefined) return all
  const place = ([name]: T) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
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

/** Survivors, and deaths for another reason than the reviewed one. */
function killsOf(proving: Proving, fates: Fate[]): Proof[] {
  const kills = fates.flatMap(({ kill }) => (kill ? [kill] : []))
  const [own, others] = reviewed(proving)
  if (values.update) writeKills([...others, ...kills])
  const wrong = differences(values.update ? kills : own, kills)
  const survivors = fates
    .filter(({ kill }) => !kill)
    .map(({ mutant }) => ({ about: mutant.id, wrong: 'survived' }))
  const fine = kills
    .filter(({ mutant }) => !wrong.some(({ about }) => about === mutant))
    .map(({ mutant }) => ({ about: mutant }))
  return [...fine, ...survivors, ...wrong]
}

/** The reviewed record, parted into this role's kills and the others'. */
function reviewed({ role }: Proving): [own: Kill[], others: Kill[]] {
  const parts = Map.groupBy(readKills(), (kill) => roleOf(kill) === role)
  return [parts.get(true) ?? [], parts.get(false) ?? []]
}

/** The role whose mutant died; of one that is gone, the role of what it broke. */
function roleOf({ mutant, requirement }: Kill): string | undefined {
  const owner = roles.find(({ mutants }) =>
    mutants.some(({ id, violates }) => id === mutant && violates === requirement),
  )
  return owner?.role ?? catalogue.requirements.find(({ id }) => id === requirement)?.role
}

function report(proofs: Proof[]): 0 | 1 {
  const wrong = proofs.filter((proof) => proof.wrong)
  if (positionals.length > 0) for (const { about } of proofs) console.log(about)
  for (const { about, wrong: why } of wrong) console.log(`${about}: ${why}`)
  console.log(`${proofs.length - wrong.length} passed, ${wrong.length} failed`)
  return wrong.length > 0 || proofs.length === 0 ? 1 : 0
}

const proofs = await Promise.all(
  wanted.map((proving) =>
    positionals.length > 0 ? someMutants(proving, positionals) : everything(proving),
  ),
)
process.exitCode = report(proofs.flat())
