import type { EventOf, Role, TranscriptEvent } from './transcript.ts'
import { Condenser } from './wire/condenser.ts'
import { characterStart } from './wire/utf8.ts'

/** How many characters of a session's messages are kept whole. */
const KEPT_WHOLE = 16 * 1024 * 1024

/** The same for a host, whose projects may hold several of the largest files. */
const KEPT_OF_HOST = 96 * 1024 * 1024

/** How much is kept of each later message. */
const LATER = { token: 1_024, elements: 1_000 }

type Message = EventOf<'received'> | EventOf<'sent'>
type Spelled = Pick<EventOf<'received'>, 'text' | 'base64' | 'bytes' | 'leftOut'>

/** Keeps of the messages of one session no more than memory can hold, however many and long they are. */
export class BoundedMessages {
  #characters = 0
  readonly #most: number

  constructor(role: Role) {
    this.#most = role === 'host' ? KEPT_OF_HOST : KEPT_WHOLE
  }

  /** The event as it is kept. */
  keep(event: TranscriptEvent): TranscriptEvent {
    if (event.event !== 'received' && event.event !== 'sent') return event
    const length = lengthOf(event)
    this.#characters += length
    return this.#isFull && length > LATER.token ? condensedMessage(event) : event
  }

  /** What is kept of a line that need not be read whole: no host answers one without an `id`. */
  early(bytes: Buffer, size: number): Spelled | undefined {
    const isEarly = this.#isFull && bytes.length > LATER.token && !bytes.includes('"id"')
    return isEarly ? condensed(bytes, size) : undefined
  }

  get #isFull(): boolean {
    return this.#characters > this.#most
  }
}

const lengthOf = ({ text, base64 }: Message) => (text ?? base64 ?? '').length

const condensedMessage = (event: Message): Message => ({
  ...event,
  ...(event.text === undefined
    ? { base64: event.base64?.slice(0, LATER.token) }
    : condensed(Buffer.from(event.text), event.bytes)),
  leftOut: [...(event.leftOut ?? []), 'afterwards'],
})

function condensed(whole: Buffer, size: number = whole.length): Spelled {
  const condenser = new Condenser(LATER)
  condenser.push(whole)
  const { bytes, leftOut } = condenser.end() ?? {
    bytes: whole.subarray(0, characterStart(whole, LATER.token)),
  }
  return { text: bytes.toString('utf8'), bytes: size, ...(leftOut && { leftOut }) }
}
