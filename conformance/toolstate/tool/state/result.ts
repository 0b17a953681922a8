import { isObject } from '../../../../harness/wire/json.ts'
import type { ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { isEmpty, kindOf } from '../kind.ts'
import { armRules, failureRules } from '../report-rules.ts'

/** What a tagged result holds. @see rfd009 §ToolState — what a tool produces */
export const resultShapeRules: readonly ToolCheck[] = [
  ...armRules('Ok')(
    {
      verifies: 'toolstate.state.ok-is-text#output-string',
      title: 'gives its output as a string under Ok',
      expected: 'a string under Ok',
      shows: (text) =>
        text !== '' && (typeof text === 'string' || (!isEmpty(text) && `Ok is ${kindOf(text)}`)),
    },
    {
      verifies: 'toolstate.state.ok-is-text#no-output',
      title: 'gives the empty string where there is no output',
      expected: 'the empty string under Ok',
      shows: (text) =>
        isEmpty(text) && (text === '' || `no output is spelled ${JSON.stringify(text)}`),
    },
  ),
  ...armRules('Err')({
    verifies: 'toolstate.state.err-has-message#err-object',
    title: 'gives a failure as an object under Err',
    expected: 'an object under Err',
    shows: (failure) => isObject(failure) || `Err is ${kindOf(failure)}`,
  }),
  ...failureRules(
    {
      verifies: 'toolstate.state.err-has-message#message-string',
      title: 'states why it failed in a string',
      expected: 'a string under message',
      shows: ({ message }) => typeof message === 'string' || `the message is ${kindOf(message)}`,
    },
    {
      verifies: 'toolstate.state.err-has-trace#trace-present',
      title: 'gives a failure a trace, be it empty',
      expected: 'a trace',
      shows: ({ trace }) => trace !== undefined || 'the failure has no trace',
    },
    {
      verifies: 'toolstate.state.err-has-trace#trace-array',
      title: 'gives the trace as an array',
      expected: 'an array under trace',
      shows: ({ trace }) =>
        trace !== undefined && (Array.isArray(trace) || `the trace is ${kindOf(trace)}`),
    },
    {
      verifies: 'toolstate.state.err-has-trace#trace-strings',
      title: 'lists causes as strings',
      expected: 'an array of strings under trace',
      shows: ({ trace }) => Array.isArray(trace) && allTexts(trace),
    },
    {
      verifies: 'toolstate.state.err-has-transient#transient-present',
      title: 'states of a failure whether it is transient',
      expected: 'a member transient',
      shows: ({ transient }) => transient !== undefined || 'the failure has no transient',
    },
    {
      verifies: 'toolstate.state.err-has-transient#transient-boolean',
      title: 'states with a boolean whether a failure is transient',
      expected: 'true or false under transient',
      shows: ({ transient }) =>
        transient !== undefined &&
        (typeof transient === 'boolean' || `transient is ${kindOf(transient)}`),
    },
  ),
]

function allTexts(trace: unknown[]) {
  const wrong = trace.find((cause) => typeof cause !== 'string')
  return wrong === undefined || `a cause is ${kindOf(wrong)}`
}
