import { callOf } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import type { Judge } from '../host-check.ts'
import { responsesTo } from '../requests.ts'
import { ASKED, LONG } from './scenarios.ts'

/** What is served within this time of the end of a wait has waited for it: a busy machine may show the end late. */
const TOGETHER_US = 1_500_000

/** The other tool is served long before the first wait is over. */
export const stalled: Judge = (c) => {
  const waiting = LONG.flatMap((id) => callOf(c, id) ?? [])
  const answers = waiting.flatMap((call) => responsesTo(call, 'long').slice(0, 1))
  if (!answers.some(({ message }) => isObject(message?.result)))
    return inconclusive(
      `what it waits for did not come: ${answers[0]?.text ?? outcomeText(c, waiting[0])}`,
    )
  const served = callOf(c, 'other')?.side.find(({ mark }) => mark === 'served')?.at
  const ends = answers.map(({ at }) => at)
  if (served === undefined || ends.length === 0)
    return inconclusive('the probes did not report when they were served')
  return served < Math.min(...ends) - TOGETHER_US
    ? satisfied('served at once')
    : violated('an answer at once', 'it has to wait')
}

/** Of what two tools are asking a user approves one, whichever is put first. */
export const ownDecisions: Judge = (c) => {
  const calls = ASKED.flatMap((id) => callOf(c, id) ?? [])
  const answers = calls.flatMap((call) => responsesTo(call, 'long').slice(0, 1))
  if (answers.length < ASKED.length) return inconclusive('not both of them were answered')
  const approved = answers.filter(({ message }) => isObject(message?.result))
  const wrong = approved.length !== 1 && 'the decision about what another tool asks'
  return satisfiedUnless(wrong, 'a decision for each tool', callOf(c, ASKED[1])?.index)
}
