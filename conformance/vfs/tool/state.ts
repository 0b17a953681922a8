import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { stoppedState } from '../../../harness/validators/vfs.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { isExpected } from '../../toolstate/tool/expected.ts'
import { generatedSteps } from '../../toolstate/tool/generated/steps.ts'
import { appliedIn } from '../../toolstate/tool/wait.ts'
import { STATEFUL } from './advice.ts'
import { doubtOf, endMessage, howItEnded, stayedAfter } from './ending.ts'
import { lineExcerpt } from './lines.ts'
import { type Compared, faultChecks, rules } from './tool-check.ts'

/** The states that a stateful tool reports. @see rfd-d11 §Integration with the stateful tool protocol */
export const stateRules = rules(
  {
    verifies: 'vfs.state.tool-state-shape',
    title: 'reports one of the three states',
    toExercise: STATEFUL,
    judge: ({ states }) => states.map(stateShape),
  },
  {
    verifies: 'vfs.state.waiting-has-question',
    title: 'asks a question when it waits',
    toExercise: 'Add a case with inputs in which the tool asks a question.',
    judge: ({ states }) =>
      states.filter(({ params }) => params.type === 'waiting').map(hasQuestion),
  },
  {
    verifies: 'vfs.state.content-type',
    title: 'gives content as a string or not at all',
    toExercise: STATEFUL,
    judge: ({ states }) =>
      states.filter(({ params }) => params.type !== 'stopped').map(contentType),
  },
  {
    verifies: 'vfs.state.stopped-result-form',
    title: 'stops with a result in one of the accepted forms',
    toExercise: 'Add a case with inputs that brings the tool to its end.',
    judge: ({ states }) =>
      states.filter(({ params }) => params.type === 'stopped').map(stoppedForm),
  },
  {
    verifies: 'vfs.state.ends-after-stopped',
    title: 'is silent after it has stopped and ends by itself',
    toExercise: 'Add a case with inputs that brings the tool to its end.',
    judge: endsAfterStopped,
  },
  {
    verifies: 'vfs.state.reports-after-apply',
    title: 'reports a state after each input',
    toExercise: STATEFUL,
    judge: (c, { baseline }) => reportsAfterApply(c, baseline),
  },
).map((rule) => ({ ...rule, faults: generatedSteps }))

/** What a stateful tool does with an input at an inconvenient time. */
export const stateChecks = faultChecks({
  verifies: 'vfs.state.apply-while-awaiting-response',
  title: 'takes an input that comes while it waits for a response',
  toExercise:
    'Add a stateful case whose tool asks its host for something while it has inputs to come.',
  faults: ({ requests, start }) =>
    start.context?.stateful
      ? requests.map(({ number }) => ({ kind: 'early-apply', at: number }))
      : [],
  judges: ({ kind }) => kind === 'early-apply',
  judge: takesEarlyInput,
})

const TYPES = ['running', 'waiting', 'stopped']

function stateShape({ params, line }: Notification): Finding {
  const wrong =
    !TYPES.includes(String(params.type)) && `params.type is ${JSON.stringify(params.type)}`
  return satisfiedUnless(wrong, 'params.type is running, waiting or stopped', line.index)
}

function hasQuestion({ params, line }: Notification): Finding {
  const { question } = params
  const expected = 'a question object with a string id and a string text'
  if (!isObject(question))
    return violated(expected, 'waiting without a question object', line.index)
  const missing = ['id', 'text'].find((member) => typeof question[member] !== 'string')
  return satisfiedUnless(missing && `the question has no string ${missing}`, expected, line.index)
}

function contentType({ params, line }: Notification): Finding {
  const { content } = params
  const fits = content === undefined || content === null || typeof content === 'string'
  return satisfiedUnless(
    !fits && `content is ${Array.isArray(content) ? 'an array' : `of type ${typeof content}`}`,
    'a string, null or nothing',
    line.index,
  )
}

function stoppedForm({ params, line }: Notification): Finding {
  const { result, error } = params
  const seen =
    (result !== undefined && `result is ${JSON.stringify(result)}`) ||
    (error !== undefined && `error is ${JSON.stringify(error)}`) ||
    'stopped without a result'
  if (stoppedState(params)) return satisfied(formOf(params))
  return violated(
    'a string, { Ok } or { Err }, or a tool error as result or error',
    seen,
    line.index,
  )
}

const ARMS = ['Ok', 'Err']

const isTagged = (result: JsonObject) => ARMS.some((arm) => Object.hasOwn(result, arm))

function formOf({ result, error }: JsonObject): string {
  if (typeof result === 'string') return 'result is a plain string'
  if (!isObject(result))
    return error === null ? 'content stands beside a null error' : 'a failure stands under error'
  return isTagged(result) ? 'result is tagged Ok or Err' : 'result is a bare failure'
}

function endsAfterStopped(c: Conversation): Finding[] {
  const stopped = c.states.find(({ params }) => params.type === 'stopped')
  if (!stopped) return []
  const expected =
    'nothing after stopped but at most one final notification, then the end of the process'
  const after = c.lines.filter(({ index }) => index > stopped.line.index)
  const more = after.find(
    ({ message }, i) => i > 0 || (message?.method !== 'result' && message?.method !== 'error'),
  )
  if (more)
    return [violated(expected, `after stopped the tool wrote ${lineExcerpt(more)}`, more.index)]
  if (!stayedAfter(stopped, c)) return [satisfied()]
  return [doubtOf(c) ?? violated(expected, 'the process was still there after stopped')]
}

function reportsAfterApply(c: Conversation, baseline: Conversation): Finding[] {
  const doubt = doubtOf(c)
  const expected = appliedIn(c).filter((each) => isExpected(c, baseline, each))
  return expected.flatMap((apply) => {
    if ([...c.states, ...c.finals].some(({ line }) => line.index > apply.index))
      return [satisfied()]
    if (c.endAskedAt !== undefined && !c.expired('idle')) return []
    return [
      doubt ??
        violated(
          'a state after each apply',
          `no state came after apply; ${howItEnded(c)}`,
          apply.index,
        ),
    ]
  })
}

const appliesOf = ({ sent }: Conversation) =>
  sent.filter(({ message }) => message.method === 'apply')

/**
 * Both must have been used: without the response the tool would still wait,
 * and without the input it would not come to the end that it came to before.
 */
function takesEarlyInput(c: Conversation, { baseline: plain }: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const [apply] = appliesOf(c)
  if (!c.faultApplied || !apply) return []
  const expected = 'the response and the input are both used'
  if (c.expired('idle') || c.expired('requests'))
    return [violated(expected, howItEnded(c), apply.index)]
  const went = c.states.some(({ line }) => line.index > apply.index) || c.finals.length > 0
  const lost = endMessage(plain) && !endMessage(c)
  const observed =
    (!went && howItEnded(c)) || (lost && 'the tool did not come to the end that it came to before')
  return [satisfiedUnless(observed, expected, apply.index)]
}
