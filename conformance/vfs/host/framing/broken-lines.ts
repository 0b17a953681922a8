import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { mapValues } from '../../../../harness/wire/json.ts'
import { atOnce, call, inTurn } from '../actions.ts'
import { fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { base64, message } from './scenarios.ts'

const write = (id: string, path: string) => message(id, fs.write(path, 'x'))

/** What is put into the result of a list. */
export const LISTED = 'taken out of a list'

/** Lists of messages, by the id of the call that sends them. */
export const LISTS = {
  list: [write('a', 'one.txt'), write('b', 'two.txt')],
  'a list of one': [write('a', 'alone.txt')],
  'a list with a result': [
    { jsonrpc: '2.0', method: 'result', params: { content: LISTED } },
    write('a', 'beside.txt'),
  ],
  'an empty list': [],
}

export const lists: HostScenario = {
  name: 'framing: a list of messages',
  needs: ['fs'],
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...inTurn({
      'one by one': [{ send: write('a', 'single.txt') }, settle, { finish: 'one by one' }],
      ...mapValues(LISTS, (list) => [line(JSON.stringify(list)), settle, { finish: 'went on' }]),
      later: [settle, { finish: 'later' }],
    }),
    { snapshot: true },
  ],
}

/** Parts of a line that are not UTF-8: the path that it writes at, as it begins, and its content. */
export const ILL_FORMED: Record<string, readonly [path: string, content: string]> = {
  'latin-1': ['bad-latin-1-\xff.txt', 'x'],
  overlong: ['bad-overlong-\xc0\xaf.txt', 'x'],
  surrogate: ['bad-surrogate-\xed\xa0\x80.txt', 'x'],
  cut: ['bad-cut-\xe2\x82', 'x'],
  content: ['bad-content-0.txt', 'x\xff'],
}

export const illFormed: HostScenario = {
  name: 'framing: a line that is not UTF-8',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...inTurn(
      mapValues(ILL_FORMED, ([path, content]) => [
        ...[settle, { mark: 'sent' }],
        base64(
          Buffer.from(`${JSON.stringify(message('bad', fs.write(path, content)))}\n`, 'latin1'),
        ),
        ...[settle, { finish: 'ill-formed' }],
      ]),
    ),
    { snapshot: true },
  ],
}

const unendedOf = (content: string) =>
  `{"jsonrpc":"2.0","method":"result","params":{"content":"${content}"}}`

const UNENDED = unendedOf('unended')
const ASKED = `${JSON.stringify(message('asked', fs.exists('a')))}\n`

/** Ways in which an unended line comes last, by the id of the call. */
export const UNENDED_LINES: Record<string, ProbeStep[]> = {
  alone: [{ raw: UNENDED }, { exit: 0 }],
  'alone again': [{ raw: UNENDED }, { exit: 0 }],
  'behind a whole line': [settle, { raw: UNENDED }, { exit: 0 }],
  'in the piece of a whole line': [
    { raw: `${ASKED}${UNENDED}` },
    { wait_answer: 'asked' },
    { exit: 0 },
  ],
  long: [{ raw: unendedOf('unended'.repeat(20_000)) }, { exit: 0 }],
}

/** A host whose outcome depends on the status is no host that treats the line otherwise. */
export const STATUS_1 = 'with status 1'

export const unended: HostScenario = {
  name: 'framing: a last line without its line feed',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    atOnce({ ...UNENDED_LINES, [STATUS_1]: [{ raw: UNENDED }, { exit: 1 }] }),
    atOnce({
      ended: [line(UNENDED), { exit: 0 }],
      [`ended ${STATUS_1}`]: [line(UNENDED), { exit: 1 }],
    }),
  ],
}

const requestOf = (params: string, method = 'fs.exists', id = '"h"'): ProbeStep[] => [
  line(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`),
]

/** Lists within each other, a hundred thousand deep. */
const deep = (before: string, behind: string): ProbeStep[] => [
  { raw: before },
  { raw: '['.repeat(1_000), times: 100 },
  { raw: ']'.repeat(1_000), times: 100 },
  { raw: `${behind}\n` },
]

export const HOSTILE: Record<string, ProbeStep[]> = {
  'deep nesting': deep('', ''),
  'deep nesting in params': deep(
    '{"jsonrpc":"2.0","id":"h","method":"fs.exists","params":{"path":"a","n":',
    '}}',
  ),
  'a huge number': requestOf('{"path":"a","n":1e999}'),
  'a huge id': requestOf('{"path":"a"}', 'fs.exists', '1e999'),
  'a huge context': requestOf('{"pattern":"a","context":1e999}', 'fs.grep'),
  'repeated members': requestOf('{"path":"a","path":"b"}'),
  'repeated methods': requestOf('{"path":"a"},"method":"fs.read"'),
  'a lone surrogate': requestOf('{"path":"\\ud800"}'),
  'a lone surrogate to be written': [
    ...requestOf('{"path":"\\udc00.txt","content":"x"}', 'fs.write'),
    ...requestOf('{"path":"half.txt","content":"\\ud800"}', 'fs.write'),
  ],
}

export const hostile: HostScenario = {
  name: 'framing: hostile JSON',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: Object.entries(HOSTILE).map(([id, steps]) => ({
        id,
        script: [...steps, settle, { finish: id }],
      })),
    },
    call('later', settle, { finish: 'later' }),
  ],
}
