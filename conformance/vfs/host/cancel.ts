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
  givenUp,
  inTurn,
  notifiedOnce,
  notifiedSoon,
  reported,
  untouched,
} from './cancel/seen.ts'
import {
  defaultGrace,
  ended,
  killedAfter,
  termAfter,
  termFirst,
  termsApart,
  unsignalled,
} from './cancel/signals.ts'
import { checksOn, hostChecks, hostChecksOn } from './host-check.ts'
import { succeedsWith } from './outcome.ts'
import { onReport } from './timing.ts'
import { noPrompt } from './uncovered.ts'

/** How a run is cancelled. @see rfd-d11 §Cancellation */
export const cancelChecks = [
  ...checksOn(cancels, {
    'vfs.cancel.cancel-notification-sent': (c) => [
      ...notifiedOnce(c, 'stays'),
      ...notifiedOnce(c, 'has asked'),
    ],
    'vfs.cancel.no-signal-within-grace': (c) => onReport(c, 'leaves', unsignalled),
    'vfs.cancel.sigterm-after-grace': (c) => [
      ...termAfter(c, 'stays', GRACE_MS),
      ...termAfter(c, 'has asked', GRACE_MS),
    ],
    'vfs.cancel.grace-configurable': (c) => [
      ...termAfter(c, 'stays for short', SHORT_MS),
      ...termAfter(c, 'stays for long', LONG_MS),
      ...termsApart(c),
    ],
    'vfs.cancel.sigkill-after-sigterm': (c) => onReport(c, 'stays', (call) => killedAfter(c, call)),
    'vfs.cancel.sigkill-never-first': (c) =>
      ['stays', 'has asked', 'stays for long'].flatMap((id) => termFirst(c, id)),
    'vfs.cancel.windows-ends-tool': (c) => onReport(c, 'stays', (call) => ended(call)),
    'vfs.cancel.escalation-without-reader': (c) => [
      ...termAfter(c, 'reads nothing', GRACE_MS, 'unread'),
      ...onReport(c, 'reads nothing', (call) => killedAfter(c, call)),
    ],
    'vfs.cancel.reported-as-cancelled': (c) => [
      ...reported(c, 'quits', false),
      ...reported(c, 'leaves', true),
    ],
    'vfs.cancel.others-untouched': (c) => [
      ...onReport(c, 'stays', (call) => ended(call)),
      ...onReport(c, 'other', untouched),
      ...succeedsWith(c, 'other', 'untouched'),
    ],
    'vfs.cancel.cancel-before-first-request': (c) => [
      ...notifiedOnce(c, 'stays'),
      ...onReport(c, 'stays', (call) => inTurn(call)),
    ],
    'vfs.cancel.interrupt-becomes-message': (c) => onReport(c, 'stays', (call) => byMessage(call)),
    'vfs.cancel.cleanup-requests-answered': (c) =>
      onReport(c, 'cleans', (call) => cleanedUp(c, call)),
  }),
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
  ...checksOn(givenUpByTool, {
    'vfs.cancel.tool-cancel-accepted': (c) => [
      ...givenUp(c, 'gives up'),
      ...givenUp(c, 'asks to give up'),
    ],
    'vfs.cancel.tool-cancel-keeps-session': (c) => [
      ...succeedsWith(c, 'gives up', 'went on'),
      ...succeedsWith(c, 'asks to give up', 'went on'),
    ],
  }),
  ...hostChecks(
    ...checksOn(byDefault, { 'vfs.cancel.grace-defaults-to-five-seconds': defaultGrace }),
    {
      verifies: 'vfs.cancel.cancel-during-request',
      title: 'cancels a tool while a program runs for it',
      scenario: program,
      judge: (c) => notifiedSoon(c, 'call'),
    },
  ),
]
