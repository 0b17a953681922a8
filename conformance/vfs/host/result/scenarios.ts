import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { inGroups, inTurn } from '../actions.ts'
import { final, longFinal } from '../lifecycle/scenarios.ts'
import { notification, SHORT_TIMEOUTS } from '../requests.ts'

const text = (content: string) => ({ type: 'text', text: content })

/** Signs that a reader may take for its own. */
export const SIGNS =
  'a\r\nb\tc\0d \ufeffe\u0308 \u001b[1mf\u001b[0m <b>&amp;</b>  {{ g }} {% h %} %s $HOME \\n \rj\u00a0k'

/** Whatever they become, it holds them. */
export const TEXTS: Readonly<Record<string, string>> = {
  plain: 'a plain text',
  lines: ' several\n\nlines \n',
  blank: '  \n ',
  wide: 'Grüße, 世界 😀',
  signs: SIGNS,
  'many lines': Array.from({ length: 1_200 }, (_, i) => `line ${i}`).join('\n'),
}

/** Strings that a reader could take for what they hold. */
export const LITERALS = [
  '[{"type":"text","text":"not a block"}]',
  '{"type":"text","text":"not a block"}',
  '{ "Ok": "no outcome" }',
  '"quoted"',
  '[]',
  'null',
  '{"type":"success","content":"no outcome"}',
  '{"type":"error","message":"no failure","trace":[],"transient":false}',
  '{"type":"stopped","result":"no state"}',
  ...['error: no failure', '[error] no failure', '```json\n{}\n```'],
  ...['0', 'false', '{}', '1e3', '{ "content": "no content" }', '{ "Err": { "message": "none" } }'],
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
  'a number for params': 5,
  'a list of numbers': { content: [1, 2] },
  'content in the content': { content: { content: 'x' } },
  'an outcome for content': { content: { Ok: 'x' } },
  'a result beside it': { result: 'x' },
  'a message beside it': { message: 'x' },
}

export const OUTSIDE = 'content outside of params'

/** A result whose content stands where only `params` does. */
const BESIDE_PARAMS: ProbeStep = { send: { jsonrpc: '2.0', method: 'result', content: 'x' } }

/** A text file beside the text. */
const resource = (content: string) => ({
  type: 'resource',
  resource: { uri: 'file:///a.txt', text: content },
})

const blob = (bytes: string) => ({
  type: 'resource',
  resource: { uri: 'file:///a.bin', blob: bytes },
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
export const MANY = Array.from({ length: 1_500 }, (_, i) => `word ${i},`)

const CALLS: Record<string, ProbeStep[]> = {
  ...Object.fromEntries(
    Object.entries({ ...TEXTS, empty: '' }).flatMap(([name, content]) => [
      [`${name} string`, [final(content)]],
      [`${name} block`, [final([text(content)])]],
    ]),
  ),
  order: [final([text('alpha'), resource('between'), text('beta'), text('gamma')])],
  many: [final(MANY.map((content, i) => (i % 3 === 1 ? resource(content) : text(content))))],
  'blanks between': [final(['alpha', ' ', 'beta', '\n', 'gamma'].map(text))],
  'bytes between': [final([text('alpha'), blob(BLOB), text('beta'), resource('gamma')])],
  'with empty ones': [
    final([text(''), text('alpha'), resource(''), text(''), text('beta'), blob(''), text('')]),
  ],
  twice: [final(['the same', 'the same', 'another', 'the same'].map(text))],
  'resources twice': [final(['one', 'two', 'one', 'one'].map((content) => resource(content)))],
  'text and resource': [final([resource('the same'), text('the same'), text('another')])],
  'bytes twice': [final([blob(BLOB), blob(BLOB), text('between'), blob(BLOB)])],
  ...Object.fromEntries(LITERALS.map((literal) => [`literal ${literal}`, [final(literal)]])),
  kinds: [final([text('in a text'), resource('in a resource'), blob(BLOB)])],
  'signs resource': [final([resource(SIGNS)])],
  'literal blocks': [final(LITERALS.map(text))],
  'resource alone': [final([resource('in a resource')])],
  'bytes alone': [final([blob(BLOB)])],
  'more members': [
    final([
      { text: 'in a text', mimeType: 'text/markdown', annotations: { priority: 1 }, type: 'text' },
      {
        resource: { text: 'in a resource', mimeType: 'text/x-rust', uri: 'git://a/b', name: 'b' },
        annotations: { audience: ['user'] },
        type: 'resource',
      },
      { type: 'resource', resource: { uri: 'urn:empty', blob: '' } },
      text('behind it'),
    ]),
  ],
  malformed: [final([text('alpha'), ...NO_BLOCKS, text('omega')])],
  'no blocks': [final([])],
  ...Object.fromEntries(
    Object.entries(MALFORMED).map(([name, params]) => [
      `bad ${name}`,
      [notification('result', params)],
    ]),
  ),
  [`bad ${OUTSIDE}`]: [BESIDE_PARAMS],
}

/** Long ones, each in an answer of its own: all of them would be one line of 20 MB, with characters that double its text. */
const LARGE: Record<string, ProbeStep[]> = {
  large: longFinal(LONG_MIB * 1_024),
  'large block': long('[{"type":"text","text":"', 'x'.repeat(MIB), LONG_MIB, '"}]'),
  'large resource': long(
    '[{"type":"resource","resource":{"uri":"file:///a.txt","text":"',
    'x'.repeat(MIB),
    LONG_MIB,
    '"}}]',
  ),
  'large and wide': long('"', WIDE.repeat(1_000), WIDE_TIMES / 1_000, '"'),
}

export const results: HostScenario = {
  name: 'result: contents of every kind',
  large: true,
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [...inGroups(CALLS), ...inTurn(LARGE)],
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
