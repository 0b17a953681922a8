import { BracketStack } from './bracket-stack.ts'
import type { Condensed, Kept, LeftOut } from './condensed.ts'
import { MAX_DEPTH, parse } from './json.ts'
import {
  ACTIONS,
  type Action,
  isCuttable,
  NUMBERS,
  STATES,
  type State,
  transitions,
} from './json-states.ts'
import { Utf8Stream } from './utf8.ts'

export type { Condensed, Kept, LeftOut } from './condensed.ts'

/** The value of a text; what nests too deep in it is null, and undefined is what no JSON has. */
export function parseAnyDepth(text: string): unknown {
  const value = parse(text)
  if (value !== undefined || text.length <= 2 * MAX_DEPTH) return value
  const condenser = new Condenser({ token: text.length, elements: text.length })
  condenser.push(Buffer.from(text))
  const { bytes } = condenser.end() ?? {}
  return bytes && parse(bytes.toString('utf8'))
}

const TABLE = transitions()
const BRACE = 0x7b
const NULL = Buffer.from('null')
const { after, zero, integer, fraction, exponent } = NUMBERS

/** States in which a whole value has been read. */
const ENDS: ReadonlySet<number> = new Set([after, zero, integer, fraction, exponent])

/** Where what is left out ends. */
type End = 'token' | 'container' | 'value'

/**
 * Reads a JSON text in pieces, and keeps one of the same form in which what is long or deep is left out. Work is
 * linear in the bytes, and memory in what is kept.
 * @see rfc8259
 */
export class Condenser {
  readonly #kept: Kept
  readonly #utf8 = new Utf8Stream()
  readonly #pieces: Buffer[] = []
  readonly #leftOut = new Set<LeftOut>()
  readonly #brackets = new BracketStack()
  /** How many elements came in each open bracket, as far as these are kept. */
  readonly #counts = new Int32Array(MAX_DEPTH + 1)
  #state = NUMBERS.value
  #isName = false
  #isJson = true
  #chunk: Buffer = Buffer.alloc(0)
  /** Position in the piece, and where in it the token began: before 0 where that was an earlier piece. */
  #at = 0
  #token = 0
  /** Where in the piece begins what is kept next. */
  #from = 0
  /** What is left out now, and at which depth it ends. */
  #leaving: { until: End; depth: number } | undefined

  constructor(kept: Kept) {
    this.#kept = kept
  }

  push(chunk: Buffer): void {
    if (!this.#isJson) return
    this.#utf8.push(chunk)
    this.#chunk = chunk
    this.#from = 0
    for (let at = this.#skip(0); at < chunk.length && this.#isJson; at = this.#skip(at + 1))
      this.#read(at)
    this.#at = chunk.length
    this.#keep()
    this.#token -= chunk.length
  }

  /** What is kept; undefined when the text is no JSON. */
  end(): Condensed | undefined {
    const isWhole = ENDS.has(this.#state) && this.#brackets.depth === 0
    if (!this.#isJson || !isWhole || !this.#utf8.isValid) return undefined
    return { bytes: Buffer.concat(this.#pieces), leftOut: [...this.#leftOut] }
  }

  /** Passes over the bytes of one token; gives the position of the next byte that more depends on. */
  #skip(from: number): number {
    const chunk = this.#chunk
    const longest = this.#leaving ? chunk.length : this.#token + this.#kept.token
    let at = from
    let state = this.#state
    while (at < chunk.length && at <= longest) {
      const next = TABLE[(state << 8) | (chunk[at] as number)] as number
      if (next >= STATES.length) break
      state = next
      at += 1
    }
    this.#state = state
    return at
  }

  #read(at: number): void {
    this.#at = at
    const byte = this.#chunk[at] as number
    const next = TABLE[(this.#state << 8) | byte] as number
    if (next < STATES.length) {
      this.#cutToken(byte)
      this.#state = next
      return
    }
    this.#token = at
    if (this.#leaving?.until === 'token') this.#resume()
    this.#actions[ACTIONS[next - STATES.length] as Action](byte)
  }

  readonly #actions: Readonly<Record<Action, (byte: number) => void>> = {
    quote: () => {
      this.#isName = this.#state === NUMBERS.name || this.#state === NUMBERS.member
      this.#enter('string')
    },
    unquote: () => this.#enter(this.#isName ? 'colon' : 'after'),
    'minus-sign': () => this.#enter('minus'),
    nought: () => this.#enter('zero'),
    digit: () => this.#enter('integer'),
    t: () => this.#enter('tr'),
    f: () => this.#enter('fa'),
    n: () => this.#enter('nu'),
    'to-value': () => this.#enter('value'),
    comma: () => this.#onComma(),
    open: (byte) => this.#onOpen(byte === BRACE),
    close: (byte) => this.#onClose(byte),
    error: () => {
      this.#isJson = false
    },
  }

  #enter(state: State): void {
    this.#state = NUMBERS[state]
  }

  #onComma(): void {
    const { depth, isInObject } = this.#brackets
    if (isInObject === undefined) this.#isJson = false
    this.#enter(isInObject ? 'name' : 'value')
    if (this.#leaving) return
    const count = (this.#counts[depth] as number) + 1
    this.#counts[depth] = count
    if (count >= this.#kept.elements)
      this.#leave('container', isInObject ? 'members' : 'elements', depth)
  }

  #onOpen(isObject: boolean): void {
    const { depth } = this.#brackets
    if (depth === MAX_DEPTH && !this.#leaving) this.#leave('value', 'levels', depth)
    this.#brackets.open(isObject)
    if (!this.#leaving) this.#counts[depth + 1] = 0
    this.#enter(isObject ? 'member' : 'element')
  }

  /** The brackets of a kind differ by two. */
  #onClose(byte: number): void {
    const { isInObject, depth } = this.#brackets
    if (isInObject !== (byte === BRACE + 2)) this.#isJson = false
    if (this.#leaving?.until === 'container' && this.#leaving.depth === depth) this.#resume()
    this.#brackets.close()
    this.#enter('after')
    if (this.#leaving?.until === 'value' && this.#leaving.depth === depth - 1) {
      this.#pieces.push(NULL)
      this.#resume(1)
    }
  }

  #cutToken(byte: number): void {
    const isInCharacter = (byte & 0xc0) === 0x80
    if (!this.#leaving && isCuttable(this.#state) && !isInCharacter)
      this.#leave('token', 'characters', this.#brackets.depth)
  }

  /** From this byte on nothing is kept. */
  #leave(until: End, what: LeftOut, depth: number): void {
    this.#keep()
    this.#leftOut.add(what)
    this.#leaving = { until, depth }
  }

  #resume(after = 0): void {
    this.#leaving = undefined
    this.#from = this.#at + after
  }

  /** Keeps what of the piece has been read; a copy, so that the piece itself can go. */
  #keep(): void {
    if (!this.#leaving && this.#at > this.#from)
      this.#pieces.push(Buffer.from(this.#chunk.subarray(this.#from, this.#at)))
    this.#from = this.#at
  }
}
