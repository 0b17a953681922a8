import { dirname, join } from 'node:path'
import { isObject, type JsonObject } from '../wire/json.ts'
import { existsSync } from './files.ts'
import { write } from './output.ts'
import { pass } from './pass.ts'
import { PluginInput } from './plugin-input.ts'
import { firstSetting } from './plugin-messages.ts'
import { withIds } from './plugin-placeholders.ts'
import type { PluginProbeScript, PluginStep } from './plugin-step.ts'
import { openSideChannel } from './side-channel.ts'

/** What is reported when the probe finds a terminal in the place of its stdin. */
export const ON_TERMINAL = 'terminal on stdin'

/** Interval between two looks whether the suite has acted, in milliseconds. */
const LOOK_MS = 10

/** Our probe in the place of a plugin: follows a script and reports what it received on its side channel. */
export class PluginProbe {
  readonly #script: PluginProbeScript
  readonly #emit: (what: object) => void
  readonly #input: PluginInput
  /** Whether it reports what it writes. */
  #reports = false

  constructor(script: PluginProbeScript) {
    const start = performance.now()
    const emit = openSideChannel(script.record)
    this.#script = script
    this.#emit = (what) => emit({ at: Math.round((performance.now() - start) * 1_000), ...what })
    this.#emit({ started: Math.round((performance.timeOrigin + start) * 1_000), pid: process.pid })
    if (process.stdin.isTTY) this.#emit({ event: ON_TERMINAL })
    this.#input = new PluginInput(script, this.#emit)
  }

  async run(): Promise<never> {
    for (const step of this.#script.steps) await this.#perform(step)
    return process.exit(0)
  }

  async #perform(step: PluginStep): Promise<void> {
    const { send, raw, stderr, mark, setting } = step
    if (setting !== undefined) this.#askFor(setting)
    else if (send !== undefined) this.#send(send)
    else if (raw !== undefined) await this.#writeRaw(raw, step)
    else if (stderr !== undefined) this.#complain(stderr)
    else if (mark !== undefined) await this.#report(mark, step)
    else await this.#waitOrEnd(step)
  }

  #send(message: unknown): void {
    this.#write(`${withIds(message, this.#input.messages)}\n`)
  }

  /** What may end the probe is reported before. */
  #write(text: string): void {
    if (this.#reports) this.#emit({ sent: text })
    write('stdout', Buffer.from(text))
  }

  #complain(text: string): void {
    if (this.#reports) this.#emit({ complained: text })
    write('stderr', Buffer.from(text))
  }

  async #writeRaw(text: string, { times = 1, pause_ms }: PluginStep): Promise<void> {
    if (pause_ms === undefined) return this.#write(text.repeat(times))
    if (this.#reports) this.#emit({ sent: text })
    for (const byte of Buffer.from(text)) {
      write('stdout', Buffer.from([byte]))
      await pass(pause_ms)
    }
  }

  /** That the suite has acted is shown by a file beside the side channel; another probe may have waited meanwhile. */
  async #report(mark: string, { acted }: PluginStep): Promise<void> {
    this.#emit({ mark })
    if (acted) await this.#acted(mark)
  }

  async #acted(mark: string): Promise<void> {
    const file = join(dirname(this.#script.record), `acted-${mark}`)
    const timer = setInterval(() => this.#input.look(), LOOK_MS)
    await this.#input.until(() => existsSync(file), { ms: 2 * this.#script.replyMs })
    clearInterval(timer)
  }

  #askFor(kind: 'object' | 'plain'): void {
    const init = this.#input.messages.find(
      (message) => isObject(message) && message.type === 'init',
    )
    const path = isObject(init) ? firstSetting(init.config, kind) : undefined
    const request = { type: 'read_config', path: path?.join('.') ?? 'none' }
    this.#write(`${JSON.stringify(request)}\n`)
  }

  async #waitOrEnd(step: PluginStep): Promise<void> {
    const { lines = 0, message, received, or, times = 1, repeat } = step
    const { status, die, stay, catch_signals, pass_ms, listens_ms, deaf, reading, awaits } = step
    this.#reports ||= step.reports === true
    if (lines > 0) await this.#input.receive(lines)
    else if (message !== undefined) await this.#input.receiveType(message)
    else if (received && repeat) await this.#repeat(repeat, received, times, step.pause_ms)
    else if (received) await this.#input.until(() => this.#comes(received, or, times))
    else if (status !== undefined) process.exit(status)
    else if (die !== undefined) process.kill(process.pid, die)
    else if (catch_signals) this.#catchSignals()
    else if (deaf) await this.#input.stopReading()
    else if (awaits !== undefined) await this.#acted(awaits)
    else if (reading) process.stdin[reading === 'paused' ? 'pause' : 'resume']()
    if (pass_ms !== undefined) await pass(pass_ms)
    if (listens_ms !== undefined) await this.#input.listenFor(listens_ms)
    if (stay || die !== undefined) await new Promise(() => setInterval(() => {}, 2 ** 30))
  }

  /** Goes on for half of the time that a reply may take: what does not come meanwhile may still come afterwards. */
  async #repeat(
    request: JsonObject,
    received: JsonObject,
    times: number,
    pause_ms?: number,
  ): Promise<void> {
    const end = performance.now() + this.#script.replyMs / 2
    for (let at = 0; this.#input.count(received) < times && performance.now() < end; at += 1) {
      const id = `repeated ${at}`
      this.#write(`${JSON.stringify({ ...request, id })}\n`)
      await this.#input.until(() => this.#input.count({ id }) > 0)
      if (pause_ms !== undefined) await pass(pause_ms)
    }
  }

  #comes(members: JsonObject, or: JsonObject | undefined, times: number): boolean {
    return this.#input.count(members) + (or ? this.#input.count(or) : 0) >= times
  }

  #catchSignals(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => this.#emit({ event: name }))
  }
}
