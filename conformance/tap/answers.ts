import type { Transcript } from '../../harness/transcript.ts'
import { parseAnyDepth } from '../../harness/wire/condenser.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { computedOnce } from '../../harness/wire/remembered.ts'

/** A message of a host that repeats an id, and what its program had sent before. */
export interface Answer {
  message: JsonObject
  /** Position among the events of the transcript. */
  index: number
  /** The first message of the program that has this id and no answer yet. */
  request?: JsonObject
  /** What speaks against the id: no message had it, or each that had it was answered. */
  fault?: 'unasked' | 'again'
}

/** Messages of a program that have the same id, and how many of them were answered. */
interface Asked {
  messages: JsonObject[]
  answered: number
}

/** The messages of a host that fit and repeat an id, in order. */
export const answersBy = (fits: (message: JsonObject) => boolean) =>
  computedOnce((transcript: Transcript): readonly Answer[] => {
    const asked = new Map<string, Asked>()
    const found: Answer[] = []
    // A line that is no message, or whose id may come back in another form, may have asked for anything.
    let isUnclear = false
    transcript.forEach((event, index) => {
      if (event.event !== 'probe') return
      const { sent, line } = event.entry
      if (sent !== undefined) isUnclear = !note(asked, parseAnyDepth(sent)) || isUnclear
      const message = line === undefined ? undefined : parseAnyDepth(line)
      if (isObject(message) && isPlain(message.id) && fits(message))
        found.push({ message, index, ...answered(asked.get(keyOf(message.id)), isUnclear) })
    })
    return found
  })

/** Notes the id of a message of the program; false where there is none to be known. */
function note(asked: Map<string, Asked>, message: unknown): boolean {
  if (!isObject(message)) return false
  if (message.id === undefined) return true
  const before = asked.get(keyOf(message.id))
  if (before) before.messages.push(message)
  else asked.set(keyOf(message.id), { messages: [message], answered: 0 })
  return isPlain(message.id)
}

function answered(asked: Asked | undefined, isUnclear: boolean): Pick<Answer, 'request' | 'fault'> {
  const request = asked?.messages[asked.answered]
  if (asked && request) {
    asked.answered++
    return { request }
  }
  return isUnclear ? {} : { fault: asked ? 'again' : 'unasked' }
}

/** Whether an id is one that hosts repeat as it is: others they may refuse. */
const isPlain = (id: unknown) => typeof id === 'string' || Number.isSafeInteger(id)

const keyOf = (id: unknown) => JSON.stringify(id)
