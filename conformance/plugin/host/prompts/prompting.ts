import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Reply } from '../../../../spec/generated/messages/driver.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { call, returning, runsOf } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { completed, replies } from '../query/querying.ts'
import { type Driven, type Given, type Row, scene, type Table } from '../scenario.ts'
import { act, run } from '../script.ts'
import { eventsFor, request, subscribe, TALK, where } from '../subscribing.ts'

/** A tool whose calls need approval. */
export const guarded = { ...returning('marked'), run: 'ask' } as const

/** The call of a tool, whose id is `call_TOOL`. */
export const calling = (tool: string, args: JsonObject = {}) => call(`call_${tool}`, tool, args)

/** Waits until so many approvals in all have been asked for. */
export const prompts = (times = 1, respond = 'tool_approval'): PluginStep => ({
  ...{ received: { type: 'event', sub_id: 'main', respond }, times },
})

/** Decides about the call of a tool. */
export const decides = (tool: string, action: string, more: object = {}): PluginStep => ({
  send: {
    ...{ type: 'respond', sub_id: 'main', respond: 'tool_approval' },
    ...{ tool_call_id: `call_${tool}`, action, ...more },
  },
})

/** Answers the question that came last. */
export const answersLast = (answer: unknown, more: object = {}): PluginStep => ({
  send: {
    ...{ type: 'respond', sub_id: 'main', respond: 'inquiry' },
    ...{ inquiry_id: '{inquiry}', answer, ...more },
  },
})

/** Begins a query whose assistant replies so, on a subscription named `main`. */
export const begins: PluginStep[] = [
  ...subscribe('main', TALK),
  act('script'),
  ...request({ type: 'query', conversation: TALK, content: 'What changed?' }, 'query'),
]

/** What a scenario of prompts has: what the probe does, and what the assistant replies. */
interface PromptGiven extends Omit<Driven, 'at' | 'feature'> {
  steps: readonly PluginStep[]
  replies: readonly Reply[]
  at?: Driven['at']
}

/** Nothing falls back while the probe waits on purpose. */
const PATIENT = { workspace: { prompt_ms: 60_000, fallback: 'reject' } } as const

/** Declares a scenario of prompts; rows with titles of their own stand behind the others. */
export const prompting = (
  name: string,
  { steps, replies: all, at, ...driver }: PromptGiven,
  rows: Table,
  ...more: Row[]
) => {
  const given: Given = {
    steps: run(...steps),
    driver: {
      ...{ feature: 'prompts', configure: PATIENT, ...driver },
      at: { script: [replies(...all)], ...at },
    },
  }
  return scene(`prompts: ${name}`, given, rows, ...more)
}

/** The prompts of a kind on a subscription. */
export const promptsIn = (reading: PluginHostReading, respond = 'tool_approval') =>
  eventsFor(reading, 'main').filter(({ message }) => message.respond === respond)

/** Something must be so where so many prompts have come. */
export const wherePrompted = (observe: Observe, times = 1, respond?: string): Observe =>
  function observed(reading) {
    const all = promptsIn(reading, respond)
    return all.length < times ? inconclusive('no prompt came') : observe(reading)
  }

/** Subscribing and the query must have got their replies, and no answer one but an `error` for so many that are invalid. */
export const unacknowledged = (invalid = 0): Observe =>
  where(completed(), ({ replies: all }) => {
    const errors = all.filter(({ type }) => type === 'error').length
    const others = all.filter(({ type }) => type !== 'event').length - Math.min(errors, invalid)
    return others > 2 && 'a reply came'
  })

/** A tool must have run. */
export const ran =
  (tool: string): Observe =>
  (reading) =>
    runsOf(reading, tool).length === 0 && 'the tool did not run'

/** A tool must not have run. */
export const ranNot =
  (tool: string): Observe =>
  (reading) =>
    runsOf(reading, tool).length > 0 && 'the tool ran'
