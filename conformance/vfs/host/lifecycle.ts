import { aResult, contentOf, empty, exists, member } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { checksOn, hostChecks, hostChecksOn } from './host-check.ts'
import { ends, hundreds, loop, staying, unanswered } from './lifecycle/scenarios.ts'
import { allAnswered, fewFiles, isGone, late, soonAfter, whole, without } from './lifecycle/seen.ts'
import { failsWith, succeedsWith } from './outcome.ts'
import { projectHas } from './project-state.ts'

/** How a run begins and ends. @see rfd-d11 §Tool lifecycle */
export const lifecycleChecks = [
  ...hostChecks(
    loop.check('vfs.lifecycle.request-response-loop', {
      title: 'answers each request before the tool goes on',
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
      judge: (c) => [...failsWith(c, 'asks', 'bang-4715'), ...soonAfter(c, 'asks', 'dies')],
    },
  ),
  ...hostChecksOn(
    ends,
    {
      verifies: 'vfs.lifecycle.result-without-requests',
      title: 'takes a result that comes without any request',
      judge: (c) => succeedsWith(c, 'at once', 'nothing was asked for'),
    },
    {
      verifies: 'vfs.lifecycle.result-completes',
      title: 'hands back what the tool returned',
      judge: (c) => succeedsWith(c, 'plain', 'a plain result'),
    },
    {
      verifies: 'vfs.lifecycle.error-completes-as-failure',
      title: 'marks an error of the tool as a failure',
      judge: (c) => failsWith(c, 'error'),
    },
    {
      verifies: 'vfs.lifecycle.exit-without-final-fails',
      title: 'reports what a tool wrote to stderr when it ended without a final message',
      judge: (c) => failsWith(c, 'status 1', 'boom-4711'),
    },
    {
      verifies: 'vfs.lifecycle.clean-exit-without-final-fails',
      title: 'takes a status of 0 without a final message for a failure',
      judge: (c) => failsWith(c, 'status 0', 'fizz-4712'),
    },
    {
      verifies: 'vfs.lifecycle.death-by-signal-reported',
      title: 'reports a tool that died of a signal',
      judge: (c) => failsWith(c, 'killed', 'bang-4713'),
    },
    {
      verifies: 'vfs.lifecycle.stderr-not-interpreted',
      title: 'takes nothing on stderr for a message',
      judge: (c) => [
        ...succeedsWith(c, 'stderr', 'from stdout'),
        ...projectHas(c, { 'stderr.txt': null }),
      ],
    },
    {
      verifies: 'vfs.lifecycle.stderr-apart-from-result',
      title: 'keeps stderr out of a result',
      judge: (c) => [...succeedsWith(c, 'noisy', 'clean'), ...without(c, 'noisy', 'noise-4714')],
    },
    {
      verifies: 'vfs.lifecycle.buffered-final-honoured',
      title: 'reads a long result to its end although the tool is gone',
      judge: (c) => ['1', '2', '3', '4'].flatMap((nth) => whole(c, `long ${nth}`, 1_024 * 1_024)),
    },
    {
      verifies: 'vfs.lifecycle.first-final-decides',
      title: 'goes by the first final message',
      judge: (c) => [...succeedsWith(c, 'two finals', 'the first'), late(c)],
    },
    {
      verifies: 'vfs.lifecycle.exit-status-after-final',
      title: 'goes by the final message and not by the exit',
      judge: (c) => [
        ...succeedsWith(c, 'status 3', 'done before'),
        ...succeedsWith(c, 'killed after', 'done before'),
      ],
    },
  ),
  ...hostChecksOn(
    staying,
    {
      verifies: 'vfs.lifecycle.outcome-in-bounded-time',
      title: 'hands back a result although the tool stays',
      judge: (c) => succeedsWith(c, 'stays', 'done'),
    },
    {
      verifies: 'vfs.lifecycle.no-process-left-behind',
      title: 'leaves no process of the tool behind',
      judge: (c) => [...isGone(c, 'stays'), ...isGone(c, 'leaves a child')],
    },
    {
      verifies: 'vfs.lifecycle.closed-stdout-fails',
      title: 'ends a tool that closes its output',
      judge: (c) => [...failsWith(c, 'closes stdout'), ...isGone(c, 'closes stdout')],
    },
  ),
]
