import { type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import { describeWhereAsked } from './describe-where-asked.ts'
import { hasMembers } from './plugin-messages.ts'
import type { PluginProbeScript } from './plugin-step.ts'

/** Bytes that are read of a host; what scenarios ask for is a fraction of them. */
const MOST_BYTES = 32 * 1024 * 1024

/** Status of a probe that waited in vain. */
const IN_VAIN = 70

/** What a host sends to our probe in the place of a plugin: it is reported, and waited for. */
export class PluginInput {
  readonly messages: unknown[] = []
  readonly #script: PluginProbeScript
  readonly #emit: (what: object) => void
  #taken = 0
  #pending = ''
  #bytes = 0
  #look = () => {}
  /** What the end of the input means; nothing while the probe waits for no line. */
  #ended = () => {}

  constructor(script: PluginProbeScript, emit: (what: object) => void) {
    this.#script = script
    this.#emit = emit
    this.#listen()
  }

  /** Looks again whether what is waited for is so. */
  look(): void {
    this.#look()
  }

  /** Waits for so many further messages. */
  receive(lines: number): Promise<void> {
    const many = this.#taken + lines
    return this.until(() => this.messages.length >= many, { taken: many })
  }

  /** Waits for a message of a type behind those that were waited for. */
  receiveType(type: string): Promise<void> {
    const found = () =>
      this.messages.findIndex(
        (value, at) =>
          at >= this.#taken && (value as { type?: unknown } | undefined)?.type === type,
      )
    return this.until(() => found() >= 0)
  }

  /** Waits, but no longer than until a message or the end of the input comes. */
  listenFor(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const before = this.messages.length
      const end = () => {
        this.#look = this.#ended = () => {}
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#ended = end
      this.#look = () => this.messages.length > before && end()
    })
  }

  /** How many messages have these members. */
  count(members: JsonObject): number {
    return this.messages.filter((message) => hasMembers(message, members)).length
  }

  /** Waits until something is so, and ends the probe when that takes too long. */
  until(
    isSo: () => boolean,
    { taken, ms = this.#script.replyMs }: { taken?: number; ms?: number } = {},
  ): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), ms)
      this.#ended = () => process.exit(0)
      this.#look = () => {
        if (!isSo()) return
        this.#look = this.#ended = () => {}
        this.#taken = taken ?? this.messages.length
        clearTimeout(timer)
        resolve()
      }
      this.look()
    })
  }

  /** The rest of a line that has begun to come stays where the host writes it. */
  async stopReading(): Promise<void> {
    process.stdin.once('data', () => this.look())
    await this.until(() => this.#pending !== '')
    process.stdin.pause()
  }

  #listen(): void {
    const lines = cutLines((line, ending) => {
      const text = line.toString('utf8')
      if (this.messages.length === 0) describeWhereAsked(text, this.#script.steps)
      this.#emit({ line: text, ...(ending === 'none' && { event: 'line without end' }) })
      if (text.trim() !== '') this.messages.push(parse(text))
      this.look()
    })
    process.stdin.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length
      if (this.#bytes > MOST_BYTES) this.#giveUp('flooded')
      lines.push(chunk)
      this.#pending = lines.pending() > 0 ? chunk.toString('utf8') : ''
    })
    process.stdin.on('end', () => {
      lines.end()
      this.#emit({ event: 'end of input' })
      this.#ended()
    })
  }

  #giveUp(event = 'waited in vain'): void {
    this.#emit({
      event,
      ...(this.#pending && { seen: { begun: this.#pending } }),
    })
    process.exit(IN_VAIN)
  }
}
