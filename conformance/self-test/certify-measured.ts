/** Certifies a subject of the self-test in a process of its own: `node certify-measured.ts NAME MARK`. */
import { boundGarbage } from '../engine/bound-garbage.ts'
import { SUBJECT } from './mark.ts'
import { printMeasured } from './measured.ts'
import { certifyListed, listSubjects } from './subjects.ts'

boundGarbage()
const [, , name, mark = ''] = process.argv
const subject = listSubjects('hostile').find((each) => each.name === name)
if (!subject) throw new TypeError(`no hostile subject ${name}`)
const interrupt = new AbortController()
process.once('SIGTERM', () => interrupt.abort())
printMeasured(await certifyListed(subject, { [SUBJECT]: mark }, interrupt.signal))
