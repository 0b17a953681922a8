import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type JsonObject, mapValues } from '../../../../harness/wire/json.ts'
import { inGroups } from '../actions.ts'
import { diesOf } from '../lifecycle/ends.ts'
import { notification, SHORT_TIMEOUTS, settle } from '../requests.ts'

/** A message of many lines, which look like what a host may render, cut or escape. */
export const LINES = [
  'the message 4711, größer – <b>as it is</b>',
  '{{ not.rendered }} and $HOME',
  'error: {% not.run %}  %s \ttab, u\u0308, \u001b[1mcolour\u001b[0m and CR LF\r',
  'a\0b \ufeff and \\n',
  ...Array.from({ length: 400 }, (_, i) => `line ${i + 1} of a long explanation of the failure`),
  'the last line',
]

export const TRACE = [
  'first cause',
  'second cause',
  'second cause',
  'third cause',
  'a cause of all\nthat',
  'the cause größer than <b>others</b>',
  'traced',
  ...Array.from({ length: 12 }, (_, i) => `cause ${i + 5} in a row`),
  'a cause that needs many words, '.repeat(10).concat('and a last one'),
]

/** The only cause of a failure. */
export const ONLY_CAUSE = 'a cause by itself'

/** The end of a message that is longer than a pipe holds. */
export const LONG_END = 'the message 4714'

const long: ProbeStep[] = [
  { raw: '{"jsonrpc":"2.0","method":"error","params":{"message":"' },
  { raw: 'x'.repeat(1_024), times: 100 },
  { raw: `${LONG_END}","trace":[],"transient":false}}\n` },
]

/** A message of one line with what stands before the last part of others. */
export const PARTS = 'the file: the line: the message 4715'

/** A message that looks like a failure of its own. */
export const LIKE_JSON = '{"message":"no message"}'

/** A failure behind what stands on stderr. */
const NOISY: ProbeStep[] = [{ stderr: 'noise' }, { fail: { message: 'the message 4712' } }]

const CALLS: Record<string, ProbeStep[]> = {
  message: [{ fail: { message: LINES.join('\n') } }],
  long,
  'like JSON': [{ fail: { message: LIKE_JSON } }],
  parts: [{ fail: { message: PARTS } }],
  zero: [{ fail: { message: '0' } }],
  empty: [{ fail: { message: '' } }],
  transient: [{ fail: { message: 'try again', transient: true } }],
  lasting: [{ fail: { message: 'try again', transient: false } }],
  'traced and transient': [{ fail: { message: LINES.join('\n'), trace: TRACE, transient: true } }],
  'traced and lasting': [{ fail: { message: LINES.join('\n'), trace: TRACE, transient: false } }],
  trace: [{ fail: { message: 'traced', trace: TRACE } }],
  'one cause': [{ fail: { message: 'caused', trace: [ONLY_CAUSE] } }],
  noisy: [...NOISY, { stderr: 'more' }, { exit: 3 }],
  dies: [...NOISY, { die: true }],
  'noisy with status 0': [...NOISY, { exit: 0 }],
  'noisy with status 1': [...NOISY, { exit: 1 }],
  'noisy and ended by SIGTERM': [...NOISY, ...diesOf('TERM')],
}

export const STRAY = { code: -32_000, message: 'a stray error' }

/** Messages with an error that are no error notification, by the id of their call. */
export const STRAYS: Record<string, JsonObject> = {
  'an unknown id': { id: 'stray', error: STRAY },
  'no id': { error: STRAY },
  'the id null': { id: null, error: STRAY },
  'an answered id': { id: 1, error: STRAY },
  'another method': { method: 'nobody.knows', error: STRAY },
  'an error in params': { method: 'nobody.knows', params: { error: STRAY } },
  'a text for an error': { id: 'stray', error: STRAY.message },
  'null for an error': { id: 'stray', error: null },
  'a result beside it': { id: 'stray', result: {}, error: STRAY },
  'an error of a state': { method: 'state', error: STRAY },
  'an error of a request': { id: 'stray', method: 'nobody.knows', error: STRAY },
}

/** Params of errors without all of their members, by the id of the call; `undefined` for no params. */
export const PARTIAL: Record<string, unknown> = {
  'without both': { message: 'the message 4713' },
  'without a trace': { message: 'the message 4713', transient: false },
  'without transient': { message: 'the message 4713', trace: [] },
  'without a message': { trace: [], transient: false },
  'without members': {},
  'without params': undefined,
  'a number for a message': { message: 7 },
  'null for a message': { message: null },
  'a text for a trace': { message: 'the message 4713', trace: 'cause', transient: false },
  'a text for transient': { message: 'the message 4713', trace: [], transient: 'no' },
  'an object for a message': { message: { text: 'the message 4713' } },
  'a list for a message': { message: ['the message 4713'] },
  'false for a message': { message: false },
  'null for a trace': { message: 'the message 4713', trace: null, transient: false },
  'numbers for a trace': { message: 'the message 4713', trace: [1, null], transient: false },
  'null for transient': { message: 'the message 4713', trace: [], transient: null },
  'a number for transient': { message: 'the message 4713', trace: [], transient: 1 },
  'a member more': { message: 'the message 4713', trace: [], transient: false, code: 0 },
  'content beside it': { message: 'the message 4713', content: 'no content' },
  'null for params': null,
  'a number for params': 4713,
  'a text for params': 'the message 4713',
  'a list for params': ['the message 4713'],
}

export const errors: HostScenario = {
  name: 'error: failures of every kind',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...inGroups(CALLS),
    ...inGroups(
      mapValues(STRAYS, (message) => [
        settle,
        { send: { jsonrpc: '2.0', ...message } },
        settle,
        { finish: 'went on' },
      ]),
    ),
    ...inGroups(mapValues(PARTIAL, (params) => [notification('error', params)])),
  ],
}
