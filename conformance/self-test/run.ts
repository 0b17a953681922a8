/**
 * Proves the suite, each role by itself: what is correct passes, every mutant dies for the reason that was reviewed, and
 * no requirement is without a check or a mutant; `--help` lists the options.
 * @see CONTRIBUTING.md
 */
import { join } from 'node:path'
import { execa } from 'execa'
import pMap from 'p-map'
import { catalogue } from '../engine/catalogue.ts'
import { type Count, countsOf, shortfallOf } from '../engine/coverage.ts'
import { suites } from '../suite-list.ts'
import { selfTestCommand } from './command.ts'
import { gapsOf } from './coverage.ts'
import { differences, type Kill, readKills, writeKills } from './kills.ts'
import type { MutantResult } from './mutants.ts'
import { inSeededOrder } from './order.ts'
import { type ProofLine, type Proving, provingOf } from './proving.ts'

const command = selfTestCommand(
  'self-test',
  'Proves the suite by its mutants and correct subjects.',
)
  .argument('[words...]', 'narrow the run to mutants whose id or requirement holds one of them')
  .option('--update', 'write the reasons anew')
  .option('--seed <seed>', 'try everything in another order')
  .parse()
const positionals = command.args
const values = command.opts<{ role?: string; update?: true; seed?: string }>()

const all = await Promise.all(suites.map(provingOf))
const wanted = all.filter(({ role }) => (values.role ?? role) === role)

/** Hosts mostly wait and tools mostly work, so the roles fill each other's gaps; one alone takes what there is. */
const SHARE = wanted.length > 1 ? 1 : 3

/** How many correct subjects are certified side by side: each of them takes what the machine has. */
const CORRECT_AT_ONCE = 2

/** Keeps a process small, at the price of collecting its garbage more often. */
const SMALL = ['--max-semi-space-size=1']

/** Proves a part of a role in a process of its own; what it reports meanwhile goes to stderr. */
async function prove<T>({ role, startsFew }: Proving, ...words: string[]): Promise<T> {
  const program = join(import.meta.dirname, 'part.ts')
  const args = [...(startsFew ? [] : SMALL), program, '--role', role, ...words]
  const { stdout } = await execa(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(stdout)
}

/** Certifies the correct subjects of the roles. */
function provePassing(): Promise<ProofLine[]> {
  const subjects = wanted.flatMap((proving) =>
    proving.correct.map(({ about }) => ({ proving, about })),
  )
  return pMap(
    inSeededOrder(subjects, ({ about }) => about, values.seed),
    ({ proving, about }) => prove<ProofLine>(proving, '--correct', about),
    { concurrency: CORRECT_AT_ONCE },
  )
}

function proveKilling(proving: Proving): Promise<MutantResult[]> {
  const seed = values.seed === undefined ? [] : ['--seed', values.seed]
  const places = String(SHARE * proving.atOnce)
  return prove(proving, '--places', places, ...seed, ...positionals)
}

/** Proves all of the roles; whatever is tried may be tried beside anything else. */
async function everything(): Promise<ProofLine[]> {
  const lines = await Promise.all([provePassing(), ...wanted.map(allMutants)])
  return lines.flat()
}

/** Tries all mutants of one role, and names the requirements that lack one. */
async function allMutants(proving: Proving): Promise<ProofLine[]> {
  const results = await proveKilling(proving)
  const gaps = gapsOf(proving).map(({ requirement, missing }) => ({
    about: requirement,
    wrong: `has no ${missing}`,
  }))
  return [...killsOf(proving, results), ...gaps]
}

/** Tries the mutants whose id or requirement holds one of the words, and shows why each died. */
async function someMutants(proving: Proving): Promise<ProofLine[]> {
  const results = await proveKilling(proving)
  if (values.update) updateSome(proving, results)
  const tried = new Set(results.map(({ mutant }) => mutant.id))
  const reviewed = readKills(proving.folder).filter(({ mutant }) => tried.has(mutant))
  return killLines(results, reviewed, ({ mutant, reason }) => `${mutant}: ${reason}`)
}

/** Writes the reasons of these mutants anew, and leaves those out whose mutants are gone. */
function updateSome({ folder, mutants }: Proving, results: MutantResult[]): void {
  const tried = new Set(results.map(({ mutant }) => mutant.id))
  const there = new Set(mutants.map(({ id, violates }) => `${id} | ${violates}`))
  const others = readKills(folder).filter(
    (kill) => !tried.has(kill.mutant) && there.has(`${kill.mutant} | ${kill.requirement}`),
  )
  writeKills(folder, [...others, ...results.flatMap(({ kill }) => (kill ? [kill] : []))])
}

/** All mutants of a role. */
function killsOf(proving: Proving, results: MutantResult[]): ProofLine[] {
  if (values.update)
    writeKills(
      proving.folder,
      results.flatMap(({ kill }) => kill ?? []),
    )
  return killLines(results, readKills(proving.folder), ({ mutant }) => mutant)
}

/** Kills, survivors, and deaths for another reason than the reviewed one. */
function killLines(
  results: MutantResult[],
  reviewed: Kill[],
  aboutOf: (kill: Kill) => string,
): ProofLine[] {
  const kills = results.flatMap(({ kill }) => kill ?? [])
  const wrong = differences(reviewed, kills)
  const isWrong = ({ mutant }: Kill) => wrong.some(({ about }) => about === mutant)
  const survivors = results.filter(({ kill }) => !kill)
  return [
    ...kills.filter((kill) => !isWrong(kill)).map((kill) => ({ about: aboutOf(kill) })),
    ...survivors.map(({ mutant, judged }) => ({ about: mutant.id, wrong: `survived: ${judged}` })),
    ...wrong,
  ]
}

function report(proofs: ProofLine[]): 0 | 1 {
  const wrong = proofs.filter((proof) => proof.wrong)
  if (positionals.length > 0) for (const { about } of proofs) console.log(about)
  for (const { about, wrong: why } of wrong) console.log(`${about}: ${why}`)
  console.log(`${proofs.length - wrong.length} passed, ${wrong.length} failed`)
  return wrong.length > 0 || proofs.length === 0 ? 1 : 0
}

/** States how many clauses are checked, and how many are proved by the kills that were reviewed. */
function reportCoverage(): void {
  const counts = countsOf(catalogue.requirements, {
    checks: all.flatMap(({ checks }) => checks.map(({ verifies }) => verifies)),
    mutants: all.flatMap(({ mutants }) => mutants.map(({ violates }) => violates)),
    kills: all.flatMap(({ folder }) => readKills(folder).map(({ requirement }) => requirement)),
  })
  for (const count of counts) if (isWanted(count)) console.log(coverageLine(count))
  const shortfall = shortfallOf(catalogue.requirements.filter(isWanted))
  if (shortfall !== undefined) console.log(shortfall)
}

const isWanted = ({ role }: { role: string }) => role === (values.role ?? role)

const coverageLine = ({ role, protocol, clauses, checks, mutants, kills }: Count): string =>
  `${role}, ${protocol}: ${clauses} clauses, ${checks} checked, ${mutants} with a mutant, ${kills} killed`

const isPart = positionals.length > 0
const proofs = isPart ? (await Promise.all(wanted.map(someMutants))).flat() : await everything()
if (!isPart) reportCoverage()
process.exitCode = report(proofs)
