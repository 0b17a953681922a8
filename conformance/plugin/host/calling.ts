import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { ProbeTool } from '../../../harness/session/plugin-host/probe-tools.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Reply } from '../../../spec/generated/messages/driver.ts'
import { inconclusive } from '../../engine/finding.ts'
import type { Observe } from './observed.ts'
import { eventsFor } from './subscribing.ts'

/** Ends a tool with a text. */
const ending = (content: string) => ({
  send: { jsonrpc: '2.0', method: 'result', params: { content } },
})

/** A tool that returns a text, after some steps. */
export const returning = (
  content: string,
  ...first: ProbeTool['script']
): Pick<ProbeTool, 'script'> => ({ script: [...first, ending(content), { exit: 0 }] })

/** A call of a tool. */
export const call = (id: string, tool: string, args: JsonObject = {}) => ({
  ...{ id, tool },
  arguments: args,
})

/** Replies that make these calls, each in a round of its own, and then end the turn by a text. */
export const inRounds = (...calls: ReturnType<typeof call>[]): Reply[] => [
  ...calls.map((each) => ({ calls: [each] })),
  { chunks: ['done'] },
]

/** One run of a tool: where it began, with what it was called, and the answers that it had. */
interface ToolRun {
  index: number
  arguments: unknown
  answers: unknown
}

/** The runs of a tool, which itself reports them. */
export const runsOf = (reading: PluginHostReading, tool: string): ToolRun[] =>
  reading.probe(`tools/${tool}`).heard.flatMap(({ index, value }) => {
    const { params } = isObject(value) && value.method === 'init' ? value : {}
    const its = isObject(params) && isObject(params.tool) ? params.tool : undefined
    return its ? [{ index, arguments: its.arguments, answers: its.answers }] : []
  })

/** The answers that a tool got in all of its runs. */
export const answersTo = (reading: PluginHostReading, tool: string): unknown[] =>
  runsOf(reading, tool).flatMap(({ answers }) => (isObject(answers) ? Object.values(answers) : []))

/** Something must be so where a tool ran. */
export const whereRan =
  (tool: string, observe: Observe): Observe =>
  (reading) =>
    runsOf(reading, tool).length > 0 ? observe(reading) : inconclusive('the tool did not run')

/** The events of a type with an id on a subscription. */
export const eventsOf = (reading: PluginHostReading, type: string, id: string, sub_id = 'main') =>
  eventsFor(reading, sub_id).filter(
    ({ message: { data } }) => isObject(data) && data.type === type && data.id === id,
  )

/** An event of a type with an id must have come. */
export const came =
  (type: string, id: string): Observe =>
  (reading) =>
    eventsOf(reading, type, id).length === 0 && `no \`${type}\` of \`${id}\` came`

/** The first request must have come before the first response. */
export const inOrder =
  (request: string, response: string, id: string): Observe =>
  (reading) => {
    const [asked] = eventsOf(reading, request, id)
    const [answered] = eventsOf(reading, response, id)
    if (!answered) return inconclusive(`no \`${response}\` came`)
    if (!asked) return `no \`${request}\` came before it`
    return asked.index > answered.index && 'the response came before the request'
  }
