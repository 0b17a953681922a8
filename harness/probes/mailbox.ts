import { createReadStream, type ReadStream } from 'node:fs'
import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'

/** What has come on stdin and is not yet used, in the order of arrival. */
export interface Mailbox {
  /** Takes the oldest message that fits, or waits for one. */
  take(fits: (message: JsonObject) => boolean): Promise<JsonObject>
  /** Takes every message that came and is not used. */
  takeAll(): JsonObject[]
  /** Stops reading and goes on: what comes in between stays in the pipe. */
  pause(): void
  resume(): void
  /** Closes stdin for good. */
  close(): void
}

/** Opens stdin; `onMessage` sees each message first, `onEnd` its end. */
export function openMailbox(onMessage: (message: JsonObject) => void, onEnd: () => void): Mailbox {
  const input: ReadStream = createReadStream('', { fd: 0, autoClose: false })
  const kept: JsonObject[] = []
  let waiting: (() => void) | undefined
  const lines = cutLines((line) => {
    const message = parse(line.toString('utf8'))
    if (!isObject(message)) return
    kept.push(message)
    onMessage(message)
    waiting?.()
  })
  input.on('data', (chunk) => lines.push(chunk as Buffer))
  input.on('end', onEnd).on('error', onEnd)
  return {
    take: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const at = kept.findIndex(fits)
          if (at === -1) return
          waiting = undefined
          resolve(kept.splice(at, 1)[0] as JsonObject)
        }
        waiting = look
        look()
      }),
    takeAll: () => kept.splice(0),
    pause: () => input.pause(),
    resume: () => input.resume(),
    close: () => input.destroy(),
  }
}
