import type { Conversation } from '../../../../harness/conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../../engine/finding.ts'
import { rules, type ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { kindOf } from '../kind.ts'
import { reportRules, valueRules } from '../report-rules.ts'

const AN_END = 'Add a case with inputs that brings the tool to its end.'

/** Declares rules about results that are objects. */
const resultRules = valueRules(
  ({ params: { type, result } }) => (type === 'stopped' && isObject(result) ? [result] : []),
  AN_END,
)

/** How a tool on plain stdio spells what came of it. @see rfd009 §ToolState — what a tool produces */
export const stdioResultRules: readonly ToolCheck[] = [
  ...reportRules({
    verifies: 'toolstate.state.stopped-has-result#result-object',
    title: 'stops with an object under result',
    expected: 'an object under result',
    toExercise: AN_END,
    shows: ({ type, result }) =>
      type === 'stopped' && (isObject(result) || `the result is ${kindOf(result)}`),
  }),
  ...resultRules(
    {
      verifies: 'toolstate.state.stopped-has-result#single-member',
      title: 'gives the result one member',
      expected: 'Ok or Err, and not both',
      shows: (result) => countOf(result) === 1 || `the result has ${countOf(result)} members`,
    },
    {
      verifies: 'toolstate.state.stopped-has-result#member-name',
      title: 'calls the member of the result Ok or Err',
      expected: 'Ok or Err, with a capital',
      shows: (result) =>
        countOf(result) === 1 && ('Ok' in result || 'Err' in result || named(result)),
    },
  ),
  ...rules(
    {
      verifies: 'toolstate.state.arm-tells-outcome#failure-is-err',
      title: 'reports Err after a run that failed',
      toExercise: 'Add a case that fails, with `outcome: error` under its `expect` key.',
      baselinesOnly: true,
      judge: (c) => armOf(c, 'error'),
    },
    {
      verifies: 'toolstate.state.arm-tells-outcome#success-is-ok',
      title: 'reports Ok after a run that succeeded',
      toExercise: 'Add a case with `outcome: success` under its `expect` key.',
      baselinesOnly: true,
      judge: (c) => armOf(c, 'success'),
    },
  ),
]

const countOf = (result: object) => Object.keys(result).length

const named = (result: object) => `the member is called \`${Object.keys(result)[0]}\``

const ARMS = { error: 'Err', success: 'Ok' } as const

/** Whether a run failed is what the author of the case states. */
function armOf({ start, states }: Conversation, outcome: keyof typeof ARMS): Finding[] {
  const stopped = states.find(({ params }) => params.type === 'stopped')
  const { result } = stopped?.params ?? {}
  if (start.context?.expect?.outcome !== outcome || !stopped || !isObject(result)) return []
  const other = ARMS[outcome === 'error' ? 'success' : 'error']
  const observed =
    !(ARMS[outcome] in result) &&
    other in result &&
    `a run that ends with ${outcome} reports ${other}`
  return [satisfiedUnless(observed, `${ARMS[outcome]} under result`, stopped.line.index)]
}
