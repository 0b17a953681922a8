import { aResult, contentOf, empty, exists, member } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn, checksOnIndependent, ofCalls } from './host-check.ts'
import { ends, LAST_WORDS, SIGNALS, UNENDED } from './lifecycle/ends.ts'
import { CONCLUDED, hundreds, loop, staying, unanswered } from './lifecycle/scenarios.ts'
import * as seen from './lifecycle/seen.ts'
import { fails, succeeds } from './outcome.ts'
import { projectHas } from './project-state.ts'

const BY_SIGNAL = 'vfs.lifecycle.death-by-signal-reported'

/** How a run begins and ends. @see rfd-d11 §Tool lifecycle */
export const lifecycleChecks = [
  ...loop.checks({
    'vfs.lifecycle.request-response-loop': {
      expect: {
        read: contentOf('needle'),
        write: empty,
        exists: exists(true),
        list: aResult,
        metadata: member('size', 1),
        grep: inFiles('a.txt'),
        rename: empty,
        renamed: exists(false),
        delete: empty,
        deleted: exists(false),
      },
    },
  }),
  ...checksOn(hundreds, {
    'vfs.lifecycle.hundreds-of-requests#answered': { needs: ['fs'], judge: seen.allAnswered },
    'vfs.lifecycle.hundreds-of-requests#open-files': seen.fewFiles,
  }),
  ...checksOn(unanswered, {
    [BY_SIGNAL]: {
      title: 'reports a tool that dies while its user is asked',
      judge: [fails('asks', 'bang-4715'), seen.soonAfter('asks', 'dies')],
    },
  }),
  ...checksOnIndependent(ends, {
    'vfs.lifecycle.result-without-requests': succeeds('at once', 'nothing was asked for'),
    'vfs.lifecycle.result-completes': {
      title: 'hands back what the tool returned',
      judge: succeeds('plain', 'a plain result'),
    },
    'vfs.lifecycle.error-completes-as-failure': [
      fails('error', 'it went wrong'),
      fails('error for now'),
      seen.runOnce('error for now'),
    ],
    'vfs.lifecycle.exit-without-final-fails': [
      fails('status 1', 'boom-4711'),
      fails('status 2', ...LAST_WORDS),
      fails('silent status 1'),
      fails('status 1 within a line', 'boom-4718', UNENDED),
      fails('status 127', 'boom-4717'),
      fails('silent status 255'),
      fails('a text and status 1'),
      fails('a text and status 0'),
    ],
    'vfs.lifecycle.clean-exit-without-final-fails': [
      fails('status 0', 'fizz-4712'),
      fails('status 0 after requests'),
      fails('status 0 after cancel'),
      fails('silent status 0'),
    ],
    [BY_SIGNAL]: {
      title: 'reports a tool that died of a signal',
      judge: [
        fails('killed', 'bang-4713'),
        fails('killed after requests', ...LAST_WORDS),
        ...SIGNALS.map((signal) => fails(`ended by SIG${signal}`, 'bang-4716')),
      ],
    },
    'vfs.lifecycle.stderr-not-interpreted': [
      succeeds('stderr', 'from stdout'),
      fails('stderr alone'),
      fails('stderr and status 1'),
      ofCalls(['stderr'], projectHas({ 'stderr.txt': null })),
    ],
    'vfs.lifecycle.stderr-apart-from-result': [
      ...['noisy', 'noisy afterwards', 'noisy with blocks'].flatMap((id) => [
        succeeds(id, 'clean'),
        seen.without(id, 'noise-4714'),
      ]),
      succeeds('noisy and empty'),
      seen.without('noisy and empty', 'noise-4714'),
    ],
    'vfs.lifecycle.buffered-final-honoured': ['1', '2', '3', '4'].map((nth) =>
      seen.whole(`long ${nth}`, 1_024 * 1_024),
    ),
    'vfs.lifecycle.first-final-decides': [
      succeeds('two finals', 'the first'),
      fails('error first', 'the first'),
      fails('two errors', 'the first'),
      succeeds('two results', 'at once 1'),
      seen.without('two results', 'at once 2'),
      ofCalls(['two finals'], seen.late),
    ],
    'vfs.lifecycle.exit-status-after-final': [
      ...['status 3', 'status 1 after', 'ended after by SIGTERM', 'killed after'].map((id) =>
        succeeds(id, 'done before'),
      ),
      ...['error and status 3', 'error and status 0', 'error and killed'].map((id) =>
        fails(id, 'failed before'),
      ),
    ],
  }),
  ...checksOn(staying, {
    'vfs.lifecycle.outcome-in-bounded-time': [
      succeeds('stays', 'done'),
      fails('stays after an error', 'failed for good'),
      succeeds('stays stubbornly', 'done'),
      succeeds('talks on', 'done'),
      succeeds('leaves a child', 'done'),
      ...Object.keys(CONCLUDED).map(seen.inBoundedTime),
    ],
    'vfs.lifecycle.no-process-left-behind': [...Object.keys(CONCLUDED), 'leaves a child'].map(
      seen.isGone,
    ),
    'vfs.lifecycle.closed-stdout-fails': ['closes stdout', 'closes stdout stubbornly'].flatMap(
      (id) => [fails(id), seen.isGone(id)],
    ),
  }),
]
