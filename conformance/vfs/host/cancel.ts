import {
  byDefault,
  cancels,
  GRACE_MS,
  givenUpByTool,
  LONG_MS,
  pending,
  program,
  prompts,
  SHORT_MS,
} from './cancel/scenarios.ts'
import {
  byMessage,
  cleanedUp,
  defaultGrace,
  ended,
  givenUp,
  inTurn,
  killedAfter,
  notifiedOnce,
  notifiedSoon,
  reported,
  termAfter,
  termFirst,
  termsApart,
  unsignalled,
  untouched,
} from './cancel/seen.ts'
import { hostChecks, hostChecksOn } from './host-check.ts'
import { succeedsWith } from './outcome.ts'
import { onReport } from './timing.ts'
import { noPrompt } from './uncovered.ts'

/** How a run is cancelled. @see rfd-d11 §Cancellation */
export const cancelChecks = [
  ...hostChecksOn(
    cancels,
    {
      verifies: 'vfs.cancel.cancel-notification-sent',
      title: 'notifies a tool once that it is cancelled',
      judge: (c) => [...notifiedOnce(c, 'stays'), ...notifiedOnce(c, 'has asked')],
    },
    {
      verifies: 'vfs.cancel.no-signal-within-grace',
      title: 'sends no signal to a tool that leaves in time',
      judge: (c) => onReport(c, 'leaves', unsignalled),
    },
    {
      verifies: 'vfs.cancel.sigterm-after-grace',
      title: 'sends SIGTERM when the grace period is over',
      judge: (c) => [...termAfter(c, 'stays', GRACE_MS), ...termAfter(c, 'has asked', GRACE_MS)],
    },
    {
      verifies: 'vfs.cancel.grace-configurable',
      title: 'keeps the grace period that is configured',
      judge: (c) => [
        ...termAfter(c, 'stays for short', SHORT_MS),
        ...termAfter(c, 'stays for long', LONG_MS),
        ...termsApart(c),
      ],
    },
    {
      verifies: 'vfs.cancel.sigkill-after-sigterm',
      title: 'sends SIGKILL to a tool that survives SIGTERM',
      judge: (c) => onReport(c, 'stays', (call) => killedAfter(c, call)),
    },
    {
      verifies: 'vfs.cancel.sigkill-never-first',
      title: 'begins no cancellation with SIGKILL',
      judge: (c) => ['stays', 'has asked', 'stays for long'].flatMap((id) => termFirst(c, id)),
    },
    {
      verifies: 'vfs.cancel.windows-ends-tool',
      title: 'ends a tool that stays',
      judge: (c) => onReport(c, 'stays', (call) => ended(call)),
    },
    {
      verifies: 'vfs.cancel.escalation-without-reader',
      title: 'sends its signals also to a tool that reads nothing',
      judge: (c) => [
        ...termAfter(c, 'reads nothing', GRACE_MS, 'unread'),
        ...onReport(c, 'reads nothing', (call) => killedAfter(c, call)),
      ],
    },
    {
      verifies: 'vfs.cancel.reported-as-cancelled',
      title: 'reports a cancelled run',
      judge: (c) => [...reported(c, 'quits', false), ...reported(c, 'leaves', true)],
    },
    {
      verifies: 'vfs.cancel.others-untouched',
      title: 'leaves other tools alone',
      judge: (c) => [
        ...onReport(c, 'stays', (call) => ended(call)),
        ...onReport(c, 'other', untouched),
        ...succeedsWith(c, 'other', 'untouched'),
      ],
    },
    {
      verifies: 'vfs.cancel.cancel-before-first-request',
      title: 'cancels a tool that has asked for nothing',
      judge: (c) => [...notifiedOnce(c, 'stays'), ...onReport(c, 'stays', (call) => inTurn(call))],
    },
    {
      verifies: 'vfs.cancel.interrupt-becomes-message',
      title: 'notifies a tool of the interrupt by a message',
      judge: (c) => onReport(c, 'stays', (call) => byMessage(call)),
    },
    {
      verifies: 'vfs.cancel.cleanup-requests-answered',
      title: 'answers what a tool asks for to clean up',
      judge: (c) => onReport(c, 'cleans', (call) => cleanedUp(c, call)),
    },
  ),
  ...hostChecksOn(pending, {
    verifies: 'vfs.cancel.cancel-during-request',
    title: 'cancels a tool while a request of its is unanswered',
    judge: (c) => notifiedSoon(c, 'is cancelled'),
  }),
  ...hostChecksOn(prompts, {
    verifies: 'vfs.cancel.cancel-during-request',
    title: 'cancels a tool while its user is asked',
    judge: (c) => noPrompt(c) ?? notifiedSoon(c, 'is cancelled'),
  }),
  ...hostChecksOn(
    givenUpByTool,
    {
      verifies: 'vfs.cancel.tool-cancel-accepted',
      title: 'lets a tool give a request up',
      judge: (c) => [...givenUp(c, 'gives up'), ...givenUp(c, 'asks to give up')],
    },
    {
      verifies: 'vfs.cancel.tool-cancel-keeps-session',
      title: 'goes on with a tool that gave a request up',
      judge: (c) => [
        ...succeedsWith(c, 'gives up', 'went on'),
        ...succeedsWith(c, 'asks to give up', 'went on'),
      ],
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.cancel.grace-defaults-to-five-seconds',
      title: 'waits for five seconds by default',
      scenario: byDefault,
      judge: defaultGrace,
    },
    {
      verifies: 'vfs.cancel.cancel-during-request',
      title: 'cancels a tool while a program runs for it',
      scenario: program,
      judge: (c) => notifiedSoon(c, 'call'),
    },
  ),
]
