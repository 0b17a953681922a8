import type { Assistant } from './agent/assistant.ts'
import type { Message } from './message.ts'
import type { Output } from './output.ts'
import { PluginProcess } from './plugin-process.ts'
import type { Sources } from './requests.ts'
import type { Outcome, Seams, Speaker, Write } from './seams.ts'

/** Messages that get no reply. @see rfd072 §Protocol */
const NOTICES: Readonly<Record<string, (output: Output, message: Message) => void>> = {
  ready: () => {},
  describe: () => {},
  print: (output, message) => output.print(message),
  log: (output, { level, message, fields }) =>
    output.trace(String(level), 'plugin', String(message), fields),
}

/** Milliseconds that a process may take to end after its `exit`, or `shutdown`. */
const LEAVE_MS = 10_000

/** One run of a plugin: from `init` to `exit`. @see rfd072 §Lifecycle */
export class Run implements Speaker {
  readonly #seams: Seams
  readonly #sources: Sources
  readonly #output: Output
  readonly #plugin: PluginProcess
  readonly #write: Write
  readonly #over = Promise.withResolvers<Outcome>()
  #init: Message | undefined
  #exit: Message | undefined
  #shutdown = false

  constructor(
    program: string,
    init: Message,
    seams: Seams,
    sources: Omit<Sources, 'subscriptions' | 'queries'> & { assistant: Assistant },
    output: Output,
  ) {
    this.#seams = seams
    const subscriptions = new seams.Subscriptions(sources.workspace, (event) => this.send(event), {
      isFull: () => this.#plugin.isFull(),
      flowing: () => this.#plugin.flowing(),
    })
    const queries = new seams.Queries({ ...sources, subscriptions })
    this.#sources = { ...sources, subscriptions, queries }
    this.#output = output
    this.#init = init
    this.#plugin = new PluginProcess(seams.start(program), seams.ownGroup, {
      line: (line) => this.#read(line),
      cut: seams.cut,
      stderr: (text, pause) => seams.stderr(text, output, pause),
      ended: (signal) => void this.#ended(signal),
      failed: ({ message }) => this.end({ status: 1, complaint: message }),
    })
    this.#write = seams.writing((...given) => this.#plugin.write(...given))
    if (seams.initAtOnce) this.#begin()
    for (const signal of seams.relayed) process.on(signal, () => this.#shutDown())
  }

  /** How the run ends. */
  get outcome(): Promise<Outcome> {
    return this.#over.promise
  }

  send(message: Message, taken?: () => void): void {
    this.#write(this.#seams.bytes(this.#seams.encode(message)), taken)
  }

  end(outcome: Outcome): void {
    this.#plugin.closeInput()
    setTimeout(() => this.#plugin.signal('SIGKILL'), LEAVE_MS).unref()
    this.#over.resolve(outcome)
  }

  #begin(): void {
    if (this.#init) this.send(this.#init)
    this.#init = undefined
  }

  #read(line: Buffer): void {
    if ((this.#exit && !this.#seams.listensAfterExit) || line.toString('utf8').trim() === '') return
    this.#begin()
    const decoded = this.#seams.decode(line)
    const message = decoded && this.#seams.receive(decoded, this)
    if (message) this.#take(message)
    else if (!decoded) this.#seams.unknown(this)
  }

  #take(message: Message): void {
    const { type, code } = message
    const notice = Object.hasOwn(NOTICES, type) ? NOTICES[type] : undefined
    if (type === 'exit' && Number.isInteger(code)) this.#leave(message)
    else if (this.#seams.isUnknown(type)) this.#seams.unknown(this)
    else if (notice) notice(this.#output, message)
    else if (type === 'respond') this.#answer(message)
    else this.send(this.#seams.reply(this.#sources, message))
  }

  #answer(message: Message): void {
    const error = this.#seams.takeAnswer(this.#sources, message)
    if (error) this.send(error)
  }

  /** After `exit` the process is given a while to end. */
  #leave(exit: Message): void {
    this.#exit = exit
    this.#seams.exits(this, exit)
    this.#plugin.closeInput()
    setTimeout(() => this.#plugin.signal('SIGKILL'), LEAVE_MS).unref()
  }

  #shutDown(): void {
    if (this.#shutdown) return
    this.#shutdown = true
    const { shutdown, graceMs, lastSignal } = this.#seams
    const taken = new Promise<void>((resolve) => {
      if (shutdown) this.send(shutdown, resolve)
    })
    const ms = graceMs(this.#sources.settings)
    this.#seams.grace(() => setTimeout(() => this.#plugin.signal(lastSignal), ms), taken)
  }

  async #ended(signal: NodeJS.Signals | null): Promise<void> {
    this.#sources.subscriptions.close()
    const exit = this.#exit && { exit: this.#exit }
    const end = { ...exit, shutdown: this.#shutdown, ...(signal && { signal }) }
    await this.#sources.queries.end()
    this.#sources.writer.end(end)
    this.#over.resolve(this.#seams.outcome(end))
  }
}
