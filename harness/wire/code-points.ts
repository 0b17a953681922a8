/** Code points from the first to the last of each pair; pairs ascend and do not touch. */
export type Ranges = readonly (readonly [first: number, last: number])[]

/** The greatest code point. */
export const LAST = 0x10ffff

/** What `\s` stands for: white space and ends of lines. @see ecma-262 §CharacterClassEscape */
const SPACE: Ranges = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

/** What `.` leaves out. @see ecma-262 §LineTerminator */
const LINE_ENDS: Ranges = [
  [0xa, 0xa],
  [0xd, 0xd],
  [0x2028, 0x2029],
]

const DIGIT: Ranges = [[0x30, 0x39]]
const WORD: Ranges = [...DIGIT, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]

const known = new Map<string, Ranges>([
  ['\\d', DIGIT],
  ['\\D', othersThan(DIGIT)],
  ['\\w', WORD],
  ['\\W', othersThan(WORD)],
  ['\\s', SPACE],
  ['\\S', othersThan(SPACE)],
  ['.', othersThan(LINE_ENDS)],
])

/** The code points that a set such as `\s` or `\p{Lu}`, or `.`, stands for under the flag `u`. */
export function codePointsOf(set: string): Ranges {
  const found = known.get(set) ?? seenIn(set)
  known.set(set, found)
  return found
}

/** Names of properties are many and change with Unicode: each code point is asked about, in about 40 ms. */
function seenIn(set: string): Ranges {
  const one = new RegExp(set, 'u')
  const ranges: [number, number][] = []
  for (let point = 0; point <= LAST; point++) {
    if (!one.test(String.fromCodePoint(point))) continue
    const range = ranges.at(-1)
    if (range?.[1] === point - 1) range[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

function othersThan(ranges: Ranges): Ranges {
  const starts = [0, ...ranges.map(([, last]) => last + 1)]
  const ends = [...ranges.map(([first]) => first - 1), LAST]
  return starts.map((start, i) => [start, ends[i] as number] as const)
}
