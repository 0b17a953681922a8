/** What stands in the place of a value that the tool must not see. @see rfd-d11 §process.run */
export const REDACTED = '[REDACTED]'

/** A shorter value would tear holes into innocent text. */
const SHORTEST = 4

/** Takes values out of bytes; bytes without any come back unchanged. */
export type Scrub = (bytes: Buffer) => Buffer

/**
 * Takes these values out, also without the blanks around them: a header or a shell loses those on the way.
 * Values that overlap are taken out together, so that no end of one is left standing.
 * @see rfd-d11 §process.run
 */
export function scrubber(values: Iterable<string>): Scrub {
  const hidden = [...new Set([...values].flatMap((value) => [value, value.trim()]))]
    .filter((value) => value.length >= SHORTEST)
    .map((value) => Buffer.from(value))
  return (bytes) => withoutSpans(bytes, merged(hidden.flatMap((value) => spansOf(bytes, value))))
}

/** Takes values out of a text that the host itself composes. */
export const scrubText = (scrub: Scrub, text: string): string => scrub(Buffer.from(text)).toString()

/** Where something stands, from its first byte to the one behind its last. */
type Span = [from: number, to: number]

function spansOf(bytes: Buffer, value: Buffer): Span[] {
  const spans: Span[] = []
  for (let at = bytes.indexOf(value); at !== -1; at = bytes.indexOf(value, at + 1))
    join(spans, [at, at + value.length])
  return spans
}

function merged(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.sort(([a], [b]) => a - b)) join(joined, span)
  return joined
}

/** Makes one of a span and the last before it where they overlap; what merely touches stays two. */
function join(spans: Span[], [from, to]: Span): void {
  const last = spans.at(-1)
  if (last && from < last[1]) last[1] = Math.max(last[1], to)
  else spans.push([from, to])
}

function withoutSpans(bytes: Buffer, spans: Span[]): Buffer {
  if (spans.length === 0) return bytes
  const mark = Buffer.from(REDACTED)
  const retained = spans.flatMap(([from], i) => [
    bytes.subarray(spans[i - 1]?.[1] ?? 0, from),
    mark,
  ])
  return Buffer.concat([...retained, bytes.subarray(spans.at(-1)?.[1] ?? 0)])
}
