import type { Transcript } from '../../harness/transcript.ts'

/** Characters of a session's messages whose garbage is not left for V8 to find. */
const LARGE = 4 * 1024 * 1024

/** Milliseconds after which nobody who judged a session still holds it. */
const LATER_MS = 10

/**
 * Collects what a large session leaves, soon after it was judged. V8 waits with that for as long as the memory of the
 * machine lets it: the garbage of several large sessions then lay beside the next one.
 */
export function collectSoonAfter(transcript: Transcript): void {
  const length = transcript.reduce((sum, event) => sum + lengthOf(event), 0)
  if (length > LARGE) setTimeout(collect, LATER_MS).unref()
}

const lengthOf = (event: Transcript[number]): number =>
  event.event === 'received' || event.event === 'sent'
    ? (event.text ?? event.base64 ?? '').length
    : 0

let collector: (() => void) | undefined

function collect(): void {
  collector ??= exposed()
  collector()
}

/** The function that Node gives to whoever starts it with `--expose-gc`. */
function exposed(): () => void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc')
  return process.getBuiltinModule('node:vm').runInNewContext('gc')
}
