import { aResult, contentOf, empty, exists, member } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn, hostChecks, hostChecksOn } from './host-check.ts'
import { ends, hundreds, loop, staying, unanswered } from './lifecycle/scenarios.ts'
import { allAnswered, fewFiles, isGone, late, soonAfter, whole, without } from './lifecycle/seen.ts'
import { fails, succeeds } from './outcome.ts'
import { projectHas } from './project-state.ts'

/** How a run begins and ends. @see rfd-d11 §Tool lifecycle */
export const lifecycleChecks = [
  ...hostChecks(
    loop.check('vfs.lifecycle.request-response-loop', {
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
    }),
    ...checksOn(hundreds, {
      'vfs.lifecycle.hundreds-of-requests#answered': allAnswered,
      'vfs.lifecycle.hundreds-of-requests#open-files': fewFiles,
    }),
    {
      verifies: 'vfs.lifecycle.death-by-signal-reported',
      title: 'reports a tool that dies while its user is asked',
      scenario: unanswered,
      judge: (c) => [...fails('asks', 'bang-4715')(c), ...soonAfter(c, 'asks', 'dies')],
    },
  ),
  ...hostChecksOn(
    ends,
    {
      verifies: 'vfs.lifecycle.result-without-requests',
      judge: (c) => succeeds('at once', 'nothing was asked for')(c),
    },
    {
      verifies: 'vfs.lifecycle.result-completes',
      title: 'hands back what the tool returned',
      judge: (c) => succeeds('plain', 'a plain result')(c),
    },
    {
      verifies: 'vfs.lifecycle.error-completes-as-failure',
      judge: (c) => fails('error')(c),
    },
    {
      verifies: 'vfs.lifecycle.exit-without-final-fails',
      judge: (c) => fails('status 1', 'boom-4711')(c),
    },
    {
      verifies: 'vfs.lifecycle.clean-exit-without-final-fails',
      judge: (c) => fails('status 0', 'fizz-4712')(c),
    },
    {
      verifies: 'vfs.lifecycle.death-by-signal-reported',
      title: 'reports a tool that died of a signal',
      judge: (c) => fails('killed', 'bang-4713')(c),
    },
    {
      verifies: 'vfs.lifecycle.stderr-not-interpreted',
      judge: (c) => [
        ...succeeds('stderr', 'from stdout')(c),
        ...projectHas({ 'stderr.txt': null })(c),
      ],
    },
    {
      verifies: 'vfs.lifecycle.stderr-apart-from-result',
      judge: (c) => [...succeeds('noisy', 'clean')(c), ...without(c, 'noisy', 'noise-4714')],
    },
    {
      verifies: 'vfs.lifecycle.buffered-final-honoured',
      judge: (c) => ['1', '2', '3', '4'].flatMap((nth) => whole(c, `long ${nth}`, 1_024 * 1_024)),
    },
    {
      verifies: 'vfs.lifecycle.first-final-decides',
      judge: (c) => [...succeeds('two finals', 'the first')(c), late(c)],
    },
    {
      verifies: 'vfs.lifecycle.exit-status-after-final',
      judge: (c) => [
        ...succeeds('status 3', 'done before')(c),
        ...succeeds('killed after', 'done before')(c),
      ],
    },
  ),
  ...checksOn(staying, {
    'vfs.lifecycle.outcome-in-bounded-time': (c) => succeeds('stays', 'done')(c),
    'vfs.lifecycle.no-process-left-behind': (c) => [
      ...isGone(c, 'stays'),
      ...isGone(c, 'leaves a child'),
    ],
    'vfs.lifecycle.closed-stdout-fails': (c) => [
      ...fails('closes stdout')(c),
      ...isGone(c, 'closes stdout'),
    ],
  }),
]
