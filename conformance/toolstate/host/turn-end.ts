import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { elementsOf, isObject } from '../../../harness/wire/json.ts'
import type { Finding } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { probed } from '../../vfs/host/timing.ts'
import { onceStopped, refuses } from './refusal.ts'
import { OUTPUT } from './turn-end-parts.ts'
import {
  aborted,
  awaited,
  chosen,
  LONG_RESULT,
  limited,
  mixed,
  otherWaits,
  twoLimits,
  unanswered,
} from './turn-end-scenarios.ts'
import {
  asksAtEnd,
  ends,
  endsBefore,
  gives,
  inquiryStates,
  leavesNothing,
  livedFor,
  livesUntilAnswered,
  notifies,
  onTurnEnd,
  statedAbout,
  waitsFor,
} from './turn-handles.ts'

const on = checksIn('toolstate.turn-end')

const HANDLES = ['alpha_1', 'beta_2', 'gamma_3', 'eta_5']

const spawnsOf = (...ids: string[]) => ids.map((id) => `spawn ${id}`)

const MEMBERS = ['id', 'tool', 'state', 'elapsed_secs', 'output_preview', 'action']

/** Judges that the data of the inquiry has the printed members. */
function hasForm(c: HostConversation): Finding[] {
  return onTurnEnd('the printed members', ({ inquiries }) => {
    const [inquiry] = inquiries
    const entry = inquiry && statedAbout(inquiry, 'alpha_1')
    const missing = MEMBERS.find((member) => !(isObject(entry) && member in entry))
    return missing !== undefined && `none \`${missing}\``
  })(c)
}

/** Judges that results come before the next turn ends, whose own notifications stand last. */
function arrivesInTime(c: HostConversation): Finding[] {
  const late = elementsOf(c.turnEnds[1]?.notifications).length
  const early = c.notifications.slice(0, c.notifications.length - late)
  return onTurnEnd('the result before the next turn ends', () => {
    return !textsIn(early).includes('result of first_1') && 'later'
  })(c)
}

