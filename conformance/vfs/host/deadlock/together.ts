import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../../harness/occasion.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { broken, type Finding, keptUnless } from '../../../finding.ts'
import { hostChecksOn } from '../../../host-check.ts'
import { asks, BRISK, settle } from '../exchange.ts'
import { type HostLine, linesToTool } from '../lines.ts'
import { onTold } from '../timing.ts'
import { there } from './stuck.ts'

const APPLIES = 8

const READS = 6

const SIZE = 400_000

const together: Occasion = {
  name: 'deadlock: answers and inputs at the same time',
  files: { 'a.txt': { repeat: 'a', times: SIZE }, 'b.txt': { repeat: 'b', times: SIZE } },
  tool: { stateful: true, limits: { ...BRISK, idle_ms: 10_000 } },
  acts: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          { state: { type: 'running', content: 'busy' } },
          there,
          ...Array.from({ length: READS }, (_, i) =>
            asks(`r${i}`, 'fs.read', { path: i % 2 === 0 ? 'a.txt' : 'b.txt' }),
          ),
          { deaf_ms: 300 },
          ...Array.from({ length: APPLIES }, (): ProbeStep => ({ wait_apply: true })),
          settle,
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
      (_, i): Act => ({
        call: { id: `apply ${i}`, arguments: { action: 'apply', id: 'h', input: `input ${i}` } },
        background: true,
      }),
    ),
    { mark: 'heard all', of: 'spawn' },
    { call: { id: 'abort', arguments: { action: 'abort', id: 'h' } } },
    { gone: 'spawn', within_ms: 8_000 },
  ],
  patience_ms: 15_000,
}

/** Answers and inputs at the same time. */
export const togetherChecks = hostChecksOn(
  together,
  {
    verifies: 'vfs.deadlock.lines-never-interleaved',
    title: 'mixes no lines',
    judge: (c) => onTold(c, 'spawn', unmixed),
  },
  {
    verifies: 'vfs.state.apply-during-request',
    title: 'hands inputs over while answers are unread',
    judge: (c) => onTold(c, 'spawn', unmixed),
  },
)

/** Every short line is a message, all inputs are there, and answers with the same file are equally long. */
function unmixed(call: HostCall): Finding {
  const lines = linesToTool(call)
  const expected = 'lines that are not mixed'
  const odd = lines.some(({ bytes, message, text }) =>
    bytes === undefined ? !message : !isPure(text),
  )
  const inputs = lines.filter(({ message }) => message?.method === 'apply')
  if (odd) return broken(expected, 'a line that is no message', call.index)
  if (inputs.length < APPLIES) return broken('every input', 'not all of them', call.index)
  const lengths = new Set(lines.flatMap(({ bytes }) => (bytes === undefined ? [] : [bytes])))
  const count = lines.filter((line) => isLong(line) || isRefusal(line)).length
  if (!lines.some(isLong) || count < READS)
    return broken('every answer', 'not all of them', call.index)
  return keptUnless(lengths.size > 2 && 'answers of different lengths', expected, call.index)
}

/** A host may refuse what is asked for while it owes an answer. */
const isRefusal = ({ message }: HostLine) =>
  isObject(message?.error) && String(message.id).startsWith('r')

const isLong = ({ bytes = 0 }: HostLine) => bytes > SIZE

/** The beginning of an answer with a long file holds no second message. */
const isPure = (text: string) => text.startsWith('{') && text.split('"jsonrpc"').length <= 2
