import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { Occasion } from '../../../../harness/occasion.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import { responsesTo } from '../exchange.ts'
import { hostChecks } from '../host-check.ts'
import { onTold } from '../timing.ts'
import { askable, asksUncovered } from '../uncovered.ts'
import { inputsTo, limits, reached, running, spawn } from './handle.ts'

const duringRequest: Occasion = {
  name: 'state: an input while the user is asked',
  ...askable,
  answers: [{ answer: true, after_ms: 1_200 }],
  tool: { stateful: true, limits },
  acts: [
    spawn(
      'h',
      running('asks'),
      asksUncovered('pending'),
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
  patience_ms: 12_000,
}

/** An input while an answer is owed. */
export const meanwhileChecks = hostChecks({
  verifies: 'vfs.state.apply-during-request',
  title: 'hands an input over while a request is unanswered',
  occasion: duringRequest,
  judge: (c) => onTold(c, 'spawn h', bothIntact),
})

function bothIntact(call: HostCall): Finding {
  const inputs = inputsTo(call)
  const [first, second] = responsesTo(call, 'pending')
  const expected = 'the input and the one answer'
  if (!equal(inputs, ['meanwhile'])) return violated(expected, 'no such input', call.index)
  if (!first || second) return violated(expected, first ? 'two answers' : 'no answer', call.index)
  return satisfied()
}
