import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { mapValues } from '../../../../harness/wire/json.ts'
import { call, inGroups } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'

const shortTimeouts = SHORT_TIMEOUTS

/** What is JSON and no message, as it is spelled. */
export const MALFORMED = {
  'no method': '{"jsonrpc":"2.0","id":"m1"}',
  'a number for a method': '{"jsonrpc":"2.0","id":"m2","method":5}',
  'null for a method': '{"jsonrpc":"2.0","id":"m3","method":null}',
  'true for a method': '{"jsonrpc":"2.0","id":"m4","method":true}',
  'a list for a method':
    '{"jsonrpc":"2.0","id":"m5","method":["fs.exists"],"params":{"path":"a.txt"}}',
  'an object for a method':
    '{"jsonrpc":"2.0","id":"m6","method":{"name":"fs.exists"},"params":{"path":"a.txt"}}',
  'a number for a method and no id': '{"jsonrpc":"2.0","method":5,"params":{"path":"a.txt"}}',
  'params alone': '{"jsonrpc":"2.0","params":{"path":"a.txt"}}',
  'an empty object': '{}',
  'a number': '5',
  zero: '0',
  'a text': '"x"',
  'an empty text': '""',
  null: 'null',
  true: 'true',
  false: 'false',
}

/** Other versions, as they are spelled in a request. */
const OTHER_VERSIONS = {
  'version 1.0': '"1.0"',
  'a number for a version': '2.0',
  'null for a version': 'null',
  'version 2': '"2"',
  'version 2.00': '"2.00"',
  'version 2.0.1': '"2.0.1"',
  'version 2.1': '"2.1"',
  'version 2.0 before a blank': '"2.0 "',
  'version 2.0 behind a blank': '" 2.0"',
  'an empty version': '""',
  'false for a version': 'false',
  'a list for a version': '["2.0"]',
  'an empty list for a version': '[]',
  'true for a version': 'true',
  'an object for a version': '{"2.0":"2.0"}',
  'version 2.0 before a line feed': '"2.0\\n"',
  'version 2.0 before NUL': '"2.0\\u0000"',
  'version v2.0': '"v2.0"',
  'version 02.0': '"02.0"',
  'version 2,0': '"2,0"',
}

const fileOf = (nth: number) => `made-${nth}.txt`

/** Files that requests of other versions would make. */
export const OF_VERSIONS = Object.keys(OTHER_VERSIONS).map((_, nth) => fileOf(nth))

/** Requests that declare another version, which are not carried out. */
export const VERSIONS = Object.fromEntries(
  Object.entries(OTHER_VERSIONS).map(([name, version], nth) => [
    name,
    `{"jsonrpc":${version},"id":"v","method":"fs.write","params":{"path":"${fileOf(nth)}","content":"x"}}`,
  ]),
)

/** A request that declares none. */
const UNVERSIONED = { 'no version': '{"id":"n","method":"fs.exists","params":{"path":"a.txt"}}' }

/** Lines one after the other, each under a mark and followed by a request that has to be answered. */
export const lines: HostScenario = {
  name: 'codes: lines that are no messages',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: [
    {
      call: {
        script: [
          settle,
          ...Object.entries({ ...MALFORMED, ...VERSIONS, ...UNVERSIONED }).flatMap(
            ([mark, text]) => [{ mark }, line(text), settle],
          ),
          { mark: 'over' },
          settle,
          { finish: 'lines' },
        ],
      },
    },
    { snapshot: true },
  ],
}

/** The id in a request that lacks its end. */
export const TORN = 'torn'

const A_WRITE = `{"jsonrpc":"2.0","id":"${TORN}","method":"fs.write","params":{"path":"made.txt","content":"x"}}`

const HALF_A_WRITE = line(A_WRITE.slice(0, -1))

const AN_EXIT = '{"jsonrpc":"2.0","method":"error","params":{"message":"unread"}}'

/** A request that a reader with a grammar of its own would find in a line; none of them is JSON. @see rfc8259 §Grammar */
const LENIENT = {
  'a whole write and a word': `${A_WRITE} and more`,
  'a word and a whole write': `more ${A_WRITE}`,
  'two objects': `${A_WRITE}${AN_EXIT}`,
  'a comma too many': A_WRITE.replace(/\}\}$/, ',}}'),
  'a comment': A_WRITE.replace('"id"', '/* no */ "id"'),
  'a comment at the end': `${A_WRITE} // no`,
  'a brace too many': `${A_WRITE}}`,
  'a hash and a word': `${A_WRITE} # no`,
  'a record separator': `\u001e${A_WRITE}`,
  'single quotes': A_WRITE.replaceAll('"', "'"),
  'names without quotes': A_WRITE.replace(/"(\w+)":/g, '$1:'),
  'no number': A_WRITE.replace('"id"', '"n":NaN,"id"'),
  'a tab in a text': A_WRITE.replace('"x"', '"x\t"'),
  'a hexadecimal number': A_WRITE.replace('"id"', '"n":0x1f,"id"'),
  'a leading zero': A_WRITE.replace('"id"', '"n":007,"id"'),
  'a plus sign': A_WRITE.replace('"id"', '"n":+1,"id"'),
  'a number without an end': A_WRITE.replace('"id"', '"n":1.,"id"'),
  'a capital word': A_WRITE.replace('"id"', '"n":True,"id"'),
  'an unknown escape': A_WRITE.replace('"x"', '"\\x41"'),
  'a form feed': A_WRITE.replace('{', '{\f'),
  'a no-break space': A_WRITE.replace('{', '{\u00a0'),
  'NUL at the end': `${A_WRITE}\0`,
  'a semicolon at the end': `${A_WRITE};`,
  'brackets around it': `(${A_WRITE})`,
}

/** What is no JSON at all; each in a run of its own, for a host may end that. */
export const NOT_JSON: Record<string, ProbeStep> = {
  ...mapValues(LENIENT, (text) => line(text)),
  'a word': line('hello'),
  'half an object': line(`{"jsonrpc":"2.0","id":"${TORN}","method":"fs.wri`),
  'half a write': HALF_A_WRITE,
  'random bytes': {
    raw: { base64: Buffer.from(`fe80c0${'9f'.repeat(60)}0a`, 'hex').toString('base64') },
  },
}

/** A word that is no output. */
export const WORD = 'hello-4717'

/** Calls whose tool writes it and no more, or a result behind it. */
export const WORDS = { alone: 'a word and no more', before: 'a word before a result' }

/** What is returned behind such a word. */
const RETURNED = 'returned-4718'

export const notJson: HostScenario = {
  name: 'codes: lines that are not JSON',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: [
    ...inGroups({
      ...mapValues(NOT_JSON, (step, id) => [settle, { mark: id }, step, settle, { finish: id }]),
      [WORDS.alone]: [settle, line(WORD), settle, { exit: 0 }],
      [WORDS.before]: [settle, line(WORD), settle, final(RETURNED)],
    }),
    { snapshot: true },
  ],
}

/** The call whose tool does nothing more before it is answered. */
export const WAITS = 'a tool that waits'

/** A tool that waits for the answer to such a line; a host that keeps its own limits ends it after a minute. */
export const waits: HostScenario = {
  name: 'codes: a tool that waits after a line that is not JSON',
  shortTimeouts,
  actions: [
    call(WAITS, settle, { mark: WAITS }, HALF_A_WRITE, { wait_answer: TORN }, { finish: 'heard' }),
    { snapshot: true },
  ],
  timeoutMs: 75_000,
  expectedDurationMs: 3_500,
}
