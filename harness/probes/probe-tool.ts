import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { Probe } from './probe.ts'
import { spelled } from './spelling.ts'
import { fail, type Step, steps } from './steps.ts'

/** What the word of a command line begins with that holds steps. */
const FIRST = '--first='

/** What the word of a command line begins with that makes a probe a program without the protocol. */
const PLAIN = '--plain='

type Steps = Record<string, Step>

/** Steps by their names. A probe is started thousands of times, and most scripts need the first table only. */
const tables: (() => Steps | Promise<Steps>)[] = [
  () => steps,
  async () => (await import('./misbehaviour.ts')).misbehaviour,
  async () => (await import('./environment.ts')).environment,
]

/** Keeps the program alive when it waits for what can no longer come. */
setInterval(() => {}, 2 ** 30)

const words = process.argv.slice(2)
const plain = words.find((each) => each.startsWith(PLAIN))
if (plain !== undefined) {
  const others = words.filter((each) => each !== plain)
  await (await import('./plain.ts')).beginPlainly(parse(plain.slice(PLAIN.length)), others)
}
const probe = new Probe()
await early()
let reported = 0
for (const step of await probe.begin(loadFor)) await perform(probe, step).finally(reportNew)
if (!probe.final) fail(probe, { message: 'the script has no final step' })
process.exit(0)

/** Loads what a script needs before it begins, since loading takes a moment in which a host may already have ended. */
async function loadFor(script: JsonObject[]): Promise<void> {
  for (const step of script) await stepOf(step)
}

/** Performs what a word of its command line states, as the first thing that it does at all. */
async function early(): Promise<void> {
  const word = process.argv.find((each) => each.startsWith(FIRST)) ?? ''
  const steps = parse(word.slice(FIRST.length))
  for (const step of Array.isArray(steps) ? steps.filter(isObject) : []) await perform(probe, step)
}

/** Reports on the side channel what the last step has seen. */
function reportNew(): void {
  for (const seen of probe.seen.slice(reported)) probe.log.saw(seen)
  reported = probe.seen.length
}

async function perform(probe: Probe, step: JsonObject): Promise<void> {
  const carryOut = await stepOf(step)
  if (carryOut) return carryOut(probe)
  fail(probe, { message: `unknown step: ${spelled(step)}` })
  process.exit(0)
}

/** The first known member names the step. */
async function stepOf(step: JsonObject) {
  for (const table of tables) {
    const known = await table()
    const name = Object.keys(known).find((member) => Object.hasOwn(step, member))
    const action = name === undefined ? undefined : known[name]
    if (name !== undefined && action) return (probe: Probe) => action(probe, step[name], step)
  }
  return undefined
}
