/**
 * What a program wrote to stderr, without the trace of calls that several languages put beneath the words that state why it
 * ended, and without what they add to every such trace; the text itself where nothing else is there.
 */
export function withoutTrace(stderr: string): string {
  const lines = stderr.replace(GOROUTINES, '').split('\n')
  return lines.filter((line) => !CALL.test(line)).join('\n') || stderr
}

/** Go lists what each goroutine was at, up to the end. */
const GOROUTINES = /^goroutine \d+ \[[^\]]*\]:\n[\s\S]*/m

/** Indented lines, brackets that are left of an object, and what Node and Rust end with. */
const CALL = /^(\s.*|[\])}]*|Node\.js v[\d.]+|note: run with `RUST_BACKTRACE=.*)\r?$/
