import { type Command, failed } from './command.ts'
import type { Host } from './host.ts'
import type { Message } from './seams.ts'

/** Commands that change conversations, for hosts of the profile `write`. @see rfd072 §Workspace Mutations */
export const writing: Readonly<Record<string, Command>> = {
  note,
  create,
}

/** Adds a text to a conversation, as a turn of its own. */
async function note(host: Host, [conversation = '', ...words]: readonly string[]): Promise<void> {
  if (failed(host, await host.ask({ type: 'lock', conversation }))) return
  const pushed = await host.ask(turnOf(conversation, words.join(' ')))
  const unlocked = await host.ask({ type: 'unlock', conversation })
  if (failed(host, pushed) || failed(host, unlocked)) return
  host.print(`added ${String(pushed.count)} events\n`)
  host.exit(0)
}

/** Creates a conversation with a title, and writes its first turn. */
async function create(host: Host, [title, ...words]: readonly string[]): Promise<void> {
  const created = await host.ask({ type: 'create_conversation', ...(title && { title }) })
  if (failed(host, created)) return
  const conversation = String(created.conversation)
  if (failed(host, await host.ask(turnOf(conversation, words.join(' '))))) return
  if (failed(host, await host.ask({ type: 'unlock', conversation }))) return
  host.print(`created ${conversation}\n`)
  host.exit(0)
}

const turnOf = (conversation: string, content: string): Message => ({
  ...{ type: 'push_events', conversation },
  events: [
    { type: 'turn_start' },
    { type: 'chat_request', content },
    { type: 'chat_response', message: 'Noted.' },
  ],
})
