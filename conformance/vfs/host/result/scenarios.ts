import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { inGroups } from '../actions.ts'
import { final, longFinal } from '../lifecycle/scenarios.ts'
import { notification, SHORT_TIMEOUTS } from '../requests.ts'

export const text = (content: string) => ({ type: 'text', text: content })

/** Whatever they become, it holds them. */
export const TEXTS: Readonly<Record<string, string>> = {
  plain: 'a plain text',
  lines: ' several\n\nlines \n',
  blank: '  \n ',
  wide: 'Grüße, 世界 😀',
}

/** Strings that a reader could take for what they hold. */
export const LITERALS = [
  '[{"type":"text","text":"not a block"}]',
  '{"type":"text","text":"not a block"}',
  '{ "Ok": "no outcome" }',
  '"quoted"',
  '[]',
  'null',
]

export const BLOB = Buffer.from([0, 255, 1, 254]).toString('base64')

export const MALFORMED: Record<string, unknown> = {
  'no params': undefined,
  'no content': {},
  null: { content: null },
  'a number': { content: 5 },
  'an object': { content: { text: 'x' } },
  false: { content: false },
  true: { content: true },
  zero: { content: 0 },
  'a block outside of a list': { content: { type: 'text', text: 'x' } },
  'a list of texts': { content: ['x', 'y'] },
  'a list of lists': { content: [[text('x')]] },
  'a text beside it': { text: 'x' },
  'a list for params': [text('x')],
  'a text for params': 'x',
}

/** A text file beside the text. */
export const resource = (content: string, name = 'a.txt') => ({
  type: 'resource',
  resource: { uri: `file:///${name}`, text: content },
})

/** What is no block, in one way or another. */
const NO_BLOCKS = [
  { type: 'hologram' },
  { type: 'resource' },
  { type: 'text' },
  { type: 'text', text: 5 },
  { text: 'of no type' },
  null,
  'a text',
  7,
  [text('in a list')],
]

/** A result with a long text between two others. */
const long = (before: string, text: string, times: number, after: string): ProbeStep[] => [
  { raw: `{"jsonrpc":"2.0","method":"result","params":{"content":${before}` },
  { raw: text, times },
  { raw: `${after}}}\n` },
]

export const MIB = 1_024 * 1_024

export const LONG_MIB = 6

/** Characters of two, three and four bytes, so that the ends of reads fall within them. */
export const WIDE = 'é世😀'

export const WIDE_TIMES = 60_000

/** The words of many blocks. */
export const MANY = Array.from({ length: 150 }, (_, i) => `word ${i},`)

const CALLS: Record<string, ProbeStep[]> = {
  ...Object.fromEntries(
    Object.entries({ ...TEXTS, empty: '' }).flatMap(([name, content]) => [
      [`${name} string`, [final(content)]],
      [`${name} block`, [final([text(content)])]],
    ]),
  ),
  order: [final([text('alpha'), resource('between'), text('beta'), text('gamma')])],
  many: [final(MANY.map((content, i) => (i % 3 === 1 ? resource(content) : text(content))))],
  'with empty ones': [final([text(''), text('alpha'), text(''), text('beta'), text('')])],
  twice: [final(['the same', 'the same', 'another', 'the same'].map(text))],
  'resources twice': [final(['one', 'two', 'one', 'one'].map((content) => resource(content)))],
  ...Object.fromEntries(LITERALS.map((literal) => [`literal ${literal}`, [final(literal)]])),
  kinds: [
    final([
      text('in a text'),
      resource('in a resource'),
      { type: 'resource', resource: { uri: 'file:///a.bin', blob: BLOB } },
    ]),
  ],
  malformed: [final([text('alpha'), ...NO_BLOCKS, text('omega')])],
  large: longFinal(LONG_MIB * 1_024),
  'large block': long('[{"type":"text","text":"', 'x'.repeat(MIB), LONG_MIB, '"}]'),
  'large and wide': long('"', WIDE.repeat(1_000), WIDE_TIMES / 1_000, '"'),
  'no blocks': [final([])],
  ...Object.fromEntries(
    Object.entries(MALFORMED).map(([name, params]) => [
      `bad ${name}`,
      [notification('result', params)],
    ]),
  ),
}

export const results: HostScenario = {
  name: 'result: contents of every kind',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: inGroups(CALLS),
}

export const question: HostScenario = {
  name: 'result: a question',
  interactive: true,
  answers: [{ answer: 'green' }],
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    final([
      {
        type: 'question',
        question: { id: 'colour', text: 'Which colour?', schema: { type: 'string' } },
      },
    ]),
  ],
}
