import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import { closeSync } from './files.ts'
import { pass } from './pass.ts'

const STDIN = 0

/** What of its input a probe is notified of at once, whatever it is doing. */
export interface Alarms {
  heard(line: Buffer): void
  /** A line that is no message. */
  unreadable(): void
  cancelled(): void
  ended(): void
}

/** What a host sends to our probe in the place of a tool and is not yet used, in the order of arrival. */
export class ToolInput {
  readonly #kept: JsonObject[] = []
  #look = () => {}

  /** Opens stdin. */
  constructor({ heard, unreadable, cancelled, ended }: Alarms) {
    const lines = cutLines((line) => {
      heard(line)
      const message = parse(line.toString('utf8'))
      if (!isObject(message)) return unreadable()
      this.#kept.push(message)
      if (message.method === 'cancel') cancelled()
      this.#look()
    })
    process.stdin.on('data', (chunk: Buffer) => lines.push(chunk))
    process.stdin.on('end', ended).on('error', ended)
  }

  /** Takes the oldest message that fits, or waits for one. */
  take(fits: (message: JsonObject) => boolean): Promise<JsonObject> {
    return new Promise((resolve) => {
      this.#look = () => {
        const at = this.#kept.findIndex(fits)
        if (at === -1) return
        this.#look = () => {}
        resolve(this.#kept.splice(at, 1)[0] as JsonObject)
      }
      this.#look()
    })
  }

  /** Takes every message that comes while some time passes. */
  async takeFor(ms: number): Promise<JsonObject[]> {
    const before = this.#kept.length
    await pass(ms)
    return this.#kept.splice(before)
  }

  /** Reads nothing while some time passes: what comes stays in the pipe. */
  async deafFor(ms: number): Promise<void> {
    process.stdin.pause()
    await pass(ms)
    process.stdin.resume()
  }

  /** Closes stdin for good; the stream alone leaves its descriptor open, which its host can still write to. */
  close(): void {
    process.stdin.removeAllListeners('end').destroy()
    closeSync(STDIN)
  }
}
