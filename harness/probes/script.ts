import { isObject, type JsonObject } from '../wire/json.ts'
import type { Line } from './line.ts'
import type { Log } from './record.ts'
import { endingSteps } from './steps/ending.ts'
import { politeSteps } from './steps/polite.ts'
import { rudeSteps } from './steps/rude.ts'
import { surroundingSteps } from './steps/surroundings.ts'

/** The state of one run of a script. */
export interface Run {
  line: Line
  log: Log
  /** The params of `init`. */
  init: JsonObject
  /** What the steps add for the report. */
  seen: JsonObject[]
  final: boolean
}

/** Does one step; its value stands under the step's name. */
export type Step = (run: Run, step: JsonObject) => void | Promise<void>

/** In the order in which members name a step. */
const steps: [string, Step][] = [...politeSteps, ...endingSteps, ...rudeSteps, ...surroundingSteps]

/** Waits for `init` and does every step of the script. */
export async function perform(line: Line, log: Log): Promise<void> {
  const { params } = await line.take(({ method }) => method === 'init')
  const run: Run = { line, log, init: isObject(params) ? params : {}, seen: [], final: false }
  for (const step of scriptOf(run.init)) {
    const known = steps.find(([name]) => Object.hasOwn(step, name))
    if (!known) return fail(run, `unknown step: ${JSON.stringify(sorted(step))}`)
    await known[1](run, step)
  }
  if (!run.final) fail(run, 'the script has no final step')
}

function scriptOf({ tool }: JsonObject): JsonObject[] {
  const given = isObject(tool) && isObject(tool.arguments) ? tool.arguments.script : undefined
  return Array.isArray(given) ? given.filter(isObject) : []
}

function fail({ line }: Run, message: string): void {
  line.send({ method: 'error', params: { message, trace: [], transient: false } })
}

/** The members of every object sorted by name, so that no host's spelling shows. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, v]) => [name, sorted(v)]))
}
