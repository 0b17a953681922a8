import type { HostScenario } from '../../../harness/host-scenario.ts'
import { type JsonObject, mapValues } from '../../../harness/wire/json.ts'

export const KEPT = '  kept 4716\n\n'
export const OTHER = { type: 'report', content: 'other 4717', tests: 3 }
export const RAW = '  first line 4718\r\n\n\tsecond \u00e9 e\u0301 line  '
const ANSWER = 'the answer 4719'
/** More than what a pipe holds. */
export const LONG = 'one of many words '.repeat(4_000)

const outcome = (value: JsonObject): { prints: string } => ({
  prints: `${JSON.stringify(value)}\n`,
})

/** JSON that is no report, as it is printed. */
export const VALUES = {
  'a text': '"in quotes 4726"',
  'a list': '["a 4727", 1]',
  nothing_at_all: 'null',
  'a number': '1.50',
  'a capital': '{"type":"Success","content":"part"}',
  'small and large letters': '{"type":"needsInput","question":{"id":"go","text":"4794"}}',
} as const

/** Outputs of which a part is an outcome. */
export const PARTS = {
  'ends with one': `a line 4728\n${JSON.stringify({ type: 'success', content: 'part' })}`,
  'begins with one': `${JSON.stringify({ type: 'success', content: 'part' })}\na line 4729`,
} as const

const failure = (message: string) => ({ message, trace: [], transient: false })

/** What a program asks, as an outcome or as a state. */
export const ASKED = { id: 'go', text: 'How does it go on?', answer_type: 'Text' }

/** The text of a question, which is no question where it is the content of an outcome. */
export const NESTED = JSON.stringify({ type: 'waiting', question: ASKED })

/** A report as a person would write it: blanks around it and within, and its type behind the rest. */
const SPREAD = `\n ${JSON.stringify({ content: KEPT, type: 'success' }, null, 2)} \r\n\n`

/** What plain programs print. */
const PROGRAMS: Readonly<Record<string, JsonObject>> = {
  success: outcome({ type: 'success', content: KEPT }),
  nothing: {},
  'success on several lines': { prints: SPREAD },
  'stopped well': outcome({ type: 'stopped', result: { Ok: KEPT } }),
  other: outcome(OTHER),
  raw: { prints: `${RAW}\n` },
  'much text': { prints: `${LONG}\n` },
  'much content': outcome({ type: 'success', content: LONG }),
  breaks: { prints: 'output 4720\n', errs: 'stderr 4721\n', exit: 3 },
  'breaks silently': { exit: 1 },
  'breaks with 1': { errs: 'failed 4725\n', exit: 1 },
  error: outcome({ type: 'error', ...failure('error 4722\nand more 4730') }),
  stopped: outcome({ type: 'stopped', result: { Err: failure('stopped 4723') } }),
  'asks as before': { ...outcome({ type: 'needs_input', question: ASKED }), until: ANSWER },
  'asks by a state': { ...outcome({ type: 'waiting', question: ASKED }), until: ANSWER },
  running: outcome({ type: 'running', content: 'busy 4724' }),
  empty: outcome({ type: 'success', content: '' }),
  nested: outcome({ type: 'success', content: NESTED }),
  ...printing(VALUES),
  ...printing(PARTS),
}

/** A program that a signal ends. */
export const KILLED = 'is killed'

/** Programs without the protocol, each called once. */
export const programs: HostScenario = {
  name: 'one-shot: programs that print',
  needs: ['outcome'],
  interactive: true,
  answers: [{ answer: ANSWER }, { answer: ANSWER }],
  tools: [
    ...Object.entries(PROGRAMS).map(([name, plain]) => ({
      ...{ name: toolOf(name), runtime: 'stdio' as const },
      words: [`--plain=${JSON.stringify(plain)}`],
    })),
    { name: toolOf(KILLED), runtime: 'stdio', command: ['sh', '-c', 'echo so far; kill -9 $$'] },
  ],
  actions: [
    { call: { id: 'control', script: [{ finish: 'hello' }] } },
    ...[...Object.keys(PROGRAMS), KILLED].map((name) => ({
      call: { id: name, tool: toolOf(name) },
    })),
  ],
  timeoutMs: 8_000,
}

function printing(texts: Readonly<Record<string, string>>): typeof PROGRAMS {
  return mapValues(texts, (text) => ({ prints: `${text}\n` }))
}

function toolOf(name: string): string {
  return name.replaceAll(' ', '_')
}
