import type { Results as Complete } from '../reports/results.ts'
import type { Results } from '../spec/generated/results.ts'

/** The document with everything that it may leave out, as the reports read it. */
export function complete(document: Results): Complete {
  return { ...absent, ...document }
}

const absent = {
  started: '1970-01-01T00:00:00Z',
  command: [],
  nullLine: [],
  notExercised: [],
  noise: {},
  smoke: { started: true, sentence: 'Not recorded.' },
  transcripts: {},
}
