import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { environment } from './environment.ts'
import { misbehaviour } from './misbehaviour.ts'
import { beginPlainly } from './plain.ts'
import { Probe } from './probe.ts'
import { spelled } from './spelling.ts'
import { fail, steps } from './steps.ts'

/** What the word of a command line begins with that holds steps. */
const FIRST = '--first='

const known = { ...steps, ...misbehaviour, ...environment }

/** Keeps the program alive when it waits for what can no longer come. */
setInterval(() => {}, 2 ** 30)

await beginPlainly(process.argv.slice(2))
const probe = new Probe()
await early()
let reported = 0
for (const step of await probe.begin()) await perform(probe, step).finally(reportNew)
if (!probe.final) fail(probe, { message: 'the script has no final step' })
process.exit(0)

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

/** The first known member names the step. */
async function perform(probe: Probe, step: JsonObject): Promise<void> {
  const name = Object.keys(known).find((member) => Object.hasOwn(step, member))
  const action = name === undefined ? undefined : known[name]
  if (name !== undefined && action) return action(probe, step[name], step)
  fail(probe, { message: `unknown step: ${spelled(step)}` })
  process.exit(0)
}
