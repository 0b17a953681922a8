import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, answerText, outcomeText } from '../answer.ts'
import { aResult } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { isBlind, onReport, reportedAt, scaled } from '../timing.ts'
import { LIMIT, limits, refusal } from './limit.ts'

const sparse: HostScenario = {
  name: 'size: a file that is larger than any memory',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { truncate: {} } },
  tool: { limits: limits(LIMIT) },
  script: [
    {
      call: 'process.run',
      params: { program: 'truncate', args: ['-s', '64G', 'huge.bin'], envs: [] },
    },
    { mark: 'asks' },
    { call: 'fs.read', params: { path: 'huge.bin' } },
    { mark: 'answered' },
    { call: 'fs.delete', params: { path: 'huge.bin' } },
    { finish: 'read' },
  ],
  timeoutMs: 15_000,
}

/** A file that is larger than any memory. */
export const hugeChecks = checksOn(sparse, { 'vfs.size.oversized-file-not-loaded': notLoaded })

const WITHIN_MS = 5_000

function notLoaded(c: HostConversation): Finding[] {
  const [made, read] = answersOf(callOf(c))
  if (!made || aResult.wrong(made, c) !== undefined || !isObject(made.result))
    return [
      inconclusive(
        `no large file could be made: ${made ? answerText(made) : outcomeText(c, callOf(c))}`,
      ),
    ]
  if (made.result.exit_code !== 0) return [inconclusive('no large file could be made')]
  if (!read) return [violated('an error', outcomeText(c, callOf(c)))]
  const wrong = refusal.wrong(read, c)
  if (wrong) return [violated(refusal.expected, wrong, read.index)]
  if (isBlind(c, callOf(c))) return [satisfied()]
  return onReport(c, 'call', (call) => {
    const from = reportedAt(call, 'asks')
    const to = reportedAt(call, 'answered')
    if (from === undefined || to === undefined) return inconclusive('the probe reported no times')
    const late = to - from > scaled(c, WITHIN_MS) * 1_000
    return satisfiedUnless(late && 'an error later', 'an error within five seconds', call.index)
  })
}
