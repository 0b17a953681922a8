import { callOf } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, answerText, onAnswer, outcomeText } from '../answer.ts'
import type { Expected } from '../expected.ts'
import type { Judge } from '../host-check.ts'
import { isBlind, probed, reportedAt, scaled, US_PER_MS } from '../timing.ts'

/** Codes that would state something else of a file that is there. */
const WRONG_CODES = [-32_002, -32_600, -32_601, -32_700]

export const refusal: Expected = {
  expected: 'an error that states neither missing nor invalid message',
  wrong: (answer) => {
    const code = Number(answer.error?.code ?? Number.NaN)
    return Number.isInteger(code) && !WRONG_CODES.includes(code) ? undefined : answerText(answer)
  },
}

const WITHIN_MS = 5_000

const inTime = probed('call', 'an error within five seconds', (call, c) => {
  const [from, to] = [reportedAt(call, 'asks'), reportedAt(call, 'answered')]
  if (from === undefined || to === undefined) return inconclusive('the probe reported no times')
  return to - from > scaled(c, WITHIN_MS) * US_PER_MS && 'an error later'
})

export const notLoaded: Judge = (c) => {
  const call = callOf(c)
  const [made, read] = answersOf(call)
  const unmade = 'no large file could be made'
  if (!isObject(made?.result))
    return inconclusive(`${unmade}: ${made ? answerText(made) : outcomeText(c, call)}`)
  if (made.result.exit_code !== 0) return inconclusive(unmade)
  if (!read) return violated('an error', outcomeText(c, call))
  const wrong = refusal.wrong(read, c)
  if (wrong) return violated(refusal.expected, wrong, read.index)
  return isBlind(c, call) ? satisfied() : inTime(c)
}

/** Judges an answer about the file that is larger than any memory, where one could be made. */
export const huge =
  (nth: number, { expected, wrong }: Expected): Judge =>
  (c) => {
    const [made] = answersOf(callOf(c))
    return isObject(made?.result) && made.result.exit_code === 0
      ? onAnswer(nth, expected, wrong)(c)
      : inconclusive('no large file could be made')
  }
