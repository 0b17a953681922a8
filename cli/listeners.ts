import type { Transcript } from '../harness/transcript.ts'
import type { Result } from '../spec/generated/results.ts'
import type { Delivery } from './delivery.ts'
import { isSpecial } from './destinations.ts'
import type { CertifyingOptions } from './options.ts'
import { partialResults } from './partial-results.ts'
import { progressOn, type Step } from './progress.ts'
import { transcriptsInto } from './recorded.ts'
import type { Losses } from './unwritten.ts'

/** Who is notified of a certification while it goes on. */
export interface Listeners {
  onProgress(step: Step): void
  onResult(result: Result): void
  onTranscript(transcript: Transcript): void
  /** Nothing more will come. */
  stop(): void
  /** The whole report is written. */
  done(): void
}

/** Shows progress, and keeps results and transcripts as they come. */
export function listenersOf(
  { quiet, transcripts }: Pick<CertifyingOptions, 'quiet' | 'transcripts'>,
  { destinations }: Delivery,
  losses: Losses,
): Listeners {
  const progress = progressOn(process.stderr, quiet === true)
  const json = destinations.find(({ format }) => format === 'json')?.file
  const partial = json === undefined || isSpecial(json) ? undefined : partialResults(json, losses)
  return {
    onProgress: (step) => progress.show(step),
    onResult: (result) => partial?.append(result),
    onTranscript: transcriptsInto(transcripts, losses),
    stop: () => progress.stop(),
    done: () => partial?.done(),
  }
}
