/** Certifies a subject of the self-test in a process of its own: `node certify-measured.ts NAME MARK`. */
import type { Results } from '../../spec/generated/results.ts'
import { boundYoungGeneration } from '../engine/young-generation.ts'
import { SUBJECT } from './mark.ts'
import { peakOf } from './peak.ts'
import { certifySubject, listSubjects } from './subjects.ts'

/** What the process writes to stdout, as JSON. */
export interface Measured {
  results: Results
  /** The most memory that was resident, in bytes. */
  peak: number
}

boundYoungGeneration()
const [, , name, mark = ''] = process.argv
const subject = listSubjects('hostile').find((each) => each.name === name)
if (!subject) throw new TypeError(`no hostile subject ${name}`)
const interrupt = new AbortController()
process.once('SIGTERM', () => interrupt.abort())
const results = await certifySubject(subject, { [SUBJECT]: mark }, interrupt.signal)
process.stdout.write(JSON.stringify({ results, peak: peakOf() } satisfies Measured))
