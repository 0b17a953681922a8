import type { Notification } from '../../../harness/conversation.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import { rules } from './tool-check.ts'

/** How a tool reports failure. @see rfd-d11 §Request and response format */
export const errorRules = rules({
  verifies: 'vfs.error.complete-params',
  title: 'reports failure with message, trace and transient',
  toExercise: 'Add a case that fails, or a request that can be refused.',
  judge: ({ finals }) => finals.filter(({ method }) => method === 'error').map(completeParams),
})

function completeParams({ line, params }: Notification): Finding {
  const { message, trace, transient } = params
  const texts = Array.isArray(trace) && trace.every((entry) => typeof entry === 'string')
  const wrong =
    (typeof message !== 'string' && form('message', message)) ||
    (!texts && form('trace', trace)) ||
    (typeof transient !== 'boolean' && form('transient', transient))
  const expected = 'message (a string), trace (an array of strings) and transient (true or false)'
  return satisfiedUnless(wrong, expected, line.index)
}

function form(member: string, value: unknown): string {
  if (value === undefined) return `params.${member} is missing`
  return `params.${member} has the wrong type (${Array.isArray(value) ? 'an array with other than strings' : typeof value})`
}
