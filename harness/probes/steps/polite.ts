import { isObject, type JsonObject } from '../../wire/json.ts'
import type { Run, Step } from '../script.ts'

/** What a well-behaved tool does. @see rfd-d11 §Protocol methods */
export const politeSteps: [string, Step][] = [
  ['call', (run, { call, params, save }) => ask(run, call, params, save)],
  ['state', ({ line }, { state }) => line.send({ method: 'state', params: state })],
  [
    'wait_apply',
    async ({ line, seen }) => {
      seen.push({ apply: await line.input() })
    },
  ],
  ['stderr', (_, { stderr }) => void process.stderr.write(`${stderr}\n`)],
  ['sleep_ms', (_, { sleep_ms }) => sleep(Number(sleep_ms))],
]

/** Lets time pass and goes on listening. */
export const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

async function ask(run: Run, call: unknown, params: unknown, save: unknown): Promise<void> {
  const id = run.line.id()
  run.line.send({ id, method: call, params: params ?? {} })
  const answer = await run.line.take((m) => m.method === undefined && m.id === id)
  run.seen.push(outcome(call, answer))
  if (typeof save === 'string' && isObject(answer.result))
    await ask(run, 'fs.write', saved(answer.result, save), undefined)
}

/** What a response says of a call. */
export function outcome(call: unknown, { result, error }: JsonObject): JsonObject {
  return error === undefined ? { call, result } : { call, error }
}

/** Saves the first of the members that hold what a host delivers. */
function saved({ content, body, stdout, encoding }: JsonObject, path: string): JsonObject {
  return { path, content: content ?? body ?? stdout, ...(encoding !== undefined && { encoding }) }
}
