import { GIVES_UP, givenUpByTool, PENDING, promptGivenUp } from './cancel/given-up.ts'
import { givenUp, notCancelled } from './cancel/keeps-session.ts'
import {
  besideOthers,
  byDefault,
  CONCLUDES,
  cancels,
  GRACE_MS,
  LONG_MS,
  SHORT_MS,
  TWICE,
} from './cancel/scenarios.ts'
import * as seen from './cancel/seen.ts'
import * as signals from './cancel/signals.ts'
import { pending, program, prompts, WHILE_RUNNING } from './cancel/while-pending.ts'
import { checksOn } from './host-check.ts'
import { succeeds } from './outcome.ts'
import { ended } from './timing.ts'
import { wherePrompted } from './uncovered.ts'

const DURING = 'vfs.cancel.cancel-during-request'
const notifiedSoon = seen.notifiedSoon('is cancelled')

/** How a run is cancelled. @see rfd-d11 §Cancellation */
export const cancelChecks = [
  ...checksOn(cancels, {
    'vfs.cancel.cancel-notification-sent': ['stays', 'has asked', TWICE].map(seen.notifiedOnce),
    'vfs.cancel.no-signal-within-grace': ['leaves', 'cleans'].map((id) => signals.unsignalled(id)),
    'vfs.cancel.sigterm-after-grace': [
      signals.termAfter('stays', GRACE_MS),
      signals.termAfter('has asked', GRACE_MS),
      signals.termAfter('asks on', GRACE_MS),
      ...['closes stdout', CONCLUDES].map(signals.termed),
    ],
    'vfs.cancel.grace-configurable': [
      signals.termAfter('stays for short', SHORT_MS),
      signals.termAfter('stays for long', LONG_MS),
      signals.termsApart,
    ],
    'vfs.cancel.sigkill-after-sigterm': ['stays', 'concludes too late'].map(signals.killedAfter),
    'vfs.cancel.sigkill-never-first': ['stays', 'has asked', 'stays for long'].map(
      signals.termFirst,
    ),
    'vfs.cancel.windows-ends-tool': ended('stays'),
    'vfs.cancel.escalation-without-reader': [
      signals.termAfter('reads nothing', GRACE_MS, 'unread'),
      signals.killedAfter('reads nothing'),
      signals.termed('closes stdin'),
    ],
    'vfs.cancel.reported-as-cancelled': [
      seen.reported('quits', false),
      seen.reported('stays', false),
      seen.reported(TWICE, false),
      seen.reported('leaves', true),
      seen.reported('cleans', false),
    ],
    'vfs.cancel.others-untouched': [
      ended('stays'),
      signals.untouched('other'),
      succeeds('other', 'untouched'),
      signals.untouched('the other of two'),
      succeeds('the other of two', 'untouched'),
    ],
    'vfs.cancel.cancel-before-first-request': [seen.notifiedOnce('stays'), seen.inOrder('stays')],
    'vfs.cancel.interrupt-becomes-message': seen.byMessage('stays'),
    'vfs.cancel.cleanup-requests-answered': seen.cleanedUp('cleans'),
  }),
  ...checksOn(pending, {
    [DURING]: { title: 'cancels a tool while a request of its is unanswered', judge: notifiedSoon },
  }),
  ...checksOn(prompts, {
    'vfs.cancel.sigterm-after-grace': {
      title: 'ends a tool whose user is asked at the end of its grace period',
      judge: wherePrompted(signals.termAfter('is cancelled', GRACE_MS)),
    },
    [DURING]: {
      title: 'cancels a tool while its user is asked',
      judge: wherePrompted(notifiedSoon),
    },
  }),
  ...checksOn(givenUpByTool, {
    'vfs.cancel.tool-cancel-accepted': ['gives up', 'asks to give up'].map((id) =>
      givenUp(id, { pending: PENDING, served: 5 }),
    ),
    'vfs.cancel.tool-cancel-keeps-session': ['gives up', 'asks to give up'].flatMap((id) => [
      succeeds(id, 'went on'),
      notCancelled(id),
    ]),
  }),
  ...checksOn(promptGivenUp, {
    'vfs.cancel.tool-cancel-accepted': {
      title: "accepts a tool's `cancel` while its user is asked",
      judge: wherePrompted(givenUp('call', { pending: { pending: GIVES_UP }, served: 3 })),
    },
  }),
  ...checksOn(byDefault, {
    'vfs.cancel.grace-defaults-to-five-seconds': signals.defaultGrace('call'),
  }),
  ...checksOn(besideOthers, {
    'vfs.cancel.grace-defaults-to-five-seconds': {
      title: 'gives a tool five seconds where only other limits are configured',
      judge: signals.defaultGrace('call'),
    },
  }),
  ...checksOn(program, {
    'vfs.cancel.sigterm-after-grace': {
      title: 'ends a tool for which a program runs at the end of its grace period',
      judge: signals.termAfter('call', GRACE_MS),
    },
    'vfs.cancel.sigkill-after-sigterm': {
      title: 'kills a tool for which a program runs',
      judge: signals.killedAfter('call'),
    },
    [DURING]: {
      title: 'cancels a tool while a program runs for it',
      judge: seen.notifiedSoon('call'),
    },
    'vfs.lifecycle.outcome-in-bounded-time': {
      title: 'reports an outcome while a program still runs for the tool',
      judge: succeeds(WHILE_RUNNING, 'concluded'),
    },
  }),
]