/** What becomes of the handles that are active when a turn ends. @see rfd037 §Turn-end behavior */
export const turnEndChecks: readonly HostCheck[] = [
  ...on(chosen, {
    'inquire-by-default#inquiry': asksAtEnd(true),
    'inquire-by-default#nothing-ended-before': livesUntilAnswered(...spawnsOf(...HANDLES)),
    'inquiry-lists-handles#every-handle': HANDLES.map((id) => inquiryStates(id, id)),
    'inquiry-lists-handles#state': [
      inquiryStates('alpha_1', 'running'),
      inquiryStates('beta_2', 'waiting'),
      inquiryStates('gamma_3', 'running'),
      inquiryStates('eta_5', 'waiting'),
    ],
    'inquiry-lists-handles#output': [
      inquiryStates('alpha_1', 'shows'),
      inquiryStates('beta_2', 'paused'),
      inquiryStates('gamma_3', 'shows'),
    ],
    'inquiry-form': hasForm,
    'output-is-shortened': onTurnEnd('a part of the output', ({ inquiries }) => {
      const texts = inquiries.map(({ params }) => textsIn(params.question))
      return texts.some((text) => text.includes(OUTPUT('alpha_1').trim())) && 'all of it'
    }),
    'choice-per-handle#wait': ends('spawn beta_2', 'spawn gamma_3'),
    'choice-per-handle#abort': waitsFor('spawn alpha_1', 'spawn eta_5'),
    'chosen-wait#turn-open': waitsFor('spawn alpha_1'),
    'chosen-wait#result': ['result of alpha_1', 'failure of eta_5'].map((text) =>
      gives(text, `the ${text}`),
    ),
    'chosen-abort': ['gamma_3', 'beta_2'].map((id) => endsBefore(`spawn ${id}`, 'spawn alpha_1')),
    'waiting-is-outstanding': inquiryStates('beta_2', 'beta_2'),
    'no-handle-survives#no-id': [
      ...HANDLES.map((id) => refuses(`fetch ${id}`)),
      onTurnEnd(
        'no handle of the turn before in the inquiry',
        ({ inquiries }) =>
          inquiries.some((each) => HANDLES.some((id) => statedAbout(each, id))) && 'one',
        1,
      ),
    ],
    'every-end-counts': asksAtEnd(true, 1),
    'no-handle-no-inquiry': asksAtEnd(false, 2),
    'toolstate.lifecycle.next-turn-knows-no-id#unknown': [
      'fetch alpha_1',
      'apply alpha_1',
      'abort beta_2',
    ].map((name) => refuses(name)),
    'toolstate.lifecycle.stopped-is-not-active#not-listed': [
      asksAtEnd(false, 2),
      onceStopped(
        ['fetch done_0'],
        onTurnEnd('no handle that has stopped', ({ inquiries }) => {
          const isListed = (id: string) => inquiries.some((each) => statedAbout(each, id))
          return ['unread_0', 'failed_0', 'done_0'].some(isListed) && 'one'
        }),
      ),
    ],
  }),
  ...on(limited, {
    'three-policies#inquire': asksAtEnd(true),
    'chosen-wait-has-a-limit': ends('spawn a'),
    'no-handle-survives#no-process': leavesNothing('spawn a', 'spawn b'),
  }),
  ...on(awaited, {
    'three-policies#await': [asksAtEnd(false), waitsFor('spawn first_1')],
    'await-policy-waits#waits': waitsFor('spawn first_1', 'spawn second_2'),
    'await-policy-waits#asks-nobody': asksAtEnd(false),
    'await-policy-delivers#results': notifies(LONG_RESULT),
    'await-policy-delivers#every-result': [
      notifies('result of first_1'),
      notifies('failure of second_2'),
    ],
    'await-policy-delivers#next-turn': arrivesInTime,
    'await-policy-delivers#notifications': [
      notifies('result of first_1'),
      refuses('fetch first_1'),
    ],
  }),
  ...on(otherWaits, {
    'await-policy-waits#waits': {
      title: 'waits for a handle that waits for an answer',
      judge: waitsFor('spawn asks_1'),
    },
    'await-policy-delivers#every-result': {
      title: 'delivers the failure of a tool that has crashed',
      judge: notifies('dies_2'),
    },
    'chosen-wait#result': {
      title: 'gives the whole of a long result',
      judge: gives(LONG_RESULT, 'the whole result'),
    },
  }),
  ...on(twoLimits, {
    'await-policy-has-a-limit#configurable': probed(
      'spawn longer_1',
      'a limit for each',
      (call, c) => {
        const shorter = callOf(c, 'spawn shorter_2')
        const between = livedFor(c, call) - (shorter ? livedFor(c, shorter) : 0)
        return between < 1_000 && 'one for both'
      },
    ),
    'await-policy-has-a-limit#rest-ended': leavesNothing('spawn longer_1', 'spawn shorter_2'),
    'await-policy-has-a-limit#results-kept': notifies('result of early_3'),
  }),
  ...on(aborted, {
    'three-policies#abort': ends('spawn lost_1'),
    'abort-policy-ends-handles#no-inquiry': asksAtEnd(false),
    'abort-policy-ends-handles#every-handle': ends('spawn lost_1', 'spawn lost_2'),
    'aborted-results-are-lost#no-result': onTurnEnd('nothing of its output', ({ handles }, c) => {
      const texts = textsIn([...handles, ...c.notifications])
      return texts.includes('lost_1 shows this') && 'some of it'
    }),
    'aborted-results-are-lost#unknown-id': [refuses('fetch lost_1'), refuses('fetch lost_2')],
  }),
  ...on(mixed, {
    'three-policies#inquire': {
      title: 'asks under the policy `inquire` also where other handles have other policies',
      judge: asksAtEnd(true),
    },
    'own-policy-per-tool#abort': ends('spawn lost_1'),
    'own-policy-per-tool#await': waitsFor('spawn kept_2'),
    'toolstate.notifications.settings-are-per-tool#lifecycle': [
      ends('spawn lost_1'),
      waitsFor('spawn kept_2'),
    ],
  }),
  ...on(unanswered, {
    'unanswered-inquiry#turn-ends': [
      ...[0, 1, 2].map((nth) => onTurnEnd('an end of the turn', () => undefined, nth)),
    ],
    'unanswered-inquiry#no-process': leavesNothing('spawn a', 'spawn b', 'spawn c'),
  }),
]
