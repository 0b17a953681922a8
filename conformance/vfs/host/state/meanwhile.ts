import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import { hostChecks } from '../host-check.ts'
import { responsesTo } from '../requests.ts'
import { answeringAfter, asksSlowly } from '../slow-answer.ts'
import { onReport } from '../timing.ts'
import { inputsTo, limits, reached, running, spawn } from './handle.ts'

const duringRequest: HostScenario = {
  name: 'state: an input while a request is unanswered',
  ...answeringAfter(1_200),
  tool: { stateful: true, limits },
  actions: [
    spawn(
      'h',
      running('asks'),
      asksSlowly('pending'),
      { listen_ms: 200 },
      { mark: 'asked' },
      { wait_apply: true },
      { wait_answer: 'pending' },
      { listen_ms: 200 },
      { mark: 'heard' },
      { stop: 'heard' },
    ),
    reached('asked', 'h'),
    {
      call: { id: 'apply', arguments: { action: 'apply', id: 'h', input: 'meanwhile' } },
      background: true,
    },
    reached('heard', 'h'),
  ],
  timeoutMs: 12_000,
}

/** An input while a response is outstanding. */
export const meanwhileChecks = hostChecks({
  verifies: 'vfs.state.apply-during-request',
  title: 'hands an input over while a request is unanswered',
  scenario: duringRequest,
  judge: (c) => onReport(c, 'spawn h', bothIntact),
})

function bothIntact(call: HostCall): Finding {
  const inputs = inputsTo(call)
  const [first, second] = responsesTo(call, 'pending')
  const expected = 'the input and the one answer'
  if (!equal(inputs, ['meanwhile'])) return violated(expected, 'no such input', call.index)
  if (!first || second) return violated(expected, first ? 'two answers' : 'no answer', call.index)
  return satisfied()
}
