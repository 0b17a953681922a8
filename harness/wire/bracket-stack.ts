/** The kinds of brackets that are open, a bit each: there may be as many as a text has bytes. */
export class BracketStack {
  depth = 0
  #bits = new Uint8Array(128)

  open(isObject: boolean): void {
    const byte = this.depth >> 3
    if (byte === this.#bits.length) this.#grow()
    const mask = 1 << (this.depth & 7)
    const before = this.#bits[byte] as number
    this.#bits[byte] = isObject ? before | mask : before & ~mask
    this.depth += 1
  }

  close(): void {
    this.depth -= 1
  }

  /** Whether the innermost open bracket is that of an object; undefined when none is open. */
  get isInObject(): boolean | undefined {
    const at = this.depth - 1
    return at < 0 ? undefined : ((this.#bits[at >> 3] as number) & (1 << (at & 7))) !== 0
  }

  #grow(): void {
    const bits = new Uint8Array(2 * this.#bits.length)
    bits.set(this.#bits)
    this.#bits = bits
  }
}
