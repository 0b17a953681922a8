import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { settle } from '../requests.ts'
import { act, limits, marked, reached, running, spawn, waiting } from './handle.ts'

const hear = (content: string): ProbeStep[] => [{ wait_apply: true }, running(content), settle]

export const INPUTS = ['y', true, 3, null, { a: [1] }, 'two\nlines\n']

export const QUICK = 12

/** An input while those before it are not yet answered, but late enough for a driver with threads to begin in order. */
export const quick = (input: string): Action[] => [
  { call: { id: input, arguments: { action: 'apply', id: 'h', input } }, background: true },
  { pause_ms: 20 },
]

/** One handle from its first state to its last. */
export const whole: HostScenario = {
  name: 'state: the life of a handle',
  files: { 'a.txt': 'content of a' },
  tool: { stateful: true, limits },
  actions: [
    spawn(
      'h',
      running('first words'),
      ...marked('sent'),
      { wait_apply: true },
      { call: 'fs.read', params: { path: 'a.txt' } },
      { call: 'fs.write', params: { path: 'b.txt', content: 'b' } },
      running('second words'),
      ...marked('again'),
      ...INPUTS.slice(1).flatMap((_, i) => hear(`input ${i + 1}`)),
      { sleep_ms: 600 },
      ...Array.from({ length: QUICK }, (_, i) => hear(`number ${i}`)).flat(),
      waiting,
      ...marked('asks'),
      { wait_apply: true },
      { stop: 'R-4711' },
    ),
    reached('sent', 'h'),
    act('fetch', 'h', 'running'),
    act('apply', 'h', 'apply 0', { input: INPUTS[0] }),
    reached('again', 'h'),
    act('fetch', 'h', 'running on'),
    ...INPUTS.slice(1).map((input, i) => act('apply', 'h', `apply ${i + 1}`, { input })),
    ...Array.from({ length: QUICK }, (_, i) => quick(`quick ${i}`)).flat(),
    reached('asks', 'h'),
    act('fetch', 'h', 'waiting'),
    act('apply', 'h', 'last', { input: 'the answer' }),
    { gone: 'spawn h' },
    act('fetch', 'h', 'stopped'),
    act('apply', 'h', 'too late', { input: 'more' }),
  ],
  timeoutMs: 12_000,
}
