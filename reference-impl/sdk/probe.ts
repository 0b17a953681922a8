/** Does what `arguments.script` states and returns what it saw. @see reference-impl/examples/PROBE.md */
import { setTimeout as pause } from 'node:timers/promises'
import { HostError, type Reason } from './failure.ts'
import { Host } from './host.ts'
import type { Json, State } from './tool.ts'

const { host, call, version } = await Host.connect()
const seen: Json[] = []
let isOver = false

/** What each step does, by the member that names it. */
const steps: Record<string, (step: Json) => Promise<unknown>> = {
  call: ({ call: method, params, save }) => request(method as string, (params ?? {}) as Json, save),
  state: ({ state }) => host.state(state as State),
  wait_apply: async () => seen.push({ apply: await host.nextInput() }),
  finish: ({ finish }) => over(host.result(spelled(report(finish)))),
  fail: ({ fail }) =>
    over(host.error({ message: '', trace: [], transient: false, ...(fail as Partial<Reason>) })),
  stop: ({ stop }) => over(host.state({ type: 'stopped', result: stop })),
  stderr: async ({ stderr }) => process.stderr.write(`${stderr}\n`),
  sleep_ms: ({ sleep_ms: ms }) => pause(Number(ms)),
}

for (const step of call.arguments.script as Json[]) {
  const name = Object.keys(steps).find((each) => each in step)
  if (name === undefined) await refuse(`unknown step: ${spelled(step)}`)
  else await steps[name]?.(step)
}
if (!isOver) await refuse('the script has no final step')
process.exit(0)

async function request(method: string, params: Json, save?: unknown): Promise<void> {
  try {
    const result = (await host.request(method, params)) as Json
    seen.push({ call: method, result })
    if (save) await request('fs.write', { path: save, ...saved(result) })
  } catch (thrown) {
    if (!(thrown instanceof HostError)) throw thrown
    seen.push({ call: method, error: thrown.error })
  }
}

function saved({ content, body, stdout, encoding }: Json): Json {
  return { content: content ?? body ?? stdout, ...(encoding !== undefined && { encoding }) }
}

function report(text: unknown): Json {
  return { text, seen, init: { ...call, protocol_version: version } }
}

function over(written: Promise<void>): Promise<void> {
  isOver = true
  return written
}

async function refuse(message: string): Promise<never> {
  await host.error({ message, trace: [], transient: false })
  return process.exit(0)
}

/** JSON without white space, with sorted members. */
function spelled(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each instanceof Object && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
