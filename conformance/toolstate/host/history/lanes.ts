import { quote } from '../../../engine/finding.ts'
import { type Operation, type Outcome, precedes } from './operation.ts'

/** Characters from one invocation or return to the next. */
const COLUMN = 4

/**
 * Operations as lanes, a line each, from their invocation to their return: what overlaps could have been carried out in
 * either order. Lines hold no times, only the order of events.
 */
export function lanesOf(operations: readonly Operation[]): string[] {
  const moments = [...new Set(operations.flatMap(({ from, to }) => [from, to]))].sort(
    (one, other) => one - other,
  )
  const names = operations.map(({ action, call }) => `${action} ${quote(call, 40)}`)
  const width = Math.max(...names.map(({ length }) => length))
  return operations.map(({ from, to, outcome }, at) => {
    const [begin = 0, end = 0] = [from, to].map((moment) => moments.indexOf(moment) * COLUMN)
    const bar = `├${'─'.repeat(Math.max(1, end - begin - 1))}┤`
    const lane = `${' '.repeat(begin)}${bar}`.padEnd(moments.length * COLUMN)
    return `${(names[at] ?? '').padEnd(width)}  ${lane} ${inWords(outcome)}`
  })
}

/** Operations in one phrase, in the order of their invocations: `then` where one has returned before the next. */
export function phraseOf(operations: readonly Operation[]): string {
  const inTime = [...operations].sort((one, other) => one.from - other.from)
  return inTime
    .map((each, at) => {
      const before = inTime[at - 1]
      const link = before && (precedes(before, each) ? ', then ' : ', beside ')
      return `${link ?? ''}${each.action}: ${inWords(each.outcome)}`
    })
    .join('')
}

const STAGE_WORDS = [' before its input', ' after its input', ''] as const

function inWords(outcome: Outcome): string {
  if (outcome.kind !== 'shows') return outcome.kind
  return outcome.state === 'stopped' ? 'stopped' : `running${STAGE_WORDS[outcome.stage ?? 2]}`
}
