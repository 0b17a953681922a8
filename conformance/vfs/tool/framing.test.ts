import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  answer,
  applied,
  bytes,
  call,
  cancel,
  error,
  exit,
  init,
  killed,
  line,
  plain,
  type Reported,
  refusal,
  result,
  rpc,
  timer,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, reads, sameTrio, type Trio, trios } from '../../fixtures/trios.ts'
import { framingChecks, framingRules } from './framing.ts'

const quietly = plain(init(), exit())
const SAME_WRITE: Fault = { kind: 'cancel', at: 1, when: 'same-write' }
const SOONER: Fault = { kind: 'asked-sooner' }
const DEBUG: Fault = { kind: 'debug-environment', env: { DEBUG: '1' } }
const asked = [init(), call(1, 'fs.read'), applied, answer(1), cancel]

const read = [init(), call(1, 'fs.read'), answer(1)]

/** When a tool that has something to do gets round to it. */
const later = (reported: Reported): Reported => ({ ...reported, at: 3_000_000 })
const SLOW = (line: number) =>
  `line ${line} came after a longer silence than is waited for; limits that leave the tool more time show more`

/** Both checks about the C locale and about raw bytes are distinguished by their titles. */
trios(framingRules, {
  'writes one complete JSON object a line': {
    satisfied: reads(),
    violated: [
      [plain(init(), line('oops')), 'line 1 is no JSON object: `oops`'],
      [plain(init(), line('{}{}')), 'line 1 is no JSON object: `{}{}`'],
      [plain(init(), line('')), 'line 1 is no JSON object: ``'],
      [plain(init(), bytes(0xff)), 'line 1 is no JSON object: not UTF-8'],
      [plain(init(), line({ a: 1 }, 'none'), exit()), 'the last line, `{"a":1}`, has no line feed'],
    ],
    silent: quietly,
  },
  'never writes an array of messages': {
    satisfied: reads(),
    violated: [[plain(init(), line('[{}]')), 'line 1 is no single message: `[{}]`']],
    silent: quietly,
  },
  'writes nothing but messages to stdout': {
    satisfied: reads(),
    violated: [
      [plain(init(), line('Loading…')), 'line 1 is no protocol message: `Loading…`'],
      [plain(init(), line({ level: 'info' })), 'line 1 is no protocol message: `{"level":"info"}`'],
    ],
    silent: quietly,
  },
  'escapes line breaks within strings': {
    satisfied: plain(result('two\nlines')),
    violated: [
      [
        plain(line('{"a":"x'), line('y"}')),
        'lines 1 to 2 are one message with raw line breaks in a string',
      ],
      [
        plain(line('{"a":"x'), line('y'), line(''), line('z"}')),
        'lines 1 to 4 are one message with raw line breaks in a string',
      ],
    ],
    silent: plain(result('one line'), result('C:\\new')),
  },
  'writes UTF-8 without a byte-order mark, whatever its locale': {
    satisfied: plain(result('é€😀')),
    violated: [
      [plain(bytes(0x7b, 0xe9, 0x7d)), 'line 1 is not UTF-8'],
      [plain(result(), line('\ufeff{}')), 'line 2 begins with a byte-order mark'],
    ],
    silent: quietly,
  },
  'ends each object directly with a line feed': {
    satisfied: reads(),
    violated: [[plain(line('{} ')), 'line 1 has " " between its object and the line feed']],
    silent: plain(line('no object')),
  },
  'gives each member of a message once': {
    satisfied: plain(call(1, 'fs.read'), line('{"jsonrpc":"2.0","params":{"a":1,"a":2}}')),
    violated: [
      [plain(line('{"id":1,"i\\u0064":1}')), 'line 1 has the member `id` twice'],
      [plain(line('{"id":{"a":1,"a":2},"id":1}')), 'line 1 has the member `id` twice'],
    ],
    silent: plain(line('{"id":1,"id":1')),
  },
  'gives each member of an object within a message once': {
    satisfied: plain(call(1, 'fs.read'), line('{"id":1,"id":2,"params":[{"a":1},{"a":2}]}')),
    violated: [
      [
        plain(line('{"params":{"list":[{"a":1,"b":{"a":{}},"a":2}]}}')),
        'line 1 has the member `a` twice in an object within it',
      ],
    ],
    silent: quietly,
  },
  'hands each message over as soon as it is complete': {
    satisfied: reads(),
    violated: [
      [
        plain(...read, timer('idle'), cancel, call(2, 'fs.write'), killed, exit()),
        'line 2 came only when the process was about to end',
      ],
    ],
    inconclusive: [
      [
        plain(init(), timer('startup'), cancel, later(call(1, 'fs.read')), error(), exit()),
        SLOW(1),
      ],
      [plain(...read, timer('idle'), cancel, call(2, 'fs.write'), result(), exit()), SLOW(2)],
      [
        plain(...read, timer('idle'), cancel, call(2, 'fs.write'), answer(2), call(3, 'fs.read')),
        SLOW(2),
      ],
    ],
    silent: plain(init(), timer('startup'), cancel, error(), exit()),
  },
})

