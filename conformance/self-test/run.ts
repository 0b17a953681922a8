/**
 * Proves the suite: the reference passes, every mutant dies for the reason that was reviewed, and no requirement
 * is without a check or a mutant. `--update` writes the reasons anew; words narrow the run to some mutants.
 * @see CONTRIBUTING.md
 */
import { parseArgs } from 'node:util'
import { manners } from '../../reference-impl/vfs/manners/index.ts'
import { mutants } from '../../reference-impl/vfs/mutants/index.ts'
import type { Mutant } from '../../reference-impl/vfs/mutants/mutant.ts'
import { several } from '../several.ts'
import { certify } from './certify.ts'
import { gapsOf } from './coverage.ts'
import { differences, readKills, writeKills } from './kills.ts'
import { configOf, type Fate, tryMutant } from './mutants.ts'

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' } },
  allowPositionals: true,
})

/** One line of the proof: what was to be shown, and what is wrong with it, if anything. */
interface Proof {
  about: string
  wrong?: string
}

const AT_ONCE = 3

/** What must pass is given time, for several are certified at once. */
const PATIENT = 3

async function everything(): Promise<Proof[]> {
  const references = await several(
    AT_ONCE,
    ['jp-conformance', 'stateful', 'probe'],
    referencePasses,
  )
  const odd = await several(
    AT_ONCE,
    manners.map(({ name }) => name),
    mannerPasses,
  )
  const fates = await tryAll(mutants)
  return [...references, ...odd, ...killsOf(fates), ...gaps()]
}

async function someMutants(words: string[]): Promise<Proof[]> {
  const wanted = mutants.filter(({ id, violates }) =>
    words.some((word) => id.includes(word) || violates.includes(word)),
  )
  const fates = await tryAll(wanted)
  return fates.map(({ mutant, kill }) => ({
    about: kill ? `${mutant.id}: ${kill.reason}` : mutant.id,
    ...(!kill && { wrong: 'survived' }),
  }))
}

async function tryAll(all: readonly Mutant[]): Promise<Fate[]> {
  return several(AT_ONCE, all, async (mutant) => {
    const fate = await tryMutant(mutant)
    process.stderr.write(`${fate.kill ? 'killed  ' : 'SURVIVED'} ${mutant.id}\n`)
    return fate
  })
}

async function referencePasses(config: string): Promise<Proof> {
  return passes(
    `the reference (${config})`,
    await certify({ config: configOf(config), timeScale: PATIENT }),
  )
}

/** Correct but unusual subjects pass like the plain one. */
async function mannerPasses(name: string): Promise<Proof> {
  const words = ['--manner', name]
  return passes(
    `the reference, ${name}`,
    await certify({ config: configOf(), words, cases: CASES_FOR_MANNERS, timeScale: PATIENT }),
  )
}

const CASES_FOR_MANNERS = ['copies text and bytes']

function passes(about: string, { outcome, results }: Awaited<ReturnType<typeof certify>>): Proof {
  const red = results.find(
    ({ verdict }) => verdict === 'fail' || verdict === 'warn' || verdict === 'inconclusive',
  )
  if (outcome === 'conformant' && !red) return { about }
  return { about, wrong: red ? `${red.verdict} ${red.requirement}: ${red.reason}` : outcome }
}

/** Survivors, and deaths for another reason than the reviewed one. */
function killsOf(fates: Fate[]): Proof[] {
  const kills = fates.flatMap(({ kill }) => (kill ? [kill] : []))
  if (values.update) writeKills(kills)
  const survivors = fates
    .filter(({ kill }) => !kill)
    .map(({ mutant }) => ({ about: mutant.id, wrong: 'survived' }))
  const wrong = differences(readKills(), kills)
  const fine = kills
    .filter(({ mutant }) => !wrong.some(({ about }) => about === mutant))
    .map(({ mutant }) => ({ about: mutant }))
  return [...fine, ...survivors, ...wrong]
}

function gaps(): Proof[] {
  return gapsOf(mutants).map(({ requirement, missing }) => ({
    about: requirement,
    wrong: `has no ${missing}`,
  }))
}

function report(proofs: Proof[]): 0 | 1 {
  const wrong = proofs.filter((proof) => proof.wrong)
  if (positionals.length > 0) for (const { about } of proofs) console.log(about)
  for (const { about, wrong: why } of wrong) console.log(`${about}: ${why}`)
  console.log(`${proofs.length - wrong.length} passed, ${wrong.length} failed`)
  return wrong.length > 0 ? 1 : 0
}

process.exitCode = report(
  positionals.length > 0 ? await someMutants(positionals) : await everything(),
)
