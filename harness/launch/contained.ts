import { constants } from 'node:os'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { demultiplex } from './demultiplex.ts'
import type { Container } from './engine.ts'
import { ENGINE_TIMEOUT_MS, inTime } from './engine-timeout.ts'
import { unpackFrom } from './mounted-directory.ts'
import { PacedInput } from './paced-input.ts'
import type { Launch, ProcessObserver, Subject } from './process.ts'
import { remove } from './removal.ts'

/** What a container needs of the run that it belongs to. */
export interface ContainerContext {
  /** Creates a container, reports it before it runs, and starts it. */
  start(how: Launch, onCreated: (container: Container) => Promise<void>): Promise<void>
  /** Keeps count of a removal, which nobody else waits for. */
  leaving(removal: Promise<void>): void
}

/** Starts a subject in a container of its own; it begins to be there at once, and to run when the engine is ready. */
export function contain(
  context: ContainerContext,
  how: Launch,
  observer: ProcessObserver,
): Subject {
  const contained = new Contained(context, how, observer)
  contained.begin()
  return contained
}

/** What an engine's refusal holds besides its message. */
interface Refusal extends Error {
  json?: { message?: string }
}

/** One subject in its container; what is asked of it before it runs is done when it does. */
class Contained implements Subject {
  readonly context: ContainerContext
  readonly how: Launch
  readonly observer: ProcessObserver
  readonly attached = new Later<PacedInput>()
  readonly running = new Later<Container>()
  readonly outputEnded = Promise.withResolvers<void>()
  container: Container | undefined
  begun: Promise<void> = Promise.resolve()
  released = false
  killed = false
  /** Whether what became of a directory of ours is known. */
  seen = false

  constructor(context: ContainerContext, how: Launch, observer: ProcessObserver) {
    this.context = context
    this.how = how
    this.observer = observer
  }

  begin(): void {
    const started = this.context.start(this.how, (container) => this.onCreated(container))
    this.begun = inTime(started).then(
      () => this.onStarted(),
      (refusal: Refusal) => this.fail(refusal),
    )
  }

  /** Output is listened to before there is any, so that none is lost. */
  async onCreated(container: Container): Promise<void> {
    this.container = container
    if (this.released) throw new Error('the conversation is over')
    const options = { stream: true, hijack: true, stdin: true, stdout: true, stderr: true }
    const stream = (await container.attach(options)) as Duplex
    if (this.released) stream.destroy()
    this.listen(stream)
    this.attached.is(new PacedInput(stream))
  }

  listen(stream: Duplex): void {
    const { observer } = this
    stream.on(
      'data',
      demultiplex(
        (bytes) => this.report(() => observer.stdout(bytes)),
        (bytes) => this.report(() => observer.stderr(bytes)),
      ),
    )
    stream.on('error', () => this.report(() => observer.inputRefused()))
    for (const event of ['end', 'close']) stream.on(event, this.outputEnded.resolve)
  }

  /** The engine answers at once when the subject has ended in the meantime. */
  onStarted(): void {
    const { container } = this
    if (container === undefined || this.released) return
    this.running.is(container)
    this.follow(container).catch((refusal: Refusal) => this.fail(refusal))
  }

  async follow(container: Container): Promise<void> {
    const { StatusCode: status } = (await container.wait()) as { StatusCode: number }
    await Promise.race([this.outputEnded.promise, pause(DRAIN_MS, undefined, { ref: false })])
    this.report(() => this.observer.stdoutEnd())
    if (status === KILLED && !this.killed) await this.noteMemory(container)
    if (this.how.mounts !== undefined) await this.bringBack(container, this.how.mounts)
    const { code, signal } = exitOf(status)
    this.report(() => this.observer.exit(code, signal))
  }

  async noteMemory(container: Container): Promise<void> {
    const { State } = await container.inspect()
    if (State.OOMKilled) this.report(() => this.observer.noticed?.('out-of-memory'))
  }

  async bringBack(container: Container, folder: string): Promise<void> {
    if (this.released) return
    await unpackFrom(container, folder)
    this.seen = true
  }

  fail(refusal: Refusal): void {
    const why = refusal.json?.message ?? refusal.message
    this.report(() => this.observer.failed(`the container engine states: ${why.trim()}`))
  }

  report(news: () => void): void {
    if (!this.released) news()
  }

  write(bytes: Buffer | string, taken?: () => void): void {
    this.attached.when((input) => input.write(bytes, taken))
  }

  closeInput(): void {
    this.attached.when((input) => input.end())
  }

  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
    if (name === 'SIGKILL') this.mustEnd()
    // A container that has ended in the meantime refuses the signal, and needs none.
    this.running.when((container) => void container.kill({ signal: name }).catch(() => {}))
  }

  /** What is killed ends, unless the engine itself hangs. */
  mustEnd(): void {
    this.killed = true
    const lost = () => this.fail(new Error('the end of a killed container was never reported'))
    setTimeout(lost, ENGINE_TIMEOUT_MS).unref()
  }

  /** The processes of a container are not ours to look at. */
  isBusy(): boolean {
    return false
  }

  zombies(): string[] {
    return []
  }

  /** Nothing outlives a container's first process, so that there is nobody to name. */
  release(): string[] {
    if (this.released) return []
    if (this.how.mounts !== undefined && !this.seen) this.observer.noticed?.('directory-not-seen')
    this.released = true
    this.attached.when((input) => input.destroy())
    this.context.leaving(this.begun.then(() => this.remove()))
    return []
  }

  async remove(): Promise<void> {
    // Whatever refuses to go is looked for by its label when the run ends.
    if (this.container) await inTime(remove(this.container)).catch(() => {})
  }
}

/** Something that is not there yet: what waits for it is done in order, the moment that it is. */
class Later<T> {
  #value: { is: T } | undefined
  #waiting: ((value: T) => void)[] = []

  is(value: T): void {
    this.#value = { is: value }
    for (const action of this.#waiting.splice(0)) action(value)
  }

  when(action: (value: T) => void): void {
    if (this.#value) action(this.#value.is)
    else this.#waiting.push(action)
  }
}

/** How long output is awaited after the end, which the engine reports on another way, in milliseconds. */
const DRAIN_MS = 2_000
const SIGNALLED = 128
const KILLED = SIGNALLED + constants.signals.SIGKILL

/** An engine reports a death by a signal as 128 and the signal's number, as a shell does. */
function exitOf(status: number): { code: number | null; signal: string | null } {
  const number = status - SIGNALLED
  const [signal] = Object.entries(constants.signals).find(([, n]) => n === number) ?? []
  return signal === undefined ? { code: status, signal: null } : { code: null, signal }
}
