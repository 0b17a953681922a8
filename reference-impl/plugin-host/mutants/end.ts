import type { Outcome, RunEnd } from '../program/seams.ts'
import { withOutcome } from './combinators.ts'
import { having, type Mutant, mutantsOf } from './mutant.ts'

/** A defect of what the end of a run means. */
const endMutant = (
  id: string,
  violates: Mutant['violates'],
  change: string,
  outcome: (outcome: Outcome, end: RunEnd) => Outcome,
): Mutant => ({ id: `plugin-host.end.${id}`, violates, change, apply: withOutcome(outcome) })

const L = 'plugin.lifecycle'

export const endMutants = mutantsOf(
  endMutant(
    'never-succeeds',
    `${L}.code-zero-is-success#status`,
    'ends with status 2 after code 0',
    ({ status, ...rest }) => ({ ...rest, status: status || 2 }),
  ),
  endMutant(
    'complains-of-success',
    `${L}.code-zero-is-success#no-error`,
    'reports an error after code 0',
    (outcome, { exit }) => (exit?.code === 0 ? { ...outcome, complaint: 'plugin ended' } : outcome),
  ),
  endMutant(
    'knows-one-status',
    `${L}.exit-code-becomes-status`,
    'ends with status 1 after each code that is not 0',
    ({ status, ...rest }) => ({ ...rest, status: Math.min(status, 1) }),
  ),
  endMutant('keeps-reasons', `${L}.reason-is-shown`, 'shows no reason', ({ status }) => ({
    status,
  })),
  endMutant(
    'needs-reasons',
    `${L}.reason-is-optional#status`,
    'ends with status 1 after a code without a reason',
    (outcome, { exit }) => (exit?.code && exit.reason === undefined ? { status: 1 } : outcome),
  ),
  endMutant(
    'misses-reasons',
    `${L}.reason-is-optional#no-complaint`,
    'reports that there is no reason',
    (outcome, { exit }) =>
      exit?.code && exit.reason === undefined
        ? { ...outcome, complaint: 'plugin gave no reason' }
        : outcome,
  ),
  endMutant(
    'needs-no-exit',
    `${L}.missing-exit-is-failure#success-ignored`,
    'ends with status 0 without `exit`',
    (outcome, { exit }) => (exit ? outcome : { status: 0 }),
  ),
  endMutant(
    'makes-up-status',
    `${L}.missing-exit-is-failure#failure-replaced`,
    'ends with status 9 without `exit`',
    (outcome, { exit }) => (exit ? outcome : { status: 9 }),
  ),
  {
    id: 'plugin-host.end.listens-on',
    violates: `${L}.messages-after-exit-are-ignored`,
    change: 'shows what is printed after `exit`',
    apply: having(() => ({ listensAfterExit: true })),
  },
)
