import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import { chatting } from './chatting.ts'
import { type Command, failed } from './command.ts'
import type { Host } from './host.ts'
import type { Message } from './seams.ts'
import { serve } from './serving.ts'
import { writing } from './writing.ts'

/** What the plugin can be started with as its first word; without one it lists titles. */
export const commands: Readonly<Record<string, Command>> = {
  titles,
  show,
  statistics,
  setting,
  export: exportTitles,
  serve,
  ...writing,
  ...chatting,
}

/** Prints the title of each conversation on a line of its own. */
async function titles(host: Host): Promise<void> {
  const list = await host.ask({ type: 'list_conversations' })
  if (failed(host, list)) return
  host.print(conversationsIn(list).map(titleOf).join(''))
  host.exit(0)
}

const titleOf = ({ title }: JsonObject) => `${title ? title : '(untitled)'}\n`

/** Prints what was written in the last conversation of the list, or in that of the given id. */
async function show(host: Host, [wanted]: readonly string[]): Promise<void> {
  const list = await host.ask({ type: 'list_conversations' })
  if (failed(host, list)) return
  const conversation = wanted ?? String(conversationsIn(list)[0]?.id)
  const events = await host.ask({ type: 'read_events', conversation })
  if (failed(host, events)) return
  for (const event of eventsIn(events)) showEvent(host, event)
  host.exit(0)
}

function showEvent(host: Host, { type, content, message, reasoning }: JsonObject): void {
  if (type === 'chat_request') host.print(`> ${String(content)}\n`)
  if (type !== 'chat_response') return
  if (typeof message === 'string') host.print(`${message}\n`, { format: 'markdown' })
  if (typeof reasoning === 'string') host.print(`${reasoning}\n`, { channel: 'reasoning' })
}

/** Counts the events of all conversations, which it reads at once. */
async function statistics(host: Host): Promise<void> {
  const list = await host.ask({ type: 'list_conversations' })
  if (failed(host, list)) return
  const ids = conversationsIn(list).map(({ id }) => String(id))
  host.log('info', 'reading conversations', { count: ids.length })
  process.stderr.write(`statistics: reading ${ids.length} conversations\n`)
  const all = await host.askAll(ids.map((id) => ({ type: 'read_events', conversation: id })))
  const wrong = all.findIndex(({ type }) => type === 'error')
  if (wrong >= 0) return host.exit(1, `${ids[wrong]}: ${String(all[wrong]?.message)}`)
  const counts = ids.map((id, i) => `${id} ${eventsIn(all[i]).length}`)
  host.print(`${counts.join('\n')}\n`, { format: 'code', language: 'text' })
  host.exit(0)
}

/** Prints a setting of the host. */
async function setting(host: Host, [path = '']: readonly string[]): Promise<void> {
  const reply = await host.ask({ type: 'read_config', path })
  if (failed(host, reply)) return
  host.print(`${JSON.stringify(reply.data)}\n`, { format: 'json' })
  host.exit(0)
}

/** Writes all titles to a file of the workspace. */
async function exportTitles(host: Host, [name]: readonly string[], init: Message): Promise<void> {
  if (name === undefined) return host.exit(2, 'export: the name of a file is missing')
  const list = await host.ask({ type: 'list_conversations' })
  if (failed(host, list)) return
  const { root } = init.workspace as { root: string }
  writeFileSync(join(root, name), conversationsIn(list).map(titleOf).join(''))
  host.exit(0)
}

const conversationsIn = ({ data }: JsonObject): JsonObject[] => objectsIn(data)

const eventsIn = (reply: JsonObject | undefined): JsonObject[] => objectsIn(reply?.data)
