import { aResult, contentOf, empty, exists, member } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn } from './host-check.ts'
import { ends, hundreds, loop, staying, unanswered } from './lifecycle/scenarios.ts'
import { allAnswered, fewFiles, isGone, late, soonAfter, whole, without } from './lifecycle/seen.ts'
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
    'vfs.lifecycle.hundreds-of-requests#answered': allAnswered,
    'vfs.lifecycle.hundreds-of-requests#open-files': fewFiles,
  }),
  ...checksOn(unanswered, {
    [BY_SIGNAL]: {
      title: 'reports a tool that dies while its user is asked',
      judge: [fails('asks', 'bang-4715'), soonAfter('asks', 'dies')],
    },
  }),
  ...checksOn(ends, {
    'vfs.lifecycle.result-without-requests': succeeds('at once', 'nothing was asked for'),
    'vfs.lifecycle.result-completes': {
      title: 'hands back what the tool returned',
      judge: succeeds('plain', 'a plain result'),
    },
    'vfs.lifecycle.error-completes-as-failure': fails('error'),
    'vfs.lifecycle.exit-without-final-fails': fails('status 1', 'boom-4711'),
    'vfs.lifecycle.clean-exit-without-final-fails': fails('status 0', 'fizz-4712'),
    [BY_SIGNAL]: {
      title: 'reports a tool that died of a signal',
      judge: fails('killed', 'bang-4713'),
    },
    'vfs.lifecycle.stderr-not-interpreted': [
      succeeds('stderr', 'from stdout'),
      projectHas({ 'stderr.txt': null }),
    ],
    'vfs.lifecycle.stderr-apart-from-result': [
      succeeds('noisy', 'clean'),
      without('noisy', 'noise-4714'),
    ],
    'vfs.lifecycle.buffered-final-honoured': ['1', '2', '3', '4'].map((nth) =>
      whole(`long ${nth}`, 1_024 * 1_024),
    ),
    'vfs.lifecycle.first-final-decides': [succeeds('two finals', 'the first'), late],
    'vfs.lifecycle.exit-status-after-final': [
      succeeds('status 3', 'done before'),
      succeeds('killed after', 'done before'),
    ],
  }),
  ...checksOn(staying, {
    'vfs.lifecycle.outcome-in-bounded-time': succeeds('stays', 'done'),
    'vfs.lifecycle.no-process-left-behind': [isGone('stays'), isGone('leaves a child')],
    'vfs.lifecycle.closed-stdout-fails': [fails('closes stdout'), isGone('closes stdout')],
  }),
]
