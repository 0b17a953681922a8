/** One change: what the flattened schema no longer states, and where the model reads it instead. */
export interface Note {
  /** JSON Pointer to the schema, as it was given, that has the keyword. */
  pointer: string
  keyword: string
  /** The constraint in words, or false where it was only respelt. */
  lost: string | false
  /** JSON Pointer to the description that reports it; false where no description of the schema does. */
  told: string | false
}

/** A description being written: that of a member, or of the tool. */
export interface Voice {
  /** Where it stands in the flattened schema; undefined for the tool's own description. */
  pointer?: string
  sentences: string[]
  /** Where its sentences have gone, since no description may stand at its own place. */
  moved?: Voice
}

interface Entry {
  pointer: string
  keyword: string
  lost: string | false
  voice?: Voice
  /** What no two losses have alike. */
  key?: string
}

/** The notes so far; what was tried in vain is struck out again. */
export class Ledger {
  readonly #entries: Entry[] = []
  /** Where each loss stands, or stood before it was struck out. */
  readonly #places = new Map<string, number>()

  /** Every note, once its description has its place. */
  get notes(): Note[] {
    return this.#entries.map(({ pointer, keyword, lost, voice }) => {
      return { pointer, keyword, lost, told: voice ? placeOf(voice) : false }
    })
  }

  /** Writes down a loss, and reports it in a sentence. */
  lose(pointer: string, keyword: string, lost: string, voice: Voice, sentence = lost): void {
    addSentence(voice, sentence)
    const key = `${pointer}\n${keyword}\n${lost}`
    const at = this.#places.get(key) ?? this.#entries.length
    if (this.#entries[at]?.key === key) return
    this.#places.set(key, this.#entries.length)
    this.#entries.push({ pointer, keyword, lost, voice, key })
  }

  /** Writes down that something is only spelt differently, and states how where that is to be stated. */
  respell(pointer: string, keyword: string, voice?: Voice, sentence?: string): void {
    if (voice && sentence) addSentence(voice, sentence)
    this.#entries.push({ pointer, keyword, lost: false, ...(voice && sentence ? { voice } : {}) })
  }

  /** Follows the descriptions of the notes from `since` on, and a voice from before, into another schema. */
  shift(from: string, to: string, since: number, own?: Voice): void {
    const voices = new Set([own, ...this.#entries.slice(since).map(({ voice }) => voice)])
    for (const voice of voices)
      if (voice?.pointer?.startsWith(`${from}/`))
        voice.pointer = `${to}${voice.pointer.slice(from.length)}`
  }

  /** How many notes there are. */
  get length(): number {
    return this.#entries.length
  }

  /** Remembers where the ledger and some descriptions stand; the result strikes out what came since. */
  mark(voice: Voice, other = voice): () => void {
    const { length } = this.#entries
    const [stated, more] = [voice.sentences.length, other.sentences.length]
    return () => {
      this.#entries.length = length
      voice.sentences.length = stated
      other.sentences.length = more
    }
  }
}

/** Lets another description state what cannot be stated here. */
export function move(voice: Voice, to: Voice, about: string): void {
  for (const sentence of voice.sentences)
    addSentence(to, about === '' ? sentence : `${about}: ${sentence}`)
  voice.moved = to
}

const placeOf = ({ moved, pointer }: Voice): string | false =>
  moved ? placeOf(moved) : (pointer ?? false)

/** Adds a sentence unless it is there. */
function addSentence({ sentences }: Voice, sentence: string): void {
  if (!sentences.includes(sentence)) sentences.push(sentence)
}
