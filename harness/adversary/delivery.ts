import type { Tactic } from './tactic.ts'

/** Longer messages are cut at their ends only: a byte at a time would take a system call for each byte. */
const CUT_ENDS = 512

/** Hands our bytes over one at a time. */
export const bytewise = (): Tactic => ({
  cut(bytes) {
    if (bytes.length <= 2 * CUT_ENDS) return singly(bytes)
    const middle = bytes.subarray(CUT_ENDS, -CUT_ENDS)
    return [...singly(bytes.subarray(0, CUT_ENDS)), middle, ...singly(bytes.subarray(-CUT_ENDS))]
  },
})

/** Cuts within every character that takes more than one byte, and before the line feed. */
export const splitCharacters = (): Tactic => ({
  cut(bytes) {
    const edges = [0, ...lastCuts(bytes), bytes.length]
    return edges.slice(1).map((end, i) => bytes.subarray(edges[i], end))
  },
})

/** The last positions at which bytes are cut, in order. */
function lastCuts(bytes: Buffer): number[] {
  const cuts: number[] = []
  for (let at = bytes.length - 1; at > 0 && cuts.length < CUT_ENDS; at--)
    if (isContinuation(bytes[at]) || at === bytes.length - 1) cuts.push(at)
  return cuts.reverse()
}

const singly = (bytes: Buffer) => [...bytes.keys()].map((i) => bytes.subarray(i, i + 1))
const isContinuation = (byte = 0) => (byte & 0xc0) === 0x80
