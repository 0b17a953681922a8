import { constants } from 'node:os'
import { withOutcome } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

export const endMutants = mutantsIn('plugin-host.end')({
  'plugin.lifecycle.code-zero-is-success#status': {
    'never-succeeds: ends with status 2 after code 0': withOutcome(({ status, ...rest }) => ({
      ...rest,
      status: status || 2,
    })),
    'remembers-refusals: ends with status 1 after code 0 when it has refused a request': having(
      ({ reply, outcome }) => {
        let hasRefused = false
        return {
          reply(...given) {
            const message = reply(...given)
            hasRefused ||= message.type === 'error'
            return message
          },
          outcome(end) {
            const { status, ...rest } = outcome(end)
            return { ...rest, status: hasRefused ? status || 1 : status }
          },
        }
      },
    ),
  },
  'plugin.lifecycle.code-zero-is-success#no-error': {
    'complains-of-success: reports an error after code 0': withOutcome((outcome, { exit }) =>
      exit?.code === 0 ? { ...outcome, complaint: 'plugin ended' } : outcome,
    ),
    'reports-reasons: reports the reason of an exit with code 0': withOutcome(
      (outcome, { exit }) =>
        exit?.code === 0 && exit.reason !== undefined
          ? { ...outcome, complaint: String(exit.reason) }
          : outcome,
    ),
  },
  'plugin.lifecycle.exit-code-becomes-status': {
    'knows-seven-bits: ends with the lowest seven bits of a code': withOutcome(
      ({ status, ...rest }) => ({ ...rest, status: status & 127 }),
    ),
    'keeps-codes: ends with status 1 after codes that shells use themselves': withOutcome(
      ({ status, ...rest }) => ({ ...rest, status: status > 125 ? 1 : status }),
    ),
    'knows-one-status: ends with status 1 after each code that is not 0': withOutcome(
      ({ status, ...rest }) => ({ ...rest, status: Math.min(status, 1) }),
    ),
  },
  'plugin.lifecycle.reason-is-shown': {
    'shows-first-line: shows the first line of a reason': withOutcome(
      ({ complaint, ...outcome }) => ({
        ...outcome,
        ...(complaint !== undefined && { complaint: complaint.replace(/\n.*/s, '') }),
      }),
    ),
    'cuts-reasons: shows 200 characters of a reason': withOutcome(({ complaint, ...outcome }) => ({
      ...outcome,
      ...(complaint !== undefined && { complaint: complaint.slice(0, 200) }),
    })),
    'shows-a-page: shows the first 24 lines of a reason': withOutcome(
      ({ complaint, ...outcome }) => ({
        ...outcome,
        ...(complaint !== undefined && { complaint: complaint.split('\n', 24).join('\n') }),
      }),
    ),
    'keeps-reasons: shows no reason': withOutcome(({ status }) => ({
      status,
    })),
  },
  'plugin.lifecycle.reason-is-optional#status': {
    'needs-reasons: ends with status 1 after a code without a reason': withOutcome(
      (outcome, { exit }) => (exit?.code && exit.reason === undefined ? { status: 1 } : outcome),
    ),
  },
  'plugin.lifecycle.reason-is-optional#no-complaint': {
    'misses-reasons: reports that there is no reason': withOutcome((outcome, { exit }) =>
      exit?.code && exit.reason === undefined
        ? { ...outcome, complaint: 'plugin gave no reason' }
        : outcome,
    ),
  },
  'plugin.lifecycle.missing-exit-is-failure#success-ignored': {
    'needs-no-exit: ends with status 0 without `exit`': withOutcome((outcome, { exit }) =>
      exit ? outcome : { status: 0 },
    ),
  },
  'plugin.lifecycle.missing-exit-is-failure#failure-replaced': {
    'passes-signals-on: ends with the status that stands for the signal of which the plugin died':
      withOutcome((outcome, { signal }) =>
        signal ? { ...outcome, status: 128 + constants.signals[signal] } : outcome,
      ),
    'makes-up-status: ends with status 9 without `exit`': withOutcome((outcome, { exit }) =>
      exit ? outcome : { status: 9 },
    ),
  },
  'plugin.lifecycle.messages-after-exit-are-ignored': {
    'listens-on: shows what is printed after `exit`': having(() => ({ listensAfterExit: true })),
  },
})
