import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { elementsOf, isObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { onReport } from '../../vfs/host/timing.ts'
import { onceStopped, refuses } from './refusal.ts'
import { OUTPUT } from './turn-end-parts.ts'
import {
  aborted,
  awaited,
  chosen,
  LONG_RESULT,
  limited,
  mixed,
  twoLimits,
  unanswered,
} from './turn-end-scenarios.ts'
import {
  asksAtEnd,
  ends,
  endsBefore,
  inquiryStates,
  leavesNothing,
  livedFor,
  livesUntilAnswered,
  notifies,
  onTurnEnd,
  statedAbout,
  waitsFor,
} from './turn-handles.ts'

const HANDLES = ['alpha_1', 'beta_2', 'gamma_3', 'eta_5']

const spawnsOf = (...ids: string[]) => ids.map((id) => `spawn ${id}`)

/** What becomes of the handles that are active when a turn ends. @see rfd037 §Turn-end behavior */
export const turnEndChecks: readonly HostCheck[] = [
  ...checksOn(chosen, {
    'toolstate.turn-end.inquire-by-default#inquiry': (c) => asksAtEnd(c, true),
    'toolstate.turn-end.inquire-by-default#nothing-ended-before': (c) =>
      livesUntilAnswered(c, ...spawnsOf(...HANDLES)),
    'toolstate.turn-end.inquiry-lists-handles#every-handle': (c) =>
      HANDLES.flatMap((id) => inquiryStates(c, id, id)),
    'toolstate.turn-end.inquiry-lists-handles#state': (c) => [
      ...inquiryStates(c, 'alpha_1', 'running'),
      ...inquiryStates(c, 'beta_2', 'waiting'),
      ...inquiryStates(c, 'gamma_3', 'running'),
      ...inquiryStates(c, 'eta_5', 'waiting'),
    ],
    'toolstate.turn-end.inquiry-lists-handles#output': (c) => [
      ...inquiryStates(c, 'alpha_1', 'shows'),
      ...inquiryStates(c, 'beta_2', 'paused'),
      ...inquiryStates(c, 'gamma_3', 'shows'),
    ],
    'toolstate.turn-end.inquiry-form': hasForm,
    'toolstate.turn-end.output-is-shortened': (c) =>
      onTurnEnd(c, 'a part of the output', ({ inquiries }) => {
        const texts = inquiries.map(({ params }) => textsIn(params.question))
        return texts.some((text) => text.includes(OUTPUT('alpha_1').trim())) && 'all of it'
      }),
    'toolstate.turn-end.choice-per-handle#wait': (c) => ends(c, 'spawn beta_2', 'spawn gamma_3'),
    'toolstate.turn-end.choice-per-handle#abort': (c) =>
      waitsFor(c, 'spawn alpha_1', 'spawn eta_5'),
    'toolstate.turn-end.chosen-wait#turn-open': (c) => waitsFor(c, 'spawn alpha_1'),
    'toolstate.turn-end.chosen-wait#result': (c) =>
      ['result of alpha_1', 'failure of eta_5', 'result of iota_6'].flatMap((text) =>
        onTurnEnd(c, `the ${text}`, ({ handles }) => {
          return !textsIn([...handles, ...c.notifications]).includes(text) && 'none'
        }),
      ),
    'toolstate.turn-end.chosen-abort': (c) =>
      ['gamma_3', 'beta_2'].flatMap((id) => endsBefore(c, `spawn ${id}`, 'spawn alpha_1')),
    'toolstate.turn-end.waiting-is-outstanding': (c) => inquiryStates(c, 'beta_2', 'beta_2'),
    'toolstate.turn-end.no-handle-survives#no-id': (c) => [
      ...refuses(c, 'fetch alpha_1'),
      ...refuses(c, 'fetch beta_2'),
      ...refuses(c, 'fetch gamma_3'),
      ...refuses(c, 'fetch eta_5'),
      ...onTurnEnd(
        c,
        'no handle of the turn before in the inquiry',
        ({ inquiries }) =>
          inquiries.some((each) => HANDLES.some((id) => statedAbout(each, id))) && 'one',
        1,
      ),
    ],
    'toolstate.turn-end.every-end-counts': (c) => asksAtEnd(c, true, 1),
    'toolstate.turn-end.no-handle-no-inquiry': (c) => asksAtEnd(c, false, 2),
    'toolstate.lifecycle.next-turn-knows-no-id#unknown': (c) =>
      ['fetch alpha_1', 'apply alpha_1', 'abort beta_2'].flatMap((name) => refuses(c, name)),
    'toolstate.lifecycle.stopped-is-not-active#not-listed': (c) => [
      ...asksAtEnd(c, false, 2),
      ...onceStopped(c, ['fetch done_0'], () =>
        onTurnEnd(c, 'no handle that has stopped', ({ inquiries }) => {
          const isListed = (id: string) => inquiries.some((each) => statedAbout(each, id))
          return ['unread_0', 'failed_0', 'done_0'].some(isListed) && 'one'
        }),
      ),
    ],
  }),
  ...checksOn(limited, {
    'toolstate.turn-end.three-policies#inquire': (c) => asksAtEnd(c, true),
    'toolstate.turn-end.chosen-wait-has-a-limit': (c) => ends(c, 'spawn a'),
    'toolstate.turn-end.no-handle-survives#no-process': (c) =>
      leavesNothing(c, 'spawn a', 'spawn b'),
  }),
  ...checksOn(awaited, {
    'toolstate.turn-end.three-policies#await': (c) => [
      ...asksAtEnd(c, false),
      ...waitsFor(c, 'spawn first_1'),
    ],
    'toolstate.turn-end.await-policy-waits#waits': (c) =>
      waitsFor(c, 'spawn first_1', 'spawn second_2'),
    'toolstate.turn-end.await-policy-waits#asks-nobody': (c) => asksAtEnd(c, false),
    'toolstate.turn-end.await-policy-delivers#results': (c) => notifies(c, LONG_RESULT),
    'toolstate.turn-end.await-policy-delivers#every-result': (c) => [
      ...notifies(c, 'result of first_1'),
      ...notifies(c, 'failure of second_2'),
    ],
    'toolstate.turn-end.await-policy-delivers#next-turn': arrivesInTime,
    'toolstate.turn-end.await-policy-delivers#notifications': (c) => [
      ...notifies(c, 'result of first_1'),
      ...refuses(c, 'fetch first_1'),
    ],
  }),
  ...checksOn(twoLimits, {
    'toolstate.turn-end.await-policy-has-a-limit#configurable': (c) =>
      onReport(c, 'spawn longer_1', (call) => {
        const shorter = callOf(c, 'spawn shorter_2')
        const between = livedFor(c, call) - (shorter ? livedFor(c, shorter) : 0)
        return satisfiedUnless(between < 1_000 && 'one for both', 'a limit for each', call.index)
      }),
    'toolstate.turn-end.await-policy-has-a-limit#rest-ended': (c) =>
      leavesNothing(c, 'spawn longer_1', 'spawn shorter_2'),
    'toolstate.turn-end.await-policy-has-a-limit#results-kept': (c) =>
      notifies(c, 'result of early_3'),
  }),
  ...checksOn(aborted, {
    'toolstate.turn-end.three-policies#abort': (c) => ends(c, 'spawn lost_1'),
    'toolstate.turn-end.abort-policy-ends-handles#no-inquiry': (c) => asksAtEnd(c, false),
    'toolstate.turn-end.abort-policy-ends-handles#every-handle': (c) =>
      ends(c, 'spawn lost_1', 'spawn lost_2'),
    'toolstate.turn-end.aborted-results-are-lost#no-result': (c) =>
      onTurnEnd(c, 'nothing of its output', ({ handles }) => {
        const texts = textsIn([...handles, ...c.notifications])
        return texts.includes('lost_1 shows this') && 'some of it'
      }),
    'toolstate.turn-end.aborted-results-are-lost#unknown-id': (c) => [
      ...refuses(c, 'fetch lost_1'),
      ...refuses(c, 'fetch lost_2'),
    ],
  }),
  ...checksOn(mixed, {
    'toolstate.turn-end.three-policies#inquire': {
      title: 'asks under the policy `inquire` also where other handles have other policies',
      judge: (c) => asksAtEnd(c, true),
    },
    'toolstate.turn-end.own-policy-per-tool#abort': (c) => ends(c, 'spawn lost_1'),
    'toolstate.turn-end.own-policy-per-tool#await': (c) => waitsFor(c, 'spawn kept_2'),
    'toolstate.notifications.settings-are-per-tool#lifecycle': (c) => [
      ...ends(c, 'spawn lost_1'),
      ...waitsFor(c, 'spawn kept_2'),
    ],
  }),
  ...checksOn(unanswered, {
    'toolstate.turn-end.unanswered-inquiry#turn-ends': (c) => [
      ...onTurnEnd(c, 'an end of the turn', () => undefined),
      ...onTurnEnd(c, 'an end of the turn', () => undefined, 1),
      ...onTurnEnd(c, 'an end of the turn', () => undefined, 2),
    ],
    'toolstate.turn-end.unanswered-inquiry#no-process': (c) =>
      leavesNothing(c, 'spawn a', 'spawn b', 'spawn c'),
  }),
]

const MEMBERS = ['id', 'tool', 'state', 'elapsed_secs', 'output_preview', 'action']

/** Judges that the data of the inquiry has the printed members. */
function hasForm(c: HostConversation): Finding[] {
  return onTurnEnd(c, 'the printed members', ({ inquiries }) => {
    const [inquiry] = inquiries
    const entry = inquiry && statedAbout(inquiry, 'alpha_1')
    const missing = MEMBERS.find((member) => !(isObject(entry) && member in entry))
    return missing !== undefined && `none \`${missing}\``
  })
}

/** Judges that results come before the next turn ends, whose own notifications stand last. */
function arrivesInTime(c: HostConversation): Finding[] {
  const late = elementsOf(c.turnEnds[1]?.notifications).length
  const early = c.notifications.slice(0, c.notifications.length - late)
  return onTurnEnd(c, 'the result before the next turn ends', () => {
    return !textsIn(early).includes('result of first_1') && 'later'
  })
}
