import type { Host } from './host.ts'
import type { Message } from './seams.ts'

/** A command of the plugin: it ends by `exit`, with a reason where it fails. */
export type Command = (host: Host, words: readonly string[], init: Message) => Promise<void>

/** Ends with the message of an error; whether it was one. */
export function failed(host: Host, { type, message }: Message): boolean {
  if (type === 'error') host.exit(1, String(message))
  return type === 'error'
}
