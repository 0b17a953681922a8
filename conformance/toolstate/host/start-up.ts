import { callOf, type HostCall } from '../../../harness/host-conversation.ts'
import { inconclusive } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { act, marked, running, spawnCall } from '../../vfs/host/state/handle.ts'
import { reportedAt, US_PER_MS } from '../../vfs/host/timing.ts'
import { responseScenario, STAYS } from './response-scenarios.ts'

const OUTPUT = 'start-up 4732'

/** A tool that reports as soon as it starts. */
const startUp = responseScenario(
  { name: 'output at the start', expectedDurationMs: 500 },
  {
    call: spawnCall('early', [running(OUTPUT), ...marked('up'), ...STAYS], { id: 'spawn' }),
    background: true,
  },
  { mark: 'up', of: 'spawn' },
  { wait: 'spawn' },
  act('fetch', 'early', 'fetch'),
)

/** Milliseconds after the call within which a report comes at once. */
const AT_ONCE_MS = 250

/** Milliseconds after the call before which a host has not waited. */
const UNWAITED_MS = 100

const passed = (call: HostCall, to = Number.POSITIVE_INFINITY) => (to - call.calledAt) / US_PER_MS

/** The first response has the output, unless the tool reported it later than a host needs to wait. */
function waitsForIt(call: HostCall) {
  if (textsIn(call.result).includes(OUTPUT)) return undefined
  const isReportedAtOnce = passed(call, reportedAt(call, 'up')) < AT_ONCE_MS
  if (isReportedAtOnce || passed(call, call.answeredAt) < UNWAITED_MS) return outcomeOf(call)
  return inconclusive('the tool reported nothing within a moment')
}

/** How the output of a tool that has just started is shown. @see rfd009 §ToolState */
export const startUpChecks: readonly HostCheck[] = checksIn('toolstate.responses')(startUp, {
  'spawn-shows-reported-output': outcomeIs(
    'fetch',
    'the output in one of the two',
    ({ result }, c) => [callOf(c, 'spawn')?.result, result].map(textsIn).join().includes(OUTPUT),
  ),
  'spawn-waits-a-little': outcome('spawn', 'the output', waitsForIt),
})
