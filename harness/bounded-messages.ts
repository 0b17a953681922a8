import type { EventOf, Role, TranscriptEvent } from './transcript.ts'
import { Condenser, type Kept } from './wire/condenser.ts'
import { characterStart, encodePiece, PIECE_SIZE } from './wire/utf8.ts'

/** How many characters of a session's messages are kept whole. */
const KEPT_WHOLE = 16 * 1024 * 1024

/** The same for a host, whose projects may hold several of the largest files. */
const KEPT_OF_HOST = 96 * 1024 * 1024

/** How much is kept of each later message. */
const LATER = { token: 1_024, elements: 1_000 }

/** Characters of a message to a plugin that are kept whole: of a longer one no judge reads more than its beginning. */
const LONG_TO_PLUGIN = 1024 * 1024

/** How much is kept of a longer one; its tokens may be ids, by which replies are found. */
const FIRST = { token: 16 * 1_024, elements: 1_000 }

type Message = EventOf<'received'> | EventOf<'sent'>
type Spelled = Pick<EventOf<'received'>, 'text' | 'base64' | 'bytes' | 'leftOut'>

/** Keeps of the messages of one session no more than memory can hold, however many and long they are. */
export class BoundedMessages {
  #characters = 0
  readonly #most: number
  readonly #mostSent: number

  constructor(role: Role) {
    this.#most = role === 'host' ? KEPT_OF_HOST : KEPT_WHOLE
    this.#mostSent = role === 'plugin' ? LONG_TO_PLUGIN : Number.POSITIVE_INFINITY
  }

  /** The event as it is kept. */
  keep(event: TranscriptEvent): TranscriptEvent {
    if (event.event !== 'received' && event.event !== 'sent') return event
    const kept = this.#isLongSent(event) ? condensedMessage(event, FIRST) : event
    const length = lengthOf(kept)
    this.#characters += length
    return this.#isFull && length > LATER.token ? condensedMessage(kept, LATER) : kept
  }

  /** What is kept of a line that need not be read whole: no host answers one without an `id`. */
  early(bytes: Buffer, size: number): Spelled | undefined {
    const isEarly = this.#isFull && bytes.length > LATER.token && !bytes.includes('"id"')
    return isEarly ? condensed(bytes, size, LATER) : undefined
  }

  #isLongSent(event: Message): boolean {
    return event.event === 'sent' && lengthOf(event) > this.#mostSent
  }

  get #isFull(): boolean {
    return this.#characters > this.#most
  }
}

const lengthOf = ({ text, base64 }: Message) => (text ?? base64 ?? '').length

const condensedMessage = (event: Message, kept: Kept): Message => ({
  ...event,
  ...(event.text === undefined
    ? { base64: event.base64?.slice(0, kept.token) }
    : condensedText(event.text, event.bytes, kept)),
  leftOut: [...new Set([...(event.leftOut ?? []), 'afterwards' as const])],
})

/** Encodes a text piece by piece, so that a long one never stands in memory twice. */
function condensedText(text: string, size: number | undefined, kept: Kept): Spelled {
  const condenser = new Condenser(kept)
  const piece = Buffer.allocUnsafeSlow(PIECE_SIZE)
  let length = 0
  for (let at = 0; at < text.length; ) {
    const { written, next } = encodePiece(text, at, piece)
    condenser.push(piece.subarray(0, written))
    at = next
    length += written
  }
  return spelled(condenser, Buffer.from(text.slice(0, kept.token)), size ?? length, kept)
}

function condensed(whole: Buffer, size: number, kept: Kept): Spelled {
  const condenser = new Condenser(kept)
  condenser.push(whole)
  return spelled(condenser, whole, size, kept)
}

/** What a condenser kept, or the beginning of what is no JSON. */
function spelled(condenser: Condenser, start: Buffer, bytes: number, { token }: Kept): Spelled {
  const { bytes: short, leftOut } = condenser.end() ?? {
    bytes: start.subarray(0, characterStart(start, token)),
  }
  return { text: short.toString('utf8'), bytes, ...(leftOut && { leftOut }) }
}
