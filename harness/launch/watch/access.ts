/** One thing that a program reached by itself: a file, a program or an address. */
export interface Access {
  how: 'read' | 'write' | 'run' | 'connect' | 'listen'
  target: string
}

/** What a watched program reached after it had read its first message. */
export interface Accesses {
  /** Whether it was seen to read its first message. */
  readInput: boolean
  accesses: Access[]
}
