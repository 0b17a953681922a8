import { type JsonObject, objectsIn, parse } from '../wire/json.ts'
import { Probe } from './probe.ts'
import { spelled } from './spelling.ts'
import { fail, type Step, steps } from './steps.ts'

/** What the word of a command line begins with that holds steps. */
const FIRST = '--first='

/** What the word of a command line begins with that makes a probe a program without the protocol. */
const PLAIN = '--plain='

/** The steps that are loaded, by their names. A probe is started thousands of times, and most scripts need these only. */
const known: Record<string, Step> = { ...steps }

/** What loads further ones. */
const further = [
  async () => (await import('./misbehaviour.ts')).misbehaviour,
  async () => (await import('./environment.ts')).environment,
]

/** Keeps the program alive when it waits for what can no longer come. */
setInterval(() => {}, 2 ** 30)

// Not by an `await` of the module: the package has the probe as a module for `require`, which starts faster.
begin(process.argv.slice(2))

async function begin(words: readonly string[]): Promise<void> {
  const plain = words.find((each) => each.startsWith(PLAIN))
  if (plain !== undefined) {
    const others = words.filter((each) => each !== plain)
    await (await import('./plain.ts')).beginPlainly(parse(plain.slice(PLAIN.length)), others)
  }
  const probe = new Probe()
  await early(probe, words)
  let reported = 0
  for (const step of await probe.begin(load)) {
    await perform(probe, step).finally(() => {
      for (const seen of probe.seen.slice(reported)) probe.log.saw(seen)
      reported = probe.seen.length
    })
  }
  if (!probe.final) fail(probe, { message: 'the script has no final step' })
  process.exit(0)
}

/** Loads what a script needs before it begins, since loading takes a moment in which a host may already have ended. */
async function load(script: JsonObject[]): Promise<void> {
  for (const step of script)
    while (nameOf(step) === undefined && further.length > 0)
      Object.assign(known, await further.shift()?.())
}

/** Performs what a word of its command line states, as the first thing that it does at all. */
async function early(probe: Probe, words: readonly string[]): Promise<void> {
  const word = words.find((each) => each.startsWith(FIRST)) ?? ''
  const first = objectsIn(parse(word.slice(FIRST.length)))
  await load(first)
  for (const step of first) await perform(probe, step)
}

async function perform(probe: Probe, step: JsonObject): Promise<void> {
  const name = nameOf(step)
  const action = name === undefined ? undefined : known[name]
  if (name !== undefined && action) return action(probe, step[name], step)
  fail(probe, { message: `unknown step: ${spelled(step)}` })
  process.exit(0)
}

/** The first known member names the step. */
function nameOf(step: JsonObject): string | undefined {
  return Object.keys(known).find((member) => Object.hasOwn(step, member))
}
