import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import {
  act,
  limits,
  marked,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
} from '../../vfs/host/state/handle.ts'
import { OTHER, scenariosOf, TIME_TO_START } from './handle-scenario.ts'
import { aborted, asking, begun, fetched, over, raw, started } from './handles.ts'

/** A scenario of commands, beside which there is a tool that is one-shot. */
export const commandScenario = scenariosOf('commands', {
  tools: [OTHER, { name: 'plain', limits }],
})

/** Arguments of the tool itself, by what is to be kept of them. */
export const ARGUMENTS = {
  whole: {
    text: 'one two  "three" \\ \n four',
    list: ['five six', ['seven', 8], 'nine'],
    object: { ten: { eleven: ['twelve'] }, 'a b': 'c, d' },
    blanks: '  two of them, and a line end \r\n',
    letters: 'e\u0301 \u00e9 \u{1f980}',
    Capital: 'and capital',
  },
  typed: {
    ...{ count: 7, half: 1.5, digits: '7', truth: true, word: 'true', nothing: 'null' },
    ...{ negative: -7, large: Number.MAX_SAFE_INTEGER, precise: 0.123456789012 },
  },
  void: {
    ...{ absent: null, no: false, zero: 0, empty: '', none: [], bare: {} },
    ...{ input: '', inner: { absent: null, deep: [null, { absent: null }] } },
  },
} as const satisfies Record<string, JsonObject>

/** An argument that a host might cut where a pipe is full. */
export const LONG = 'one of many lines\n'.repeat(4_000)

/** A spawn with arguments, and no command after it for a while. */
export const spawned = commandScenario(
  'a spawn with arguments',
  raw(
    'spawn s',
    {
      ...{ action: 'spawn', id: 's' },
      ...ARGUMENTS.whole,
      ...ARGUMENTS.typed,
      ...ARGUMENTS.void,
      long: LONG,
    },
    [{ mark: 'begins' }, running('s runs'), { wait_apply: true }, { stop: 'over' }],
  ),
  TIME_TO_START,
  fetched('s'),
  aborted('s'),
)

/** How long a tool works on before it ends. */
const WORK_MS = 3_000

/** A tool that is at work until it is aborted; where a host waits for it, it shows that and ends. */
export const working = commandScenario(
  'a tool at work',
  spawn(
    'w',
    running('w works'),
    ...marked('up'),
    held(),
    { mark: 'late' },
    { sleep_ms: WORK_MS },
    { stop: 'over' },
  ),
  reached('up', 'w'),
  { wait: 'spawn w' },
  fetched('w', 'first'),
  fetched('w', 'second'),
  { call: { id: 'other', tool: 'plain', script: [{ finish: 'done 4751' }] } },
  fetched('w', 'third'),
  aborted('w'),
)

/** A tool that changes by itself between two commands, so that neither of them shows the change. */
export const changing = commandScenario(
  'a tool that changes',
  started(
    'n',
    running('n works'),
    held(),
    running('n has changed'),
    ...marked('changed'),
    { wait_apply: true },
    { stop: 'over' },
  ),
  fetched('n', 'before'),
  letGo('spawn n'),
  reached('changed', 'n'),
  fetched('n', 'changed'),
  aborted('n'),
)

/** A tool that fails for a reason that may pass. */
export const passing = commandScenario(
  'a failure that may pass',
  over('t', { stop: { Err: { message: 'busy 4752', trace: [], transient: true } } }),
  TIME_TO_NOTICE,
  fetched('t'),
  TIME_TO_START,
)

/** Fetches of a tool that runs and of one that waits. */
export const fetches = commandScenario(
  'fetches alone',
  begun('a'),
  asking('w'),
  ['one', 'two'].flatMap((name) => ['a', 'w'].map((id) => fetched(id, `${name} ${id}`))),
  TIME_TO_START,
  fetched('a'),
  fetched('w'),
  ['a', 'w'].map(aborted),
)

/** Reports a mark after its first input, and stays whatever it hears. */
const HEARS: ProbeStep[] = [
  { wait_apply: true },
  { mark: 'heard' },
  { wait_apply: true },
  { mark: 'heard again' },
  { wait_apply: true },
  { stop: 'over' },
]

export const hearing = (id: string): Action[] => started(id, running(`${id} runs`), ...HEARS)

/** The same without a wait for its first report, for a spawn that may be refused. */
const hearingUnseen = (id: string): Action[] => [
  spawn(id, running(`${id} runs`), ...HEARS),
  { wait: `spawn ${id}` },
]

/** Three handles of one tool, which are named in another order than that of their spawns. */
export const several = commandScenario(
  'three handles of one tool',
  hearing('a'),
  hearingUnseen('b'),
  hearingUnseen('c'),
  TIME_TO_START,
  fetched('b'),
  fetched('a'),
  fetched('c'),
  act('apply', 'b', 'apply b', { input: 'for b' }),
  act('apply', 'a', 'apply a', { input: 'for a' }),
  reached('heard', 'a'),
  fetched('a', 'a afterwards'),
  aborted('b'),
  { gone: 'spawn b' },
  fetched('a', 'a alone'),
  fetched('c', 'c alone'),
  ['a', 'c'].map(aborted),
)
