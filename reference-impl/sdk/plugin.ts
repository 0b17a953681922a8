import { Failure } from './failure.ts'
import { lines, writeLine } from './lines.ts'
import { messageIn, PluginHost } from './plugin-host.ts'
import type { Description, Init } from './plugin-messages.ts'

/** A run of a command plugin. */
export interface PluginRun extends Init {
  host: PluginHost
}

/** Why a plugin ends with a status other than 0. */
export class PluginFailure extends Failure {
  /** The status for the host to end with. */
  readonly code: number

  constructor(message: string, code = 1) {
    super(message)
    this.code = code
  }
}

/**
 * Runs a command plugin: describes it where the host asks for that, shows its help on a terminal, and else does its
 * work. The run ends when that returns, throws, or the host asks for it.
 * @see rfd072 §Lifecycle
 */
export async function commandPlugin(
  description: Description,
  work: (run: PluginRun) => Promise<void>,
): Promise<never> {
  if (process.stdin.isTTY) return showHelp(description)
  const input = lines()
  const { value = '{"type":"shutdown"}' } = await input.next()
  const first = messageIn(value)
  if (first.type === 'describe') {
    await writeLine({ type: 'describe', ...description })
    return process.exit(0)
  }
  const host = new PluginHost()
  if (first.type !== 'init') return host.exit(0)
  await writeLine({ type: 'ready' })
  void host.listen(input)
  return endOf(host, () => work({ ...(first as unknown as Init), host }))
}

function showHelp({ name, description, help }: Description): never {
  process.stderr.write(`${help ?? `${name}: ${description}`}\n`)
  return process.exit(0)
}

async function endOf(host: PluginHost, work: () => Promise<void>): Promise<never> {
  try {
    await work()
    return await host.exit(0)
  } catch (thrown) {
    if (thrown instanceof PluginFailure) return host.exit(thrown.code, thrown.message)
    if (thrown instanceof Failure) return host.exit(1, thrown.message)
    process.stderr.write(`${thrown instanceof Error ? thrown.stack : thrown}\n`)
    return host.exit(1, String(thrown))
  }
}
