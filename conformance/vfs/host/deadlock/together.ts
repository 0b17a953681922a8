import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type Finding, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { hostChecksOn } from '../host-check.ts'
import { type HostLine, linesToTool } from '../host-lines.ts'
import { request, SHORT_TIMEOUTS } from '../requests.ts'
import { onReport } from '../timing.ts'
import { there } from './stuck.ts'

const APPLIES = 8

const SIZE = 2_400_000

const together: HostScenario = {
  name: 'deadlock: answers and inputs at the same time',
  files: { 'a.txt': { repeat: 'a', times: SIZE } },
  tool: { stateful: true, limits: { ...SHORT_TIMEOUTS, idle_ms: 10_000 } },
  actions: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          { state: { type: 'running', content: 'busy' } },
          there,
          request('long', 'fs.read', { path: 'a.txt' }),
          { deaf_ms: 300 },
          ...Array.from({ length: APPLIES }, (): ProbeStep => ({ wait_apply: true })),
          { wait_answer: 'long' },
          { mark: 'heard all' },
          { state: { type: 'running', content: 'heard all' } },
          { sleep_ms: 8_000 },
        ],
      },
      background: true,
    },
    { mark: 'there', of: 'spawn' },
    ...Array.from(
      { length: APPLIES },
      (_, i): Action => ({
        call: { id: `apply ${i}`, arguments: { action: 'apply', id: 'h', input: `input ${i}` } },
        background: true,
      }),
    ),
    { mark: 'heard all', of: 'spawn' },
    { call: { id: 'abort', arguments: { action: 'abort', id: 'h' } } },
    { gone: 'spawn', within_ms: 8_000 },
  ],
  timeoutMs: 15_000,
}

/** Answers and inputs at the same time. */
export const togetherChecks = hostChecksOn(
  together,
  {
    verifies: 'vfs.deadlock.lines-never-interleaved',
    judge: (c) => onReport(c, 'spawn', unmixed),
  },
  {
    verifies: 'vfs.state.apply-during-request',
    title: 'hands inputs over while answers are unread',
    judge: (c) => onReport(c, 'spawn', unmixed),
  },
)

/** Every short line is a message, and all inputs and the whole answer are there. */
function unmixed(call: HostCall): Finding {
  const lines = linesToTool(call)
  const expected = 'lines that are not mixed'
  const odd = lines.some(({ bytes, message, text }) =>
    bytes === undefined ? !message : !isPure(text),
  )
  const inputs = lines.filter(({ message }) => message?.method === 'apply')
  if (odd) return violated(expected, 'a line that is no message', call.index)
  if (inputs.length < APPLIES) return violated('every input', 'not all of them', call.index)
  return satisfiedUnless(!lines.some(isLong) && 'none', 'the long answer', call.index)
}

const isLong = ({ bytes = 0 }: HostLine) => bytes > SIZE

/** The beginning of an answer with a long file holds no second message. */
const isPure = (text: string) => text.startsWith('{') && text.split('"jsonrpc"').length <= 2
