import { isObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import { write } from './output.ts'
import { openSideChannel } from './side-channel.ts'

/** One thing that the probe does when a host runs it as a plugin; the member that is there names it. */
export interface PluginStep {
  /** Writes a message, as one line. */
  send?: unknown
  /** Asks for the first setting in `init` that is an object, or that is none. */
  setting?: 'object' | 'plain'
  /** Writes a text as it is, `times` times, `pause_ms` between its bytes. */
  raw?: string
  times?: number
  pause_ms?: number
  /** Writes a text to stderr. */
  stderr?: string
  /** Waits until so many further lines have come. */
  lines?: number
  /** Waits until a message of this type has come. */
  message?: string
  /** Reports a name, at which the suite may act. */
  mark?: string
  /** Lets milliseconds pass. */
  pass_ms?: number
  /** Reports signals in place of dying of them. */
  catch_signals?: true
  /** Ends with this status. */
  status?: number
  /** Dies of this signal. */
  die?: string
  /** Stays until it is killed. */
  stay?: true
}

/** What the probe does, where it reports, and how many milliseconds it waits for a line. */
export interface PluginProbeScript {
  record: string
  replyMs: number
  steps: readonly PluginStep[]
}

/** Status of a probe that waited in vain. */
const IN_VAIN = 70

/** Our probe in the place of a plugin: follows a script and reports what it received on its side channel. */
export class PluginProbe {
  readonly #script: PluginProbeScript
  readonly #emit: (what: object) => void
  readonly #messages: unknown[] = []
  #taken = 0
  #pending = ''
  #look = () => {}
  /** What the end of the input means; nothing while the probe waits for no line. */
  #ended = () => {}

  constructor(script: PluginProbeScript) {
    const start = performance.now()
    const emit = openSideChannel(script.record)
    this.#script = script
    this.#emit = (what) => emit({ at: Math.round((performance.now() - start) * 1_000), ...what })
    this.#emit({ started: Math.round((performance.timeOrigin + start) * 1_000), pid: process.pid })
    this.#listen()
  }

  async run(): Promise<never> {
    for (const step of this.#script.steps) await this.#perform(step)
    return process.exit(0)
  }

  #listen(): void {
    const lines = cutLines((line, ending) => {
      const text = line.toString('utf8')
      this.#emit({ line: text, ...(ending === 'none' && { event: 'line without end' }) })
      if (text.trim() !== '') this.#messages.push(parse(text))
      this.#look()
    })
    process.stdin.on('data', (chunk: Buffer) => {
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
    else if (send !== undefined) write('stdout', Buffer.from(`${JSON.stringify(send)}\n`))
    else if (raw !== undefined) await writeRaw(raw, step)
    else if (stderr !== undefined) write('stderr', Buffer.from(stderr))
    else if (mark !== undefined) this.#emit({ mark })
    else await this.#waitOrEnd(step)
  }

  #askFor(kind: 'object' | 'plain'): void {
    const init = this.#messages.find((message) => isObject(message) && message.type === 'init')
    const path = isObject(init) ? firstSetting(init.config, kind) : undefined
    const request = { type: 'read_config', path: path?.join('.') ?? 'none' }
    write('stdout', Buffer.from(`${JSON.stringify(request)}\n`))
  }

  async #waitOrEnd(step: PluginStep): Promise<void> {
    const { lines = 0, message, status, die, stay, catch_signals, pass_ms } = step
    if (lines > 0) await this.#receive(this.#taken + lines)
    else if (message !== undefined) await this.#receiveType(message)
    else if (status !== undefined) process.exit(status)
    else if (die !== undefined) process.kill(process.pid, die)
    else if (catch_signals) this.#catchSignals()
    if (pass_ms !== undefined) await passed(pass_ms)
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

  /** Waits until something is so, and ends the probe when that takes too long. */
  #until(isSo: () => boolean, taken: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), this.#script.replyMs)
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

  #giveUp(): void {
    this.#emit({
      event: 'waited in vain',
      ...(this.#pending && { seen: { begun: this.#pending } }),
    })
    process.exit(IN_VAIN)
  }

  #catchSignals(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => this.#emit({ event: name }))
  }
}

/** The path of the first setting of a kind, the deepest first; names with a dot lead nowhere. */
function firstSetting(config: unknown, kind: 'object' | 'plain'): string[] | undefined {
  if (!isObject(config)) return undefined
  for (const [name, value] of Object.entries(config)) {
    if (name.includes('.')) continue
    const inner = firstSetting(value, kind)
    if (inner) return [name, ...inner]
    if (isObject(value) === (kind === 'object')) return [name]
  }
  return undefined
}

async function writeRaw(text: string, { times = 1, pause_ms }: PluginStep): Promise<void> {
  const bytes = Buffer.from(text)
  if (pause_ms === undefined) return write('stdout', Buffer.from(text.repeat(times)))
  for (const byte of bytes) {
    write('stdout', Buffer.from([byte]))
    await passed(pause_ms)
  }
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
