import { callOf } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { inconclusive, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { answersOf, answerText, onAnswer, outcomeText, type ProbeAnswer } from './answer.ts'
import { blocked, COUNT, TO_OTHERS, TOOLS, together, twice } from './concurrency/scenarios.ts'
import { code } from './expected.ts'
import { checksOn, claiming, type Judge } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { succeeded, succeeds } from './outcome.ts'
import { notifiedAt } from './timing.ts'

/** Judges that an answer holds this content. */
const own = (id: string, nth: number, content: string, other = answerText) =>
  onAnswer(
    nth,
    'its own data',
    (answer) => {
      const right = isObject(answer.result) && answer.result.content === content
      return !right && other(answer)
    },
    id,
  )

/** Which of the other tools was faster is chance. */
const foreign = (answer: ProbeAnswer) =>
  TOOLS.some((name) => answerText(answer).includes(name))
    ? 'the data of another tool'
    : answerText(answer)

const unknown = (method: string, nth: number) =>
  onAnswer(
    nth,
    `${method}: the error -32601`,
    (answer, c) =>
      satisfiedUnless(code(-32601).wrong(answer, c), `${method}: -32601`, answer.index),
    'one',
  )

/** The other tool hears `init` and the answers to its own requests. */
const nothingBeside: Judge = (c) => {
  const call = callOf(c, 'two')
  const lines = call ? linesToTool(call) : []
  if (lines.length === 0) return inconclusive('the probe did not report what was written to it')
  const methods = lines.flatMap(({ message }) => message?.method ?? [])
  const odd = methods.some((method) => method !== 'init') && 'a message of another tool'
  return satisfiedUnless(odd, 'nothing but its own answers')
}

const uncancelled =
  (id: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    const heard = call && notifiedAt(call, 'cancel') !== undefined
    return satisfiedUnless(heard && 'the cancellation of the other run', 'no `cancel`', call?.index)
  }

/** The run that was cancelled did not go on to its end. */
const cancelled =
  (id: string): Judge =>
  (c) => {
    const call = callOf(c, id)
    const isWhole = call && succeeded(call) && isObject(call.report?.init.arguments)
    const wrong = isWhole && 'a run that went on'
    return satisfiedUnless(wrong, 'the run that was cancelled ended', call?.index)
  }

const stalled: Judge = (c) => {
  const [waits, other] = [callOf(c, 'waits'), callOf(c, 'other')]
  const [waited] = answersOf(waits)
  if (!isObject(waited?.result))
    return inconclusive(`no program ran: ${waited ? answerText(waited) : outcomeText(c, waits)}`)
  const served = other?.side.find(({ mark }) => mark === 'served')?.at
  const done = waits?.side.find(({ seen }) => seen !== undefined)?.at
  if (served === undefined || done === undefined)
    return inconclusive('the probes did not report when they were served')
  return served < done
    ? satisfied('served at once')
    : violated('an answer at once', 'it has to wait')
}

/** Tools that run at the same time. @see rfd-d11 §Non-Goals */
export const concurrencyChecks = [
  ...checksOn(together, {
    'vfs.concurrency.channels-apart': TOOLS.flatMap((name) =>
      Array.from({ length: COUNT }, (_, i) => own(name, i, `${name} ${i}`, foreign)),
    ),
    'vfs.concurrency.tools-cannot-talk': [
      ...TO_OTHERS.map(([method], i) => unknown(method, COUNT + i)),
      nothingBeside,
    ],
  }),
  ...checksOn(twice, {
    'vfs.concurrency.same-tool-twice-independent': [
      succeeds('stays', 'first'),
      own('stays', 0, 'a'),
      uncancelled('stays'),
      claiming('cancel', cancelled('is cancelled')),
    ],
  }),
  ...checksOn(blocked, { 'vfs.concurrency.blocked-tool-stalls-no-other': stalled }),
]
