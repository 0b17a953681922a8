import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { objects, ToolFailure } from './arguments.ts'
import { type Host, HostError } from './host.ts'

/** Carries out the steps of `arguments.script` on this very client, and reports what it saw; see `examples/PROBE.md`. */
export async function probe(host: Host): Promise<undefined> {
  const run: Run = { host, seen: [], final: false }
  for (const step of objects(host.tool.arguments, 'script')) await perform(run, step)
  if (!run.final) throw new ToolFailure('the script has no final step')
}

interface Run {
  host: Host
  seen: JsonObject[]
  final: boolean
}

type Step = (run: Run, step: JsonObject) => void | Promise<void>

async function perform(run: Run, step: JsonObject): Promise<void> {
  const [, action] = steps.find(([name]) => Object.hasOwn(step, name)) ?? []
  if (!action) throw new ToolFailure(`unknown step: ${spelled(step)}`)
  await action(run, step)
}

/** In the order in which they name a step. */
const steps: [string, Step][] = [
  ['call', (run, { call, params, save }) => ask(run, String(call), params, save)],
  ['state', ({ host }, { state }) => host.state(state as never)],
  [
    'wait_apply',
    async ({ host, seen }) => {
      seen.push({ apply: await host.nextInput() })
    },
  ],
  ['finish', (run, { finish }) => end(run, () => run.host.result(spelled(report(run, finish))))],
  [
    'fail',
    (run, { fail }) =>
      end(run, () =>
        run.host.fail({ message: '', trace: [], transient: false, ...(fail as object) }),
      ),
  ],
  [
    'stop',
    (run, { stop }) => end(run, () => run.host.state({ type: 'stopped', result: stop as string })),
  ],
  ['stderr', (_, { stderr }) => console.error(stderr)],
  ['sleep_ms', (_, { sleep_ms }) => new Promise((wake) => setTimeout(wake, Number(sleep_ms)))],
]

async function ask(run: Run, call: string, params: unknown, save?: unknown): Promise<void> {
  try {
    const result = await run.host.request(call, isObject(params) ? params : {})
    run.seen.push({ call, result })
    if (typeof save === 'string') await ask(run, 'fs.write', saved(result, save))
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    run.seen.push({ call, error: error.error })
  }
}

/** Saves the first of the members that hold what a host delivers. */
function saved({ content, body, stdout, encoding }: JsonObject, path: string): JsonObject {
  return {
    path,
    content: content ?? body ?? stdout,
    ...(typeof encoding === 'string' && { encoding }),
  }
}

function end(run: Run, emit: () => void): void {
  run.final = true
  emit()
}

function report({ host, seen }: Run, text: unknown): JsonObject {
  return { text, init: { ...host.tool, protocol_version: host.protocolVersion }, seen }
}

/** JSON without white space and with sorted members, so that no host's spelling shows in it. */
const spelled = (value: unknown) => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, v]) => [name, sorted(v)]))
}
