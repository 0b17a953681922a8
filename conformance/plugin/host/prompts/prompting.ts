import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { inconclusive, type Verdict } from '../../../engine/finding.ts'
import { call, returning, runsOf, whereRan } from '../calling.ts'
import { drivenBy } from '../driven.ts'
import { type Observe, shown } from '../observed.ts'
import { completed, LONG_PROMPT } from '../query/querying.ts'
import { eventsFor, where } from '../subscribing.ts'

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

/** Decides about calls one after the other, about each when its prompt has come. */
export const decidesInTurn = (...decisions: Parameters<typeof decides>[]): PluginStep[] =>
  decisions.flatMap((decision, i) => [prompts(i + 1), decides(...decision)])

/** Answers the question that came last. */
export const answersLast = (answer: unknown, more: object = {}): PluginStep => ({
  send: {
    ...{ type: 'respond', sub_id: 'main', respond: 'inquiry' },
    ...{ inquiry_id: '{inquiry}', answer, ...more },
  },
})

/** Declares a scenario of prompts. */
export const prompting = drivenBy('prompts', { feature: 'prompts', configure: LONG_PROMPT })

/** The prompts of a kind on a subscription. */
export const promptsIn = (reading: PluginHostReading, respond = 'tool_approval') =>
  eventsFor(reading, 'main').filter(({ message }) => message.respond === respond)

/** The ids of the calls that were asked about. */
export const promptedIds = (reading: PluginHostReading): unknown[] =>
  promptsIn(reading).map(({ message: { data } }) => isObject(data) && data.id)

/** Something must be so where so many prompts have come. */
export const wherePrompted = (observe: Observe, times = 1, respond?: string): Observe =>
  function observed(reading) {
    const all = promptsIn(reading, respond)
    return all.length < times ? inconclusive('no prompt came') : observe(reading)
  }

/** The same of questions. */
export const whereAsked = (observe: Observe, times = 1): Observe =>
  wherePrompted(observe, times, 'inquiry')

/** The event of the first prompt must fit. */
export const firstPrompt = (fits: (data: JsonObject) => Verdict, respond?: string): Observe =>
  wherePrompted(
    (reading) => {
      const data = promptsIn(reading, respond)[0]?.message.data
      return fits(isObject(data) ? data : {})
    },
    1,
    respond,
  )

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

/** A tool must have run with arguments; once more where another place is given, from 0. */
export const ranWith =
  (tool: string, args: JsonObject, place = 0): Observe =>
  (reading) => {
    const its = runsOf(reading, tool)[place]
    if (!its) return 'the tool did not run'
    return !equal(its.arguments, args) && `they are ${shown(its.arguments)}`
  }

/** A tool that has run must have run once. */
export const ranOnce = (tool: string): Observe =>
  whereRan(tool, (reading) => runsOf(reading, tool).length > 1 && 'the tool ran again')

/** A tool must not have run. */
export const ranNot =
  (tool: string): Observe =>
  (reading) =>
    runsOf(reading, tool).length > 0 && 'the tool ran'
