import { type Recorder, record, type UnstampedEvent } from '../recorder.ts'
import type { Started, TranscriptEvent } from '../transcript.ts'
import { cutBoundedLines } from '../wire/bounded-lines.ts'
import type { OnLine } from '../wire/lines.ts'
import { begunBy, type Tapped } from './protocol.ts'

/** Events of a session that are kept; of a longer one nothing is recorded from there on but its end. */
const MOST_EVENTS = 100_000

/** Lines that are waited for until one begins a session of a known protocol. */
const MOST_BEFORE = 100

/** How a line is marked that its host did not end. */
export const UNENDED = 'no line feed'

type Line = Parameters<OnLine>

/** What a recording of a tap starts with, once its protocol is known. */
export type StartOf = (tapped: Tapped) => Omit<Started, 'event' | 'at' | 'format'>

/** Records what passes between a host and its tool or plugin, from the host's first message of a known protocol on. */
export class TapRecorder {
  readonly fromHost = cutBoundedLines((...line) => this.#onHostLine(line))
  readonly fromCommand = cutBoundedLines((...line) => this.#do((to) => to.line(...line)))
  readonly #startOf: StartOf
  readonly #recorded: (event: TranscriptEvent) => void
  #recorder: Recorder | undefined
  /** What came before the protocol was known. */
  #before: ((to: Recorder) => void)[] | undefined = []

  constructor(startOf: StartOf, recorded: (event: TranscriptEvent) => void) {
    this.#startOf = startOf
    this.#recorded = recorded
  }

  /** The session, where it is one of a known protocol. */
  get transcript(): Recorder['transcript'] | undefined {
    return this.#recorder?.transcript
  }

  add(event: UnstampedEvent): void {
    this.#do((to) => to.add(event))
  }

  /** The last event, which is recorded however many there were. */
  end(event: UnstampedEvent): void {
    const recorder = this.#recorder
    if (!recorder) return
    recorder.add(event)
    this.#report(recorder)
    recorder.close()
  }

  #onHostLine(line: Line): void {
    if (this.#before) this.#begin(begunBy(line[0].toString('utf8')))
    this.#do((to) => to.push(sentOf(to, line)))
  }

  #begin(tapped: Tapped | undefined): void {
    if (!tapped) return
    const before = this.#before ?? []
    this.#before = undefined
    this.#recorder = record(this.#startOf(tapped))
    this.#report(this.#recorder)
    for (const each of before) this.#do(each)
  }

  #do(event: (to: Recorder) => void): void {
    const recorder = this.#recorder
    if (!recorder) this.#wait(event)
    else if (recorder.transcript.length < MOST_EVENTS) {
      event(recorder)
      if (recorder.transcript.length === MOST_EVENTS) recorder.add({ event: 'interrupted' })
      this.#report(recorder)
    }
  }

  #wait(event: (to: Recorder) => void): void {
    this.#before?.push(event)
    if ((this.#before?.length ?? 0) > MOST_BEFORE) this.#before = undefined
  }

  #reported = 0

  #report({ transcript }: Recorder): void {
    for (; this.#reported < transcript.length; this.#reported++)
      this.#recorded(transcript[this.#reported] as TranscriptEvent)
  }
}

/** A line of the host, as it was written to the subject. */
function sentOf(recorder: Recorder, line: Line): TranscriptEvent {
  const { event, ending, ...spelled } = recorder.read(...line)
  return { event: 'sent', ...spelled, ...(ending === 'none' && { note: UNENDED }) }
}
