import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { QUESTION, running, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { handleScenario, TIME_TO_START } from './handle-scenario.ts'
import { aborted, begun, fetched, raw } from './handles.ts'

/** A failure of two lines, with all its parts. */
export const FAILURE = {
  message: 'broken 4771\non two lines 4772',
  trace: ['because 4773', 'and that because 4790'],
  transient: true,
}

/** A question with more than its text. */
export const WHOLE = { ...QUESTION, pre_amble: 'before it 4774', default: 'a default 4775' }

export const LETTERS = ' \t"quoted" \\n e\u0301 \u{1f980}\r\n kept 4776 \n'

/** Texts that are reports, as the content of an outcome. */
export const NESTED = {
  nested_question: JSON.stringify({ type: 'waiting', question: QUESTION }),
  nested_failure: JSON.stringify({ type: 'error', message: 'none 4777', trace: [] }),
} as const

const success = (content: string) => ({ type: 'success', content })

/** What tools print on stdout before they end. */
const ENDING = {
  success: [success('fine 4778')],
  empty: [success('')],
  letters: [success(LETTERS)],
  error: [{ type: 'error', ...FAILURE }],
  lasting: [{ type: 'error', ...FAILURE, transient: false }],
  stopped: [{ type: 'stopped', result: { Ok: 'over 4779' } }],
  failed: [{ type: 'stopped', result: { Err: FAILURE } }],
  after: [{ type: 'running', content: 'busy' }, success('then 4780')],
  like_stopped: [{ ...success('fine 4781'), question: QUESTION, result: { Err: FAILURE } }],
  nested_question: [success(NESTED.nested_question)],
  nested_failure: [success(NESTED.nested_failure)],
  other: [
    { type: 'running', content: 'before it' },
    { type: 'report', content: 'other 4782', result: 'no' },
    { type: 'Stopped', result: { Ok: 'no' } },
    [{ type: 'stopped', result: { Ok: 'no' } }],
    { type: ['stopped'], result: { Ok: 'no' } },
    { content: 'other 4789' },
    { type: 'stopped', result: { Ok: 'after it 4783' } },
  ],
  spawned: [{ type: 'spawned', content: 'begun 4784' }],
  sample: [{ type: 'stopped', content: 'sample 4785', error: null }],
  bare: [{ type: 'stopped', result: 'bare 4786' }],
} satisfies Record<string, unknown[]>

/** What a tool shows that is about to ask. */
export const ON_THE_WAY = 'busy 4792'

/** What tools print that stay. */
const STAYING = {
  runs: [{ type: 'running', content: 'busy 4787' }],
  waits: [{ type: 'waiting', content: 'paused', question: QUESTION }],
  asks: [
    { type: 'running', content: ON_THE_WAY },
    { type: 'needs_input', question: WHOLE },
  ],
  like_error: [{ type: 'running', content: 'busy 4788', message: 'none', trace: [] }],
} satisfies Record<string, JsonObject[]>

export type Printing = keyof typeof ENDING | keyof typeof STAYING

/** Whether a tool ends by itself. */
export const isToEnd = (id: Printing): boolean => id in ENDING

/** A tool that prints lines of JSON, and then reads its input or ends. */
const printing = (id: string, lines: readonly unknown[], stays: boolean) => ({
  ...{ name: `tool_${id}`, runtime: 'stdio' as const, stateful: true },
  command: [
    ...['sh', '-c', `printf '%s\\n' "$@"${stays ? '; read -r line' : ''}`, 'sh'],
    ...lines.map((line) => JSON.stringify(line)),
  ],
})

const IDS = [...Object.keys(ENDING), ...Object.keys(STAYING)]

const each = (action: string, name: string): Action => ({
  call: IDS.map((id) => ({
    ...{ id: `${name} ${id}`, tool: `tool_${id}`, arguments: { action, id } },
  })),
})

/** The calls that show a tool, in their order: its spawn may show its end. */
export const showing = (id: string): string[] =>
  ['spawn', 'fetch', 'again'].map((name) => `${name} ${id}`)

/** Tools that print states and outcomes, each spawned once and looked at until it must have ended. */
export const printed: HostScenario = {
  name: 'handles: tools that print',
  needs: ['stateful', 'stdio'],
  tools: [
    ...Object.entries(ENDING).map(([id, lines]) => printing(id, lines, false)),
    ...Object.entries(STAYING).map(([id, lines]) => printing(id, lines, true)),
  ],
  actions: [
    { call: { id: 'control', script: [{ finish: 'hello' }] } },
    each('spawn', 'spawn'),
    TIME_TO_NOTICE,
    each('fetch', 'fetch'),
    TIME_TO_NOTICE,
    each('fetch', 'again'),
    each('abort', 'abort'),
  ],
  timeoutMs: 12_000,
}

/** Ids that hosts once gave, and such as they might give. */
export const NUMBERED = ['h_0', 'h_1', 'h_2', 'h_3', 'h1', '1', '3']

/** Two spawns with an id and one without. */
export const numbered = handleScenario(
  'ids that nobody chose',
  ...['first', 'second'].map((id) => begun(id)),
  raw('nameless', { action: 'spawn' }, [running('stray'), { wait_apply: true }]),
  TIME_TO_START,
  NUMBERED.map((id) => fetched(id)),
  ['first', 'second'].flatMap((id) => [fetched(id), aborted(id)]),
  { turn_end: true },
)