const sameWrite: Trio = {
  satisfied: under(SAME_WRITE, ...asked, exit()),
  violated: [
    [
      under(SAME_WRITE, ...asked, timer('cancel-grace'), killed, exit(null, 'SIGTERM')),
      'the process was still there after cancel',
    ],
  ],
  silent: under(SAME_WRITE, init(), result(), exit()),
}

const SEPARATORS: Fault = { kind: 'error-answer', at: 1, code: -32001, beside: 'line separators' }
const refused = [init(), call(1, 'fs.read'), refusal(1, -32001), applied]
const refusedAlike: Trio = {
  satisfied: under(SEPARATORS, ...refused, error()),
  violated: [
    [
      under(SEPARATORS, ...refused, exit(1)),
      'the process ended with exit status 1 and no final notification after request 1 (fs.read)',
    ],
  ],
  silent: under(SEPARATORS, init(), exit(1)),
}

trios(framingChecks, {
  'keeps nothing in a buffer until it ends': {
    satisfied: under(SOONER, init(), call(1, 'fs.read'), result(), exit()),
    violated: [
      [
        under(SOONER, init(), timer('startup'), cancel, call(1, 'fs.read'), applied, exit()),
        'line 1 came only when the process was about to end',
      ],
    ],
    inconclusive: [
      [
        under(SOONER, init(), timer('startup'), cancel, exit()),
        'nothing came within limits.startup_ms; more of it shows more',
      ],
    ],
    silent: 'never',
  },
  'keeps stdout clean when it is asked to log': {
    satisfied: under(DEBUG, init(), result()),
    violated: [
      [
        under(DEBUG, init(), line('debug: hi'), result()),
        'line 1 is no protocol message: `debug: hi`',
      ],
    ],
    silent: under(DEBUG, init(), exit()),
  },
  'behaves the same in the C locale and in one of Latin-1': sameTrio(
    { kind: 'foreign-locale', locale: 'C' },
    true,
  ),
  'puts messages together that arrive in pieces': sameTrio({ kind: 'split-characters' }),
  'ends a message at a line feed only': refusedAlike,
  'sees a cancel that arrives together with another message': sameWrite,
  'reads members in any order and with any white space': sameTrio({ kind: 'odd-white-space' }),
  'reads escaped characters like raw ones': sameTrio({ kind: 'escaped-characters' }),
})

test('a last piece that our own signal cut off is not the fault of the tool', () => {
  const cut = plain(init(), killed, line('{"jso', 'none'), exit(null, 'SIGKILL'))
  const [oneObject] = framingRules
  expect(oneObject && judge(oneObject, cut)).toEqual([])
})

test('a carriage return before the line feed passes, and is reported', () => {
  const [rule] = framingRules.filter(({ verifies }) => verifies.endsWith('lines-with-lf'))
  const reported = plain(line(`${JSON.stringify(rpc({ method: 'result' }))}\r`))
  expect(rule && judge(rule, reported)).toEqual([
    { kind: 'satisfied', observed: 'a carriage return stands before the line feed' },
  ])
})

test('a line of a log that begins with a bracket is no message, and no piece of one either', () => {
  const [rule] = framingRules.filter(({ verifies }) => verifies.endsWith('messages-on-stdout'))
  const kindOf = (text: string) => rule && judge(rule, plain(line(text))).map(({ kind }) => kind)
  for (const log of ['[info] reading', '[2026-11-27] reading', '{main} reading', '"a.txt" is read'])
    expect(kindOf(log)).toEqual(['violated'])
  for (const piece of [
    '{',
    '  "params": {',
    '[',
    '"a",',
    '"a"',
    '  },',
    ']',
    '{"jsonrpc": "2.0", ',
  ])
    expect(kindOf(piece)).toEqual(['satisfied'])
})

test('a slow tool that ends as soon as it is asked to has flushed what it wrote', () => {
  const [rule] = framingRules.filter(({ verifies }) => verifies.endsWith('tool-flushes'))
  const slow = plain(...read, timer('idle'), cancel, error(), exit())
  expect(rule && judge(rule, slow)).toEqual([{ kind: 'satisfied' }])
})

test('a tool is silent by right while it waits, however late the answer comes', () => {
  const [rule] = framingRules.filter(({ verifies }) => verifies.endsWith('tool-flushes'))
  const waiting = [init(), call(1, 'fs.read'), timer('idle'), cancel, answer(1)]
  const reported = plain(...waiting, call(2, 'fs.write'), answer(2), exit())
  expect(rule && judge(rule, reported)).toEqual([{ kind: 'satisfied' }, { kind: 'satisfied' }])
})

// Put together line by line, it would take minutes.
test('much that is no JSON is not put together for ever', { timeout: 60_000 }, () => {
  const [rule] = framingRules.filter(({ verifies }) => verifies.endsWith('escapes-line-breaks'))
  const text = `{"a":"}${'x'.repeat(2_400)}}`
  const noise = plain(...Array.from({ length: 10_000 }, () => line(text)))
  const from = performance.now()
  expect(rule && judge(rule, noise)).toEqual([])
  expect(performance.now() - from).toBeLessThan(30_000)
})
