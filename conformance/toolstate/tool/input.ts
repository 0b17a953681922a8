import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { failureIn } from '../../vfs/tool/case.ts'
import { doubtOf, endMessage, howItEnded } from '../../vfs/tool/ending.ts'
import { faultChecks, rules, type ToolCheck } from '../../vfs/tool/tool-check.ts'
import { isExpected } from './expected.ts'
import { generatedSteps } from './generated/steps.ts'
import { optionsOf } from './question-options.ts'
import { isStdio } from './stdio-reading.ts'
import { type Applied, appliedIn, fits, type Wait, waitsOf } from './wait.ts'

/** What a tool does with its input. @see rfd009 §Apply serves two purposes */
export const inputChecks: readonly ToolCheck[] = [
  ...rules({
    verifies: 'toolstate.commands.tool-acts-on-input',
    title: 'acts on input while it runs',
    toExercise: 'Add a case with inputs for the running tool.',
    judge: (c, { baseline }) => actsOnInput(c, baseline),
  }).map((rule) => ({ ...rule, faults: generatedSteps })),
  ...faultChecks({
    verifies: 'toolstate.commands.tool-uses-answer',
    title: 'goes on by the value of its answer',
    toExercise:
      'Add a case with inputs in which the tool asks for yes or no, or for one of some options.',
    // A probe does what its script states, whatever it is answered.
    faults: (baseline) =>
      baseline.start.context?.probe
        ? []
        : waitsOf(baseline).flatMap((wait) => otherAnswer(baseline, wait)),
    judges: ({ kind }) => kind === 'other-answer',
    judge: (c, { baseline }) => usesAnswer(c, baseline),
  }),
]

/** Input is given to a tool that is silent: what comes after it shows that it was read. */
function actsOnInput(c: Conversation, baseline: Conversation): Finding[] {
  return appliedIn(c).flatMap((applied) => {
    const { index } = applied
    const before = c.states.findLast(({ line }) => line.index < index)
    if (before?.params.type !== 'running' || !isExpected(c, baseline, applied)) return []
    if (c.lines.some((line) => line.index > index)) return [satisfied()]
    if (c.endAskedAt !== undefined && !c.expired('idle')) return []
    const observed = `nothing came after an input; ${howItEnded(c)}`
    return [doubtOf(c) ?? violated('something that follows from the input', observed, index)]
  })
}

function otherAnswer(baseline: Conversation, { answer, question }: Wait): Fault[] {
  if (!answer || !fits(answer.value, question)) return []
  const at = appliedIn(baseline).findIndex(({ index }) => index === answer.index)
  const id = String(question.id)
  const bare = isObject(answer.value) ? answer.value[id] : answer.value
  const value = optionsOf(question).find((option) => !equal(option, bare))
  if (value === undefined) return []
  return [{ kind: 'other-answer', at, value: isObject(answer.value) ? { [id]: value } : value }]
}

/**
 * A tool that does the same after another answer made no use of it, unless it failed all the same. On plain stdio it may
 * have done something that nobody sees.
 */
function usesAnswer(c: Conversation, baseline: Conversation): Finding[] {
  if (c.fault?.kind !== 'other-answer') return []
  const { at } = c.fault
  const answer = appliedIn(c)[at]
  const end = endMessage(baseline)
  if (!answer || !end || end.method === 'error' || failureIn(end)) return []
  const [one, other] = [baseline, c].map((each) => afterInput(each, at))
  if (!equal(one, other)) return [satisfied()]
  if (isStdio(c) || mayMeanTheSame(c, answer)) return []
  const observed = `the tool does the same after ${JSON.stringify(answer.value)}`
  return [violated('something else after another answer', observed, answer.index)]
}

/** Of several options two may mean the same where they are given: "this one" and "all" at the last of a list. */
function mayMeanTheSame(c: Conversation, { index }: Applied): boolean {
  const wait = waitsOf(c).find(({ answer }) => answer?.index === index)
  return wait === undefined || optionsOf(wait.question).length > 2
}

/** What a tool wrote after an input, and the files as they were left. */
function afterInput(c: Conversation, at: number): unknown {
  const index = appliedIn(c)[at]?.index ?? 0
  const wrote = c.lines.filter((line) => line.index > index).map(({ value }) => value)
  return { files: c.files, wrote }
}
