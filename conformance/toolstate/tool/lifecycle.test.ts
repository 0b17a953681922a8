import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  closed,
  exit,
  killed,
  line,
  noted,
  type Reported,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { lifecycleChecks } from './lifecycle.ts'
import { readStdio } from './stdio-reading.ts'

const context = { protocol: 'stdio', files: ['a.txt'] }
const FAULT: Fault = { kind: 'abort-at-report', at: 1 }
const read = (fault: Fault | undefined, ...events: Reported[]) =>
  readStdio(transcript({ context, ...(fault && { fault }) }, ...events))

const running = line({ type: 'running' })
const stopped = line({ type: 'stopped', result: { Ok: '' } })
const abort = { ...killed, abort: true }
const leaving = (...files: string[]) =>
  noted('project-snapshot', { files: Object.fromEntries(files.map((path) => [path, ''])) })

const plain = read(undefined, running, stopped, exit(), leaving('out'))
const aborted = (...events: Reported[]) => ({ now: read(FAULT, running, abort, ...events), plain })
const stayed = timer('term-grace')

const waiting = line({ type: 'waiting', question: { id: 'q', text: '?', answer_type: 'Boolean' } })
const applied = noted('applied', { input: true })
const generated = (...events: Reported[]) =>
  read({ kind: 'generated-steps', number: 1, steps: [] }, running, ...events)

trios(lifecycleChecks, {
  'exits at SIGTERM': {
    satisfied: aborted(exit(null, 'SIGTERM')),
    violated: [
      [
        aborted(stayed, { ...killed, signal: 'SIGKILL' } as Reported, exit(null, 'SIGKILL')),
        'the process was still there after SIGTERM',
      ],
    ],
    inconclusive: [
      [
        aborted(timer('term-grace', { late: 900 }), exit(null, 'SIGKILL')),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: { now: read(FAULT, running, stopped, exit()), plain },
  },
  'stops when its input ends while its question is pending': {
    satisfied: { now: generated(waiting, closed, stopped, exit()), plain },
    violated: [
      [
        { now: generated(waiting, closed, abort, exit(null, 'SIGTERM')), plain },
        'the process was still there after the end of its input',
      ],
    ],
    silent: { now: generated(waiting, applied, closed, abort, exit()), plain },
  },
  'leaves no lock and no temporary file behind at SIGTERM': {
    satisfied: aborted(exit(), leaving('a.txt', 'out')),
    violated: [[aborted(exit(), leaving('a.txt', '.lock')), '`.lock` was left behind']],
    silent: {
      now: read(FAULT, running, abort, exit(), leaving('.lock')),
      plain: read(undefined, running, abort, exit()),
    },
  },
})
