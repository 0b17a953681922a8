import {
  call,
  cancel,
  exit,
  init,
  result,
  rpc,
  sent,
  state,
  timer,
  under,
} from '../../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../../fixtures/trios.ts'
import { abortStateChecks } from './abort.ts'

const ABORT = { kind: 'abort', at: 1 } as const
const apply = sent(rpc({ method: 'apply', params: { input: true } }))
const running = state('running')
const waits = [init(), apply, state('waiting'), cancel]
const runs = [init(), apply, running, cancel]
const tidying = state('running', { content: 'tidying up' })
const stopped = state('stopped', { result: 'r' })
const left = { ...exit(), survivors: ['sleep'] }
const silent = under(ABORT, init(), stopped, cancel, result())

trios(abortStateChecks, {
  'does no more work after an abort': {
    satisfied: under(ABORT, ...runs, call(1, 'fs.read'), exit()),
    violated: [
      [
        under(ABORT, ...runs, call(1, 'fs.read'), call(2, 'fs.stat'), exit()),
        'fs.stat was called after the abort',
      ],
      [under(ABORT, ...waits, call(1, 'fs.read'), exit()), 'fs.read was called after the abort'],
      [under(ABORT, ...waits, left), 'a process that it started was left running'],
    ],
    inconclusive: [
      [
        under(ABORT, ...waits, timer('cancel-grace', { late: 900 }), left),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent,
  },
  'reports nothing but stopped after an abort': {
    satisfied: under(ABORT, ...runs, running, running, tidying, stopped, exit()),
    violated: [
      [under(ABORT, ...runs, tidying, tidying, exit()), '`running` was reported after the abort'],
      [
        under(ABORT, ...runs, ...Array.from({ length: 22 }, () => running), exit()),
        '`running` was reported after the abort',
      ],
    ],
    silent,
  },
  'goes from waiting to stopped when it is aborted': {
    satisfied: under(ABORT, ...waits, stopped, exit()),
    violated: [
      [under(ABORT, ...waits, running, stopped), '`running` was reported after the abort'],
    ],
    silent: under(ABORT, ...runs, running, running),
  },
  'does not take an abort for an answer': {
    satisfied: under(ABORT, ...waits, call(1, 'fs.read'), exit()),
    violated: [
      [
        under(ABORT, ...waits, call(1, 'fs.delete'), exit()),
        'fs.delete was called after the abort',
      ],
    ],
    silent: under(ABORT, ...runs, call(1, 'fs.delete'), call(2, 'fs.delete')),
  },
})
