import { checksOn } from './host-check.ts'
import { BARE, ends, LAST_WORDS, LIKE_A_TAG } from './state/end-scenarios.ts'
import { endsWith, QUESTION, stands } from './state/handle.ts'
import { duringRequest, oneShot, RESULT, WORDS, whole, withoutAction } from './state/scenarios.ts'
import * as seen from './state/seen.ts'

const ONE_SHOT = 'vfs.state.no-action-is-one-shot'

/** How the tools are served that outlive a call. @see rfd-d11 §Integration with the stateful tool protocol */
export const stateChecks = [
  ...checksOn(whole, {
    'vfs.state.process-stays-alive': seen.oneProcess,
    'vfs.state.apply-becomes-notification': seen.notified,
    'vfs.state.input-keeps-type': seen.sameInputs,
    'vfs.state.applies-in-order': seen.inOrder,
    'vfs.state.requests-served-during-apply': { needs: ['fs'], judge: seen.servedMeanwhile },
    'vfs.state.running-reported': [
      stands('running', 'running', WORDS.first),
      stands('running on', 'running', WORDS.second),
      seen.isStill('running in silence', 'running', 'running in silence'),
    ],
    'vfs.state.waiting-reported': [
      stands('waiting', 'waiting', 'paused', QUESTION.id, QUESTION.text),
      stands('waiting', 'waiting', ...QUESTION.answer_type.Select),
      seen.heard('the answer'),
    ],
    'vfs.state.stopped-delivers-result': [
      endsWith(['last', 'stopped'], RESULT),
      seen.notTaken('too late'),
    ],
    'vfs.state.init-tells-stateful': seen.sawAction,
  }),
  ...checksOn(ends, {
    'vfs.state.accepts-stopped-forms': [
      seen.endedWith('text', 'a plain text'),
      seen.endedWith('ok', 'a tagged text'),
      seen.untagged('ok'),
      seen.endedWith('err', 'it broke 1'),
      ...['like a tag', 'like a tag in a tag'].map((handle) => seen.endedWith(handle, LIKE_A_TAG)),
      ...['empty', 'empty ok'].map(seen.endedEmpty),
    ],
    'vfs.state.stopped-failure-reported': ['err', 'text of err', 'bare', 'member'].map(
      seen.noSuccess,
    ),
    'vfs.state.exit-without-stopped-fails': Object.entries(LAST_WORDS).flatMap(
      ([handle, words]) => [seen.endedWith(handle, words), seen.noSuccess(handle)],
    ),
    'vfs.state.final-ends-stateful-session': [
      seen.endedWith('result', 'a final result'),
      seen.endedWith('error', 'it broke 5'),
      seen.noSuccess('error'),
    ],
    'vfs.state.latest-state-reported': [
      stands('the latest', 'waiting', QUESTION.id),
      stands('the latest running', 'running', 'three'),
      stands('the latest words', 'waiting', 'later', QUESTION.id),
    ],
    'vfs.state.missing-content-accepted': Object.entries(BARE).map(([handle, { type }]) =>
      seen.isStill(handle, String(type)),
    ),
    'vfs.state.abort-ends-process': ['latest', 'latest running'].map(seen.aborted),
  }),
  ...checksOn(oneShot, {
    [ONE_SHOT]: {
      title: 'takes a call without an action for one-shot',
      judge: [seen.plainResult, seen.noApply('plain')],
    },
    'vfs.state.one-shot-never-gets-apply': seen.noApply('states'),
  }),
  ...checksOn(withoutAction, {
    [ONE_SHOT]: {
      title: 'takes a call of a stateful tool without an action for one-shot',
      judge: seen.plainResult,
    },
  }),
  ...checksOn(duringRequest, {
    'vfs.state.apply-during-request': {
      title: 'hands an input over while a request is unanswered',
      judge: seen.bothIntact,
    },
  }),
]
