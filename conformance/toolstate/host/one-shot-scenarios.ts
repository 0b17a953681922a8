import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { running, spawn, waiting } from '../../vfs/host/state/handle.ts'
import { scenariosOf } from './handle-scenario.ts'
import { aborted, fetched } from './handles.ts'

/** How long a tool works on, so that an early response is seen to be one, of a busy host too. */
const WORK: ProbeStep = { sleep_ms: 2_500 }

const mark = (name: string): ProbeStep => ({ mark: name })

/** Calls a tool, and goes on when it has begun. */
const calling = (id: string, ...script: ProbeStep[]): Action[] => [
  { call: { id, script: [mark('begins'), ...script] }, background: true },
  { mark: 'begins', of: id },
]

/** The questions of a one-shot tool in their order, and how each is answered: digits are a text all the same. */
export const QUESTIONS = [
  { id: 'sure', text: `Is it to be so${', or so'.repeat(50)}?`, schema: { type: 'boolean' } },
  { id: 'name', text: 'What is it called?', schema: { type: 'string' } },
  { id: 'which', text: 'Which one is it?', schema: { type: 'string', enum: ['a', 'b'] } },
  { id: 'more', text: 'Is there more?', schema: { type: 'boolean' } },
  { id: 'note', text: 'Is there a note?', schema: { type: 'string' } },
  { id: 'whole', text: 'What is the whole of it?', schema: { type: 'string' } },
]

export const ANSWERS = [true, '42', 'b', false, '', 'one of many lines\n'.repeat(4_000)]

/** A tool that is run to its end, and one that shows how it stands on the way. */
export const toTheEnd: HostScenario = {
  name: 'one-shot: to the end of the tool',
  actions: [
    ...calling('plain', running('first words'), WORK, mark('late'), { finish: 'done 4710' }),
    { wait: 'plain' },
    { gone: 'plain' },
    ...calling('silent', running(), WORK, mark('late'), { finish: 'done 4711' }),
    { wait: 'silent' },
    { gone: 'silent' },
    ...calling('asking', waiting, WORK, mark('late'), { finish: 'done 4712' }),
    { wait: 'asking' },
    { gone: 'asking' },
    { call: { id: 'passing', script: [{ fail: { message: 'busy 4713', transient: true } }] } },
  ],
  ...{ timeoutMs: 8_000, expectedDurationMs: 9_000 },
}

const ASKED: ProbeStep = { finish: 'asked 4714' }

/** A tool that asks these questions, each in a run of its own. */
export const asks: HostScenario = {
  name: 'one-shot: a tool that asks',
  needs: ['inquiry'],
  interactive: true,
  answers: ANSWERS.map((answer) => ({ answer })),
  actions: [
    {
      call: {
        ...{ id: 'asks', arguments: { word: 'a', none: null, empty: '', no: false, list: [] } },
        script: [mark('begins'), ...QUESTIONS.map((question) => ({ ask: question })), ASKED],
      },
      background: true,
    },
    { mark: 'begins', of: 'asks' },
    { wait: 'asks' },
    { gone: 'asks' },
  ],
  timeoutMs: 12_000,
}

/** A stateful tool that is called without an action, and handles with names that are near. */
export const besideHandles = scenariosOf('one-shot')(
  'a stateful tool without an action',
  calling('one', running('busy'), waiting, held(), { finish: 'done 4715' }),
  ['probe', 'one'].flatMap((id) => [
    spawn(id, running(`${id} runs`), { wait_apply: true }, { stop: id }),
    { wait: `spawn ${id}` },
    fetched(id),
    aborted(id),
  ]),
  letGo('one'),
  { wait: 'one' },
  { gone: 'one' },
  fetched('one', 'by the call'),
  fetched('probe', 'by the tool'),
  { turn_end: true },
)

const together: ProbeStep[] = [mark('begins'), held(), mark('late'), { finish: 'ok' }]

const TOGETHER = ['left', 'middle', 'right']

/** One-shot calls in one batch. */
export const sideBySide: HostScenario = {
  name: 'one-shot: a batch of three',
  actions: [
    { call: TOGETHER.map((id) => ({ id, script: together })), background: true },
    ...TOGETHER.map((of) => ({ mark: 'begins', of })),
    ...TOGETHER.map((of) => letGo(of)),
    { wait: 'left' },
  ],
  timeoutMs: 20_000,
}
