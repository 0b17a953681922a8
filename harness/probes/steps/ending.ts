import { isObject, type JsonObject } from '../../wire/json.ts'
import { type Run, type Step, sorted } from '../script.ts'

/** How a run ends; the probe goes on with the steps that follow. @see rfd-d11 §Request and response format */
export const endingSteps: [string, Step][] = [
  ['finish', (run, { finish }) => end(run, 'result', { content: report(run, finish) })],
  ['fail', (run, { fail }) => end(run, 'error', { ...NO_ERROR, ...(isObject(fail) ? fail : {}) })],
  ['stop', (run, { stop }) => end(run, 'state', { type: 'stopped', result: stop })],
  ['second_final', (run, step) => end(run, 'result', { content: step.second_final })],
  ['exit', ({ line }, { exit }) => line.leave(`exit ${exit}`, Number(exit))],
]

const NO_ERROR = { message: '', trace: [], transient: false }

function end(run: Run, method: string, params: JsonObject): void {
  run.final = true
  run.line.send({ method, params })
}

/** All that was seen as one JSON text; `lines` and `started` stand beside what every probe reports. */
function report({ init, seen, log }: Run, text: unknown): string {
  const tool = isObject(init.tool) ? init.tool : {}
  const { name, arguments: args = {}, answers = {}, options = {} } = tool
  const { protocol_version } = init
  const told = { name, arguments: args, answers, options, protocol_version }
  const lines = log.seen
  return JSON.stringify(sorted({ text, init: told, seen, lines, started: log.started }))
}
