/** What is left out of a JSON text: ends of long tokens, elements, members, or what nests too deep. */
export type LeftOut = 'characters' | 'elements' | 'members' | 'levels'

/** How much of a JSON text is kept. */
export interface Kept {
  /** Bytes of one token. */
  token: number
  /** Elements of one array, or members of one object. */
  elements: number
}

/** A JSON text that is valid like the whole one, and shorter. */
export interface Condensed {
  bytes: Buffer
  leftOut: LeftOut[]
}
