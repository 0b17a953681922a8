import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive, notApplicable, satisfiedUnless } from '../../engine/finding.ts'
import { checksIn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { goneAt, probed, reportedAt, signalTo } from '../../vfs/host/timing.ts'
import { exitBy, exits, held, renewed } from './exit-scenarios.ts'
import { refuses } from './refusal.ts'

const on = checksIn('toolstate.lifecycle')

/** The end of the process of the host, where it was seen. */
const exitOf = ({ transcript }: HostConversation) =>
  transcript.find(({ event }) => event === 'exit') as
    | { signal: string | null; code: number | null }
    | undefined

/** Judges tools that were there when the host exited: what is wrong with each, in one phrase. */
const atExit =
  (names: readonly string[], expected: string, wrong: (call: HostCall) => string | false) =>
  (c: HostConversation): Finding[] => {
    if (!exitOf(c)) return [inconclusive(c.failure?.sentence ?? 'the host did not exit')]
    return names.flatMap((name) =>
      probed(name, expected, (call) => {
        if (reportedAt(call, 'up') === undefined) return inconclusive('the tool did not begin')
        const found = wrong(call)
        return found && `${found} of ${name}`
      })(c),
    )
  }

/** Judges that the tools themselves are gone after the exit. */
const areGone = (...names: string[]): Judge =>
  atExit(names, 'no process', (call) => goneAt(call) === undefined && 'a process')

/** Judges that a signal came first, before any that leaves no time. */
const areAsked = (...names: string[]): Judge =>
  atExit(names, 'SIGTERM', (call) => signalTo(call) !== 'SIGTERM' && 'no SIGTERM')

/** Judges that tools could clean up. */
const areTidy = (...names: string[]): Judge =>
  atExit(
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
  ...on(exits, {
    'exit-sends-sigterm': areAsked(...RUNNING, 'spawn waiting', 'spawn endless'),
    'exit-kills-stubborn': [areAsked('spawn stubborn'), areGone('spawn stubborn')],
    'time-to-clean-up': areTidy('spawn tidy', 'spawn waiting', 'spawn endless'),
    'exit-leaves-no-process#running': areGone(...RUNNING, 'spawn silent'),
    'exit-leaves-no-process#waiting': areGone('spawn waiting'),
    'exit-leaves-no-process#aborted': areGone('spawn aborted'),
    'exit-leaves-no-process#stopped': areGone('spawn stopped'),
    'ends-tools-without-abort#exit': areGone('spawn endless'),
    'exit-ends-one-shot-calls': [areAsked('one-shot'), areGone('one-shot')],
    'ends-helper-processes': atExit(['spawn helped'], 'no process', ({ processes }) => {
      const child = processes.find(({ kind }) => kind === 'child')
      return child?.goneAt === undefined && 'a helper'
    }),
  }),
  ...on(exitBy('end of input'), {
    'exit-sends-sigterm': {
      title: 'sends SIGTERM first when its input ends',
      judge: areAsked(...RUNNING),
    },
    'time-to-clean-up': {
      title: 'leaves time to clean up when its input ends',
      judge: areTidy('spawn tidy'),
    },
    'exit-leaves-no-process#running': {
      title: 'leaves no process when its input ends',
      judge: areGone(...RUNNING),
    },
  }),
  ...on(exitBy('SIGTERM'), {
    'exit-sends-sigterm': {
      title: 'sends SIGTERM first when it is ended by SIGTERM',
      judge: orderly(areAsked(...RUNNING)),
    },
    'exit-leaves-no-process#running': {
      title: 'leaves no process when it is ended by SIGTERM',
      judge: orderly(areGone(...RUNNING)),
    },
  }),
  ...on(held, {
    'exit-leaves-no-process#held-spawn': (c) => {
      if (c.inquiries.length === 0) return inconclusive('nobody was asked')
      const begun = (callOf(c, 'spawn held')?.side.length ?? 0) > 0
      return satisfiedUnless(begun && 'a process', 'no process of the spawn that was held up')
    },
  }),
  ...on(renewed, {
    'toolstate.registry.handles-end-with-host#unknown': [
      refuses('fetch a'),
      stands('spawn b', 'running'),
    ],
    'toolstate.registry.handles-end-with-host#no-process': areGone('spawn a'),
  }),
]
