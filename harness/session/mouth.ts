import { type Move, plainly, type Tactic, type Turn } from '../adversary/tactic.ts'
import type { Subject } from '../launch/process.ts'
import type { Recorder } from '../recorder.ts'
import type { JsonObject } from '../wire/json.ts'

/** What the speaker wants to know of its own moves. */
export interface Heard {
  cancelled(): void
  inputClosed(): void
  said(): void
}

/** How time passes for a speaker. */
export interface Pace {
  beatMs: number
  onQuiet?: () => void
  /** Told when the subject has taken a message that was too long to be taken at once. */
  onTaken?: () => void
}

/** What a pipe holds, about. */
const PIPE_SIZE = 65_536

/** A move that still waits; it returns how many milliseconds pass before the next. */
type Job = () => number

/**
 * Speaks to the subject: makes moves one after the other, spells, cuts and records. Pauses hold back later moves, and
 * one timer serves them all.
 */
export class Mouth {
  /** How many bytes were said so far, whether the subject has taken them or not. */
  said = 0
  readonly #tactic: Tactic
  readonly #subject: Subject
  readonly #recorder: Recorder
  readonly #pace: Pace
  readonly #queue: Job[] = []
  #timer: NodeJS.Timeout | undefined
  #closed = false
  #noted = false

  constructor(tactic: Tactic, subject: Subject, recorder: Recorder, pace: Pace) {
    this.#tactic = tactic
    this.#subject = subject
    this.#recorder = recorder
    this.#pace = pace
  }

  /** Says a message as the tactic would have it. */
  say(message: JsonObject, turn: Turn, heard: Heard): void {
    const moves = (this.#tactic.rewrite ?? plainly)(message, turn)
    this.#put(...moves.map((move) => () => this.#make(move, heard)))
  }

  /** Says a message as it stands, after the moves that still wait. */
  sayPlainly(message: JsonObject): void {
    this.#put(at(() => this.#write([message])))
  }

  /** Does something once the moves that still wait are made and some time has passed. */
  after(ms: number, then: () => void): void {
    this.#put(() => ms, at(then))
  }

  /** How many moves still wait. */
  waiting(): number {
    return this.#queue.length
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#queue.length = 0
  }

  #put(...jobs: Job[]): void {
    this.#queue.push(...jobs)
    if (this.#timer === undefined) this.#run()
  }

  readonly #run = (): void => {
    this.#timer = undefined
    while (this.#queue.length > 0 && !this.#closed) {
      const ms = (this.#queue.shift() as Job)()
      if (ms > 0) {
        this.#pace.onQuiet?.()
        this.#timer = setTimeout(this.#run, ms)
        return
      }
    }
  }

  #make(move: Move, heard: Heard): number {
    if ('pauseMs' in move) return move.pauseMs
    if ('applied' in move) this.#note()
    else if ('closeInput' in move) {
      this.#subject.closeInput()
      this.#recorder.add({ event: 'closed', stream: 'stdin' })
      heard.inputClosed()
    } else {
      const messages = 'say' in move ? [move.say] : move.sayTogether
      this.#write(messages)
      if (messages.some((m) => m.method === 'cancel')) heard.cancelled()
      heard.said()
    }
    return 0
  }

  #write(messages: JsonObject[]): void {
    const { spell = JSON.stringify, cut } = this.#tactic
    const texts = messages.map((message) => spell(message))
    const whole = `${texts.join('\n')}\n`
    const pieces = cut?.(Buffer.from(whole))
    this.said += Buffer.byteLength(whole)
    for (const text of texts)
      this.#recorder.add({
        event: 'sent',
        text,
        ...(pieces && { note: `in ${pieces.length} pieces` }),
      })
    if (this.#tactic.spell || cut) this.#note()
    if (pieces) this.#queue.unshift(...pieces.map((piece, i) => this.#pieceOf(piece, i, pieces)))
    else this.#subject.write(whole, whole.length > PIPE_SIZE ? this.#pace.onTaken : undefined)
  }

  #pieceOf(piece: Buffer, index: number, { length }: Buffer[]): Job {
    return () => {
      this.#subject.write(piece)
      return pauses(index, length) ? this.#pace.beatMs / 5 : 0
    }
  }

  #note(): void {
    if (this.#noted) return
    this.#noted = true
    this.#recorder.add({ event: 'note', text: 'fault applied' })
  }
}

/** A pause after the first piece and one in the middle let a reader see a message that is not whole. */
const pauses = (index: number, count: number) => index === 0 || index === count >> 1

/** A job that takes no time. */
const at =
  (act: () => void): Job =>
  () => {
    act()
    return 0
  }
