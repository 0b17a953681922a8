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

/** Speaks to the subject: makes moves one after the other, spells, cuts and records. */
export interface Mouth {
  /** Says a message as the tactic would have it. */
  say(message: JsonObject, turn: Turn, heard: Heard): void
  /** Says a message as it stands, after the moves that still wait. */
  sayPlainly(message: JsonObject): void
  /** Does something once the moves that still wait are made and some time has passed. */
  after(ms: number, then: () => void): void
  /** How many moves still wait. */
  waiting(): number
  close(): void
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

/** Makes a speaker; pauses hold back later moves, and one timer serves them all. */
export function mouth(tactic: Tactic, subject: Subject, recorder: Recorder, pace: Pace): Mouth {
  const queue: Job[] = []
  let timer: NodeJS.Timeout | NodeJS.Immediate | undefined
  let closed = false
  let noted = false

  const run = () => {
    timer = undefined
    while (queue.length > 0 && !closed) {
      const ms = (queue.shift() as Job)()
      if (ms > 0) {
        pace.onQuiet?.()
        timer = setTimeout(run, ms)
        return
      }
    }
  }
  const put = (...jobs: Job[]) => {
    queue.push(...jobs)
    if (timer === undefined) run()
  }

  const note = () => {
    if (noted) return
    noted = true
    recorder.add({ event: 'note', text: 'fault applied' })
  }
  const spell = tactic.spell ?? ((message: JsonObject) => JSON.stringify(message))
  const write = (messages: JsonObject[]) => {
    const texts = messages.map(spell)
    const pieces = tactic.cut?.(Buffer.from(`${texts.join('\n')}\n`))
    for (const text of texts)
      recorder.add({ event: 'sent', text, ...(pieces && { note: `in ${pieces.length} pieces` }) })
    if (tactic.spell || tactic.cut) note()
    if (pieces)
      queue.unshift(...pieces.map((piece, i) => () => writePiece(piece, pauses(i, pieces.length))))
    else writeWhole(`${texts.join('\n')}\n`)
  }
  const writeWhole = (text: string) =>
    subject.write(text, text.length > PIPE_SIZE ? pace.onTaken : undefined)
  const writePiece = (piece: Buffer, pause: boolean) => {
    subject.write(piece)
    return pause ? pace.beatMs / 5 : 0
  }

  const make = (move: Move, heard: Heard): number => {
    if ('pauseMs' in move) return move.pauseMs
    if ('applied' in move) note()
    else if ('closeInput' in move) {
      subject.closeInput()
      recorder.add({ event: 'closed', stream: 'stdin' })
      heard.inputClosed()
    } else {
      const messages = 'say' in move ? [move.say] : move.sayTogether
      write(messages)
      if (messages.some((m) => m.method === 'cancel')) heard.cancelled()
      heard.said()
    }
    return 0
  }

  return {
    say(message, turn, heard) {
      const moves = (tactic.rewrite ?? plainly)(message, turn)
      put(...moves.map((move) => () => make(move, heard)))
    },
    sayPlainly: (message) => put(at(() => write([message]))),
    after: (ms, then) => put(() => ms, at(then)),
    waiting: () => queue.length,
    close() {
      closed = true
      clearTimeout(timer as NodeJS.Timeout)
      queue.length = 0
    },
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
