import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { faultChecks, type ToolCheck } from '../../vfs/tool/tool-check.ts'
import { abortedIn, abortsIn } from './aborted.ts'
import { isGenerated } from './expected.ts'
import { generatedSteps } from './generated/steps.ts'
import { isStdio } from './stdio-reading.ts'
import { type Wait, waitsOf } from './wait.ts'

const toExercise = 'Add a case in which the tool reports that it runs.'

/** SIGTERM wherever a tool takes an input, and while it works, after its first report and after its last. */
const UNDER_SIGTERM = {
  faults(baseline: Conversation): Fault[] {
    const runs = baseline.states.findLastIndex(({ params }) => params.type === 'running') + 1
    const places = isStdio(baseline) && runs > 0 ? [...new Set([1, runs])] : []
    const atReports = places.map((at) => ({ kind: 'abort-at-report' as const, at }))
    return [...abortsIn(baseline), ...atReports]
  },
  judges: ({ kind }: Fault): boolean => kind === 'abort' || kind === 'abort-at-report',
}

/** How a tool ends that is ended. @see rfd009 §Handle lifecycle */
export const lifecycleChecks: readonly ToolCheck[] = faultChecks(
  {
    verifies: 'toolstate.lifecycle.tool-heeds-sigterm#exits',
    title: 'exits at SIGTERM',
    toExercise,
    faults: (baseline, seed) => [
      ...UNDER_SIGTERM.faults(baseline),
      ...generatedSteps(baseline, seed),
    ],
    judges: (fault) => UNDER_SIGTERM.judges(fault) || isGenerated({ fault }),
    judge: exits,
  },
  {
    verifies: 'toolstate.lifecycle.tool-heeds-sigterm#releases',
    title: 'leaves no lock and no temporary file behind at SIGTERM',
    toExercise,
    ...UNDER_SIGTERM,
    judge: (c, { baseline }) => releases(c, baseline),
  },
  {
    verifies: 'toolstate.lifecycle.tool-stops-at-end-of-input',
    title: 'stops when its input ends while its question is pending',
    toExercise: 'Add a case with inputs in which the tool asks a question.',
    faults: generatedSteps,
    judges: (fault) => isGenerated({ fault }),
    judge: stopsWithoutInput,
  },
)

/** On plain stdio a tool that is still there after a silence is aborted. */
function stopsWithoutInput(c: Conversation): Finding[] {
  const closed = c.transcript.findIndex((e) => e.event === 'closed' && e.stream === 'stdin')
  const last = waitsOf(c).findLast(({ asked: { line } }) => line.index < closed)
  const wasEnded = c.sent.some(
    ({ index, message }) => message.method === 'cancel' && index < closed,
  )
  if (!last || wasEnded || isSettled(last)) return []
  const isThere =
    c.sent.some(({ message }) => message.method === 'cancel') || c.signal !== undefined
  const observed = isThere && 'the process was still there after the end of its input'
  return [(observed && doubtOf(c)) || satisfiedUnless(observed, 'the end of the process', closed)]
}

const isSettled = ({ answer, next }: Wait) =>
  answer !== undefined || (next !== undefined && next.params.type !== 'stopped')

function exits(c: Conversation): Finding[] {
  if (!isStdio(c) || !abortedIn(c)) return []
  const observed = c.expired('term-grace') && 'the process was still there after SIGTERM'
  return [
    (observed && doubtOf(c)) ||
      satisfiedUnless(observed, 'the end of the process within its grace'),
  ]
}

/** A file that the tool made, and that is gone where it came to its end, served only while it ran. */
function releases(c: Conversation, baseline: Conversation): Finding[] {
  const cameToEnd = baseline.states.some(({ params }) => params.type === 'stopped')
  if (!isStdio(c) || !cameToEnd || !abortedIn(c) || c.signal) return []
  const kept = new Set([...(c.start.context?.files ?? []), ...Object.keys(baseline.files)])
  const left = Object.keys(c.files).find((path) => !kept.has(path))
  const observed = left !== undefined && `${quote(left)} was left behind`
  return [satisfiedUnless(observed, 'no file that serves only a running tool')]
}
