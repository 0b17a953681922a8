import type { JsonObject } from '../wire/json.ts'
import { misbehaviour } from './misbehaviour.ts'
import { openProbe, type Probe } from './probe.ts'
import { spelled } from './spelling.ts'
import { fail, steps } from './steps.ts'
import { surroundings } from './surroundings.ts'

const known = { ...steps, ...misbehaviour, ...surroundings }

/** Keeps the program alive when it waits for what can no longer come. */
setInterval(() => {}, 2 ** 30)

const { probe, script } = await openProbe()
let told = 0
for (const step of script) await perform(probe, step).finally(tellNew)
if (!probe.final) fail(probe, { message: 'the script has no final step' })
process.exit(0)

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
