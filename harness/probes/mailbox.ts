import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'

/** What has come on stdin and is not yet used, in the order of arrival. */
export interface Mailbox {
  /** Takes the oldest message that fits, or waits for one. */
  take(fits: (message: JsonObject) => boolean): Promise<JsonObject>
  /** Takes every message that comes while some time passes. */
  takeFor(ms: number): Promise<JsonObject[]>
  /** Reads nothing while some time passes: what comes stays in the pipe. */
  deafFor(ms: number): Promise<void>
  /** Closes stdin for good. */
  close(): void
}

/** What the mailbox tells at once, whatever the program is doing. */
export interface Alarms {
  heard(line: Buffer): void
  cancelled(): void
  ended(): void
}

/** Opens stdin. */
export function openMailbox({ heard, cancelled, ended }: Alarms): Mailbox {
  const kept: JsonObject[] = []
  let look = () => {}
  const lines = cutLines((line) => {
    heard(line)
    const message = parse(line.toString('utf8'))
    if (!isObject(message)) return
    kept.push(message)
    if (message.method === 'cancel') cancelled()
    look()
  })
  process.stdin.on('data', (chunk: Buffer) => lines.push(chunk))
  process.stdin.on('end', ended).on('error', ended)
  return {
    take: (fits) =>
      new Promise((resolve) => {
        look = () => {
          const at = kept.findIndex(fits)
          if (at === -1) return
          look = () => {}
          resolve(kept.splice(at, 1)[0] as JsonObject)
        }
        look()
      }),
    async takeFor(ms) {
      const before = kept.length
      await pass(ms)
      return kept.splice(before)
    },
    async deafFor(ms) {
      process.stdin.pause()
      await pass(ms)
      process.stdin.resume()
    },
    close() {
      process.stdin.removeAllListeners('end').destroy()
    },
  }
}

/** Lets milliseconds pass. */
export const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
