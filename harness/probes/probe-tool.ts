import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { misbehaviour } from './misbehaviour.ts'
import { Probe } from './probe.ts'
import { spelled } from './spelling.ts'
import { fail, steps } from './steps.ts'
import { surroundings } from './surroundings.ts'

/** What the word of a command line begins with that holds steps. */
const FIRST = '--first='

const known = { ...steps, ...misbehaviour, ...surroundings }

/** Keeps the program alive when it waits for what can no longer come. */
setInterval(() => {}, 2 ** 30)

const probe = new Probe()
await early()
let told = 0
for (const step of await probe.begin()) await perform(probe, step).finally(tellNew)
if (!probe.final) fail(probe, { message: 'the script has no final step' })
process.exit(0)

/** Performs what a word of its command line says, as the first thing that it does at all. */
async function early(): Promise<void> {
  const word = process.argv.find((each) => each.startsWith(FIRST)) ?? ''
  const steps = parse(word.slice(FIRST.length))
  for (const step of Array.isArray(steps) ? steps.filter(isObject) : []) await perform(probe, step)
}

/** Tells on the side channel what the last step has seen. */
function tellNew(): void {
  for (const seen of probe.seen.slice(told)) probe.log.saw(seen)
  told = probe.seen.length
}

/** The first known member names the step. */
async function perform(probe: Probe, step: JsonObject): Promise<void> {
  const name = Object.keys(known).find((member) => Object.hasOwn(step, member))
  const act = name === undefined ? undefined : known[name]
  if (name !== undefined && act) return act(probe, step[name], step)
  fail(probe, { message: `unknown step: ${spelled(step)}` })
  process.exit(0)
}
