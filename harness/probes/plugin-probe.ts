import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import { describeWhereAsked } from './describe-where-asked.ts'
import { write } from './output.ts'
import { firstSetting, hasMembers } from './plugin-messages.ts'
import { withIds } from './plugin-placeholders.ts'
import type { PluginProbeScript, PluginStep } from './plugin-step.ts'
import { openSideChannel } from './side-channel.ts'
import { pass } from './side-channel-file.ts'

/** What is reported when the probe finds a terminal in the place of its stdin. */
export const ON_TERMINAL = 'terminal on stdin'

/** Interval between two looks whether the suite has acted, in milliseconds. */
const LOOK_MS = 10

/** Bytes that are read of a host; what scenarios ask for is a fraction of them. */
const MOST_BYTES = 32 * 1024 * 1024

/** Status of a probe that waited in vain. */
const IN_VAIN = 70

/** Our probe in the place of a plugin: follows a script and reports what it received on its side channel. */
export class PluginProbe {
  readonly #script: PluginProbeScript
  readonly #emit: (what: object) => void
  readonly #messages: unknown[] = []
  #taken = 0
  #pending = ''
  #bytes = 0
  #look = () => {}
  /** What the end of the input means; nothing while the probe waits for no line. */
  #ended = () => {}

  constructor(script: PluginProbeScript) {
    const start = performance.now()
    const emit = openSideChannel(script.record)
    this.#script = script
    this.#emit = (what) => emit({ at: Math.round((performance.now() - start) * 1_000), ...what })
    this.#emit({ started: Math.round((performance.timeOrigin + start) * 1_000), pid: process.pid })
    if (process.stdin.isTTY) this.#emit({ event: ON_TERMINAL })
    this.#listen()
  }

  async run(): Promise<never> {
    for (const step of this.#script.steps) await this.#perform(step)
    return process.exit(0)
  }

  #listen(): void {
    const lines = cutLines((line, ending) => {
      const text = line.toString('utf8')
      if (this.#messages.length === 0) describeWhereAsked(text, this.#script.steps)
      this.#emit({ line: text, ...(ending === 'none' && { event: 'line without end' }) })
      if (text.trim() !== '') this.#messages.push(parse(text))
      this.#look()
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

  async #perform(step: PluginStep): Promise<void> {
    const { send, raw, stderr, mark, setting } = step
    if (setting !== undefined) this.#askFor(setting)
    else if (send !== undefined) this.#send(send)
    else if (raw !== undefined) await writeRaw(raw, step)
    else if (stderr !== undefined) write('stderr', Buffer.from(stderr))
    else if (mark !== undefined) await this.#report(mark, step)
    else await this.#waitOrEnd(step)
  }

  #send(message: unknown): void {
    write('stdout', Buffer.from(`${withIds(message, this.#messages)}\n`))
  }

  /** That the suite has acted is shown by a file beside the side channel; another probe may have waited meanwhile. */
  async #report(mark: string, { acted }: PluginStep): Promise<void> {
    this.#emit({ mark })
    if (acted) await this.#acted(mark)
  }

  async #acted(mark: string): Promise<void> {
    const file = join(dirname(this.#script.record), `acted-${mark}`)
    const timer = setInterval(() => this.#look(), LOOK_MS)
    await this.#until(() => existsSync(file), undefined, 2 * this.#script.replyMs)
    clearInterval(timer)
  }

  #askFor(kind: 'object' | 'plain'): void {
    const init = this.#messages.find((message) => isObject(message) && message.type === 'init')
    const path = isObject(init) ? firstSetting(init.config, kind) : undefined
    const request = { type: 'read_config', path: path?.join('.') ?? 'none' }
    write('stdout', Buffer.from(`${JSON.stringify(request)}\n`))
  }

  async #waitOrEnd(step: PluginStep): Promise<void> {
    const { lines = 0, message, received, or, times = 1, repeat } = step
    const { status, die, stay, catch_signals, pass_ms, listens_ms, deaf, reading, awaits } = step
    if (lines > 0) await this.#receive(this.#taken + lines)
    else if (message !== undefined) await this.#receiveType(message)
    else if (received && repeat) await this.#repeat(repeat, received, times, step.pause_ms)
    else if (received) await this.#until(() => this.#comes(received, or, times), undefined)
    else if (status !== undefined) process.exit(status)
    else if (die !== undefined) process.kill(process.pid, die)
    else if (catch_signals) this.#catchSignals()
    else if (deaf) await this.#stopReading()
    else if (awaits !== undefined) await this.#acted(awaits)
    else if (reading) process.stdin[reading === 'paused' ? 'pause' : 'resume']()
    if (pass_ms !== undefined) await pass(pass_ms)
    if (listens_ms !== undefined) await this.#listenFor(listens_ms)
    if (stay || die !== undefined) await new Promise(() => setInterval(() => {}, 2 ** 30))
  }

  #receive(many: number): Promise<void> {
    return this.#until(() => this.#messages.length >= many, many)
  }

  #receiveType(type: string): Promise<void> {
    const found = () =>
      this.#messages.findIndex(
        (value, at) =>
          at >= this.#taken && (value as { type?: unknown } | undefined)?.type === type,
      )
    return this.#until(() => found() >= 0, undefined)
  }

  /** Goes on for half of the time that a reply may take: what does not come meanwhile may still come afterwards. */
  async #repeat(
    request: JsonObject,
    received: JsonObject,
    times: number,
    pause_ms?: number,
  ): Promise<void> {
    const end = performance.now() + this.#script.replyMs / 2
    for (let at = 0; this.#count(received) < times && performance.now() < end; at += 1) {
      const id = `repeated ${at}`
      write('stdout', Buffer.from(`${JSON.stringify({ ...request, id })}\n`))
      await this.#until(() => this.#count({ id }) > 0, undefined)
      if (pause_ms !== undefined) await pass(pause_ms)
    }
  }

  #comes(members: JsonObject, or: JsonObject | undefined, times: number): boolean {
    return this.#count(members) + (or ? this.#count(or) : 0) >= times
  }

  #listenFor(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const before = this.#messages.length
      const end = () => {
        this.#look = this.#ended = () => {}
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#ended = end
      this.#look = () => this.#messages.length > before && end()
    })
  }

  #count(members: JsonObject): number {
    return this.#messages.filter((message) => hasMembers(message, members)).length
  }

  /** Waits until something is so, and ends the probe when that takes too long. */
  #until(isSo: () => boolean, taken: number | undefined, ms = this.#script.replyMs): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), ms)
      this.#ended = () => process.exit(0)
      this.#look = () => {
        if (!isSo()) return
        this.#look = this.#ended = () => {}
        this.#taken = taken ?? this.#messages.length
        clearTimeout(timer)
        resolve()
      }
      this.#look()
    })
  }

  /** The rest of a line that has begun to come stays where the host writes it. */
  async #stopReading(): Promise<void> {
    process.stdin.once('data', () => this.#look())
    await this.#until(() => this.#pending !== '', undefined)
    process.stdin.pause()
  }

  #giveUp(event = 'waited in vain'): void {
    this.#emit({
      event,
      ...(this.#pending && { seen: { begun: this.#pending } }),
    })
    process.exit(IN_VAIN)
  }

  #catchSignals(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => this.#emit({ event: name }))
  }
}

async function writeRaw(text: string, { times = 1, pause_ms }: PluginStep): Promise<void> {
  const bytes = Buffer.from(text)
  if (pause_ms === undefined) return write('stdout', Buffer.from(text.repeat(times)))
  for (const byte of bytes) {
    write('stdout', Buffer.from([byte]))
    await pass(pause_ms)
  }
}
