import { carryOut, type Methods } from '../../host/driver/methods.ts'
import { Fault, openWire } from '../../host/driver/wire.ts'
import type { CommandLine } from '../program/command-line.ts'
import type { Locks } from '../program/locks.ts'
import { Refusal } from '../program/message.ts'
import { seamsFor } from '../program/mutated.ts'
import { append, conversationsIn } from './conversations.ts'
import { type DrivenHost, driveHost } from './driven-host.ts'
import { FEATURES } from './features.ts'
import { queryIn } from './terminal-query.ts'

/** Is the driver of the reference plugin host until it is shut down. */
export function drive(line: CommandLine): Promise<never> {
  let host = driveHost({}, line)
  const clear = () => host.close()
  const configure: NonNullable<Methods['configure']> = (params) => {
    clear()
    host = driveHost(params, line)
    return {}
  }
  const methods: Methods = {
    ...methodsOf(() => host, line),
    configure,
    shutdown() {
      clear()
      setImmediate(() => process.exit(0))
      return {}
    },
  }
  openWire(async (method, params) => refusing(() => carryOut(methods, method, params)), leave)
  process.on('exit', clear)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave)
  return new Promise(() => {})
}

const methodsOf = (host: () => DrivenHost, line: CommandLine): Methods => ({
  describe: () => ({ name: 'reference plugin host', version: '0.1.0', features: [...FEATURES] }),
  plugin: (params) => host().runPlugin(params),
  plugin_conversation: ({ id }) => ({ conversations: conversationsIn(host().workspace, id) }),
  plugin_event({ conversation, events }) {
    append(host().workspace, conversation, events)
    return {}
  },
  plugin_assistant({ replies, resume }) {
    const { assistant } = host()
    assistant.script(replies)
    if (resume) assistant.resume()
    return { requests: assistant.requests }
  },
  plugin_query: async (params) => queryIn(host(), params, await seamsFor(line)),
  plugin_lock: ({ conversation, held }) => ({ held: setLock(host().locks, conversation, held) }),
  plugin_interrupt({ signal = 'SIGINT' }) {
    host().interrupt(signal)
    return {}
  },
})

/** Takes or gives back a lock as another process; gives whether it is held now. */
function setLock(locks: Locks, conversation: string, held: boolean): boolean {
  if (held) return locks.take(conversation)
  locks.free(conversation)
  return false
}

/** What the host refuses is what the driver refuses. */
async function refusing(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    throw error instanceof Refusal ? new Fault(-32602, error.message) : error
  }
}

const leave = () => process.exit(0)
