/** Certifies a subject of the self-test in a process of its own: `node certify-measured.ts NAME MARK`. */
import { readFileSync } from 'node:fs'
import type { Results } from '../../spec/generated/results.ts'
import { SUBJECT } from './mark.ts'
import { certifySubject, listSubjects } from './subjects.ts'

/** What the process writes to stdout, as JSON. */
export interface Measured {
  results: Results
  /** The most memory that was resident, in bytes. */
  peak: number
}

const [, , name, mark = ''] = process.argv
const subject = listSubjects('hostile').find((each) => each.name === name)
if (!subject) throw new TypeError(`no hostile subject ${name}`)
const interrupt = new AbortController()
process.once('SIGTERM', () => interrupt.abort())
const results = await certifySubject(subject, { [SUBJECT]: mark }, interrupt.signal)
process.stdout.write(JSON.stringify({ results, peak: peakOf() } satisfies Measured))

/** A process that another one has started counts that one's memory among its own, but where the system reports better. */
function peakOf(): number {
  try {
    const [, kilobytes] =
      /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}
