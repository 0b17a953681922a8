import { ToolFailure } from './arguments.ts'
import { type Host, HostError } from './host.ts'

/** What a tool does; the text that it gives is its result, unless it has ended the run itself. */
export type Command = (host: Host) => Promise<string | undefined>

const commands: Record<string, () => Promise<Command>> = {
  copy: async () => (await import('./copy.ts')).copy,
  search: async () => (await import('./search.ts')).search,
  tidy: async () => (await import('./tidy.ts')).tidy,
  fetch: async () => (await import('./fetch.ts')).fetch,
  check: async () => (await import('./check.ts')).check,
  ask: async () => (await import('./ask.ts')).ask,
  probe: async () => (await import('./probe.ts')).probe,
}

/** Does what `arguments.command` states, or `arguments.script` spells out, and ends the run. */
export async function perform(host: Host): Promise<void> {
  try {
    const command = await commandOf(host)
    const text = await command(host)
    if (text !== undefined) finish(host, text)
  } catch (error) {
    host.fail(failureOf(error))
  }
}

function commandOf({ tool }: Host): Promise<Command> {
  const { command, script } = tool.arguments
  const name = script === undefined ? command : 'probe'
  const load =
    typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load)
    throw new ToolFailure(`arguments.command must be one of ${Object.keys(commands).join(', ')}`)
  return load()
}

/** A one-shot run ends with a result, a stateful one with its last state. */
function finish(host: Host, text: string): void {
  if (host.stateful) host.state({ type: 'stopped', result: text })
  else host.result([{ type: 'text', text }])
}

const TIMEOUT = -32004

/** What the tool reports of a failure; the same call may succeed later where only time ran out. */
function failureOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const expected = error instanceof HostError || error instanceof ToolFailure
  const trace = expected
    ? []
    : String((error as Error).stack)
        .split('\n')
        .slice(1)
  return { message, trace, transient: error instanceof HostError && error.error.code === TIMEOUT }
}
