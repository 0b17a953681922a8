import type { ServerResponse } from 'node:http'
import type { Chat, Update } from './chat.ts'

/** Bytes that may wait for a page; one that reads more slowly is cut off, comes back by itself, and begins anew. */
const MOST_WAITING = 8_388_608

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

/** Streams a conversation to a page as server-sent events, as long as the page stays. */
export async function streamTo(
  chat: Chat,
  conversation: string,
  response: ServerResponse,
  streams: Set<ServerResponse>,
): Promise<void> {
  streams.add(response)
  const gone = new Promise<void>((leave) => response.once('close', leave))
  void gone.then(() => streams.delete(response))
  const send = (update: Update) => {
    if (response.writableEnded || response.destroyed) return
    if (!response.headersSent) response.writeHead(200, HEADERS)
    // JSON has no line feed, which would end the event.
    response.write(`data: ${JSON.stringify(update)}\n\n`)
    if (response.writableLength > MOST_WAITING) response.destroy()
  }
  await chat.show({ conversation, send, gone })
}
