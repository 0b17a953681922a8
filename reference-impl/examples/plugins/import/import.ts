/** Adds what `jp export` wrote to a conversation. */
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  type ConversationEvent,
  commandPlugin,
  PluginFailure,
  type Writer,
} from '../../../sdk/index.ts'

const USAGE = 'Usage: jp import FILE [CONVERSATION]'

const description = {
  name: 'import',
  version: '1.0.0',
  description: 'Adds a conversation that was exported as Markdown',
  help: `${USAGE}\n\nWithout a conversation it creates one, named after the file.`,
}

await commandPlugin(description, async ({ host, workspace, args }) => {
  const [file, conversation, ...others] = args
  if (file === undefined || others.length > 0) throw new PluginFailure(USAGE, 2)
  const events = eventsIn(await textOf(resolve(workspace.root, file)))
  if (events.length === 0) throw new PluginFailure(`${file} holds no request`)
  const write = async ({ conversation: id, push }: Writer) => ({ id, count: await push(events) })
  const { id, count } = conversation
    ? await host.withLock(conversation, write)
    : await host.create(basename(file, '.md'), write)
  await host.print(`added ${count} events to ${id}\n`)
})

function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: Error) => {
    throw new PluginFailure(error.message)
  })
}

/** Each request begins a turn; what stands before the first one is passed over. */
function eventsIn(text: string): ConversationEvent[] {
  const sections = text
    .replaceAll('\r\n', '\n')
    .split(/^## (?=(?:User|Assistant)$)/m)
    .slice(1)
  const first = sections.findIndex(isRequest)
  return first === -1 ? [] : sections.slice(first).flatMap(eventsOf)
}

function isRequest(section: string): boolean {
  return section.startsWith('User')
}

function eventsOf(section: string): ConversationEvent[] {
  const content = section.slice(section.indexOf('\n')).trim()
  if (!isRequest(section)) return [{ type: 'chat_response', message: content }]
  return [{ type: 'turn_start' }, { type: 'chat_request', content }]
}
