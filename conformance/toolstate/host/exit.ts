import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, notApplicable, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { goneAt, onReport, reportedAt, signalTo } from '../../vfs/host/timing.ts'
import { exitBy, exits, held, renewed } from './exit-scenarios.ts'
import { refuses } from './refusal.ts'

/** The end of the process of the host, where it was seen. */
const exitOf = ({ transcript }: HostConversation) =>
  transcript.find(({ event }) => event === 'exit') as
    | { signal: string | null; code: number | null }
    | undefined

/** Judges tools that were there when the host exited: what is wrong with each, in one phrase. */
const atExit = (
  c: HostConversation,
  names: readonly string[],
  expected: string,
  wrong: (call: HostCall) => string | false,
): Finding[] => {
  if (!exitOf(c)) return [inconclusive(c.failure?.sentence ?? 'the host did not exit')]
  return names.flatMap((name) =>
    onReport(c, name, (call) => {
      if (reportedAt(call, 'up') === undefined) return inconclusive('the tool did not begin')
      const found = wrong(call)
      return satisfiedUnless(found && `${found} of ${name}`, expected, call.index)
    }),
  )
}

/** Judges that the tools themselves are gone after the exit. */
const areGone =
  (...names: string[]): Judge =>
  (c) =>
    atExit(c, names, 'no process', (call) => goneAt(call) === undefined && 'a process')

/** Judges that a signal came first, before any that leaves no time. */
const areAsked =
  (...names: string[]): Judge =>
  (c) =>
    atExit(c, names, 'SIGTERM', (call) => signalTo(call) !== 'SIGTERM' && 'no SIGTERM')

/** Judges that tools could clean up. */
const areTidy =
  (...names: string[]): Judge =>
  (c) =>
    atExit(
      c,
      names,
      'time to clean up',
      (call) => reportedAt(call, 'tidied') === undefined && 'an end before the cleaning up',
    )

/** Judges an exit that a driver may be unable to carry out: it dies of the signal itself. */
const orderly =
  (judge: Judge): Judge =>
  (c) =>
    exitOf(c)?.signal === null ? judge(c) : notApplicable('the driver has no exit in order for it')

const RUNNING = ['spawn tidy', 'spawn stubborn']

/** How a host exits while tools live on. @see rfd009 §Handle lifecycle */
export const exitChecks: readonly HostCheck[] = [
  ...checksOn(exits, {
    'toolstate.lifecycle.exit-sends-sigterm': areAsked(
      ...RUNNING,
      'spawn waiting',
      'spawn endless',
    ),
    'toolstate.lifecycle.exit-kills-stubborn': [
      areAsked('spawn stubborn'),
      areGone('spawn stubborn'),
    ],
    'toolstate.lifecycle.time-to-clean-up': areTidy('spawn tidy', 'spawn waiting', 'spawn endless'),
    'toolstate.lifecycle.exit-leaves-no-process#running': areGone(...RUNNING, 'spawn silent'),
    'toolstate.lifecycle.exit-leaves-no-process#waiting': areGone('spawn waiting'),
    'toolstate.lifecycle.exit-leaves-no-process#aborted': areGone('spawn aborted'),
    'toolstate.lifecycle.exit-leaves-no-process#stopped': areGone('spawn stopped'),
    'toolstate.lifecycle.ends-tools-without-abort#exit': areGone('spawn endless'),
    'toolstate.lifecycle.exit-ends-one-shot-calls': [areAsked('one-shot'), areGone('one-shot')],
    'toolstate.lifecycle.ends-helper-processes': (c) =>
      atExit(c, ['spawn helped'], 'no process', ({ processes }) => {
        const child = processes.find(({ kind }) => kind === 'child')
        return child?.goneAt === undefined && 'a helper'
      }),
  }),
  ...checksOn(exitBy('end of input'), {
    'toolstate.lifecycle.exit-sends-sigterm': {
      title: 'sends SIGTERM first when its input ends',
      judge: areAsked(...RUNNING),
    },
    'toolstate.lifecycle.time-to-clean-up': {
      title: 'leaves time to clean up when its input ends',
      judge: areTidy('spawn tidy'),
    },
    'toolstate.lifecycle.exit-leaves-no-process#running': {
      title: 'leaves no process when its input ends',
      judge: areGone(...RUNNING),
    },
  }),
  ...checksOn(exitBy('SIGTERM'), {
    'toolstate.lifecycle.exit-sends-sigterm': {
      title: 'sends SIGTERM first when it is ended by SIGTERM',
      judge: orderly(areAsked(...RUNNING)),
    },
    'toolstate.lifecycle.exit-leaves-no-process#running': {
      title: 'leaves no process when it is ended by SIGTERM',
      judge: orderly(areGone(...RUNNING)),
    },
  }),
  ...checksOn(held, {
    'toolstate.lifecycle.exit-leaves-no-process#held-spawn': (c) => {
      if (c.inquiries.length === 0) return inconclusive('nobody was asked')
      const begun = (callOf(c, 'spawn held')?.side.length ?? 0) > 0
      return satisfiedUnless(begun && 'a process', 'no process of the spawn that was held up')
    },
  }),
  ...checksOn(renewed, {
    'toolstate.registry.handles-end-with-host#unknown': (c) => [
      ...refuses(c, 'fetch a'),
      ...stands(c, 'spawn b', 'running'),
    ],
    'toolstate.registry.handles-end-with-host#no-process': areGone('spawn a'),
  }),
]
