import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'

export const TYPED: JsonObject = {
  nested: [[1, [2]], [], {}],
  nothing: null,
  no: false,
  zero: 0,
  fraction: 1.5,
  large: 9_007_199_254_740_991,
  negative: -7,
  'empty text': '',
  'digits as text': '007',
  empty: {},
  'a.b.c': 'dots',
  größe: 'ü😀\n"quoted"',
  literal: '$HOME %PATH% *',
  template: '{{ name }}{% if name %}block{% endif %}{# comment #}',
  spaced: ' two  words ',
  'words of JSON': ['true', 'false', 'null', '7'],
  'a word of JSON': 'null',
  'inner nulls': { list: [1, null, 2], nothing: null },
  'one element': ['only'],
  'one object': [{ only: 1 }],
  'no order': [3, 1, 2],
  'each twice': [true, true, 1, 1, 'a', 'a', null, null],
  'nothing but null': [null],
  'inner names': { ' spaced ': false, snake_case: 1 },
  snake_case: 7,
  marked: '\ufeffa mark',
  decomposed: 'u\u0308',
  'u\u0308': 'decomposed',
  constructor: 'a name of the language',
  ['__proto__']: 'another one',
  '': 'no name',
  ...Object.fromEntries(
    ['yes', 'no', '1.5', '1e3', '2026-01-31', '~', '{"a":1}'].map((text) => [
      `the text ${text}`,
      text,
    ]),
  ),
  signs: 'one\r\ntwo\tthree\0four \ufefffive \u001b[1msix\u001b[0m <b>&amp;</b>',
  'no exact fraction': [0.1, -0.001, 1e-7],
  'beyond integers': 1e21,
  'no element': [],
  deep: [[[[[[[[['at the bottom']]]]]]]]],
  'inner blanks': { text: '', list: [], object: {} },
  'many elements': Array.from({ length: 300 }, (_, i) => i),
  ' spaced name ': 1,
  'hyphen-ated': 2,
  camelCase: 3,
  CAPITALS: 4,
  _underscore: 5,
  $dollar: 6,
  answers: 'an argument',
  options: 'another one',
}

/** An argument that is longer than a word of a command line may be. */
export const LARGE = 'a word '.repeat(30_000)

export const OPTIONS: JsonObject = {
  confirmation_mode: true,
  n: 3,
  ratio: 0.5,
  label: 'two words',
  nothing: null,
  off: false,
  none: 0,
  blank: '',
  template: '{{ name }}',
  list: [1, 'two', { three: 3 }],
  nested: { deep: { deeper: false } },
  'no exact fraction': 0.1,
  large: 9_007_199_254_740_991,
  'no element': [],
  'no member': {},
  'inner null': { nothing: null },
  'no order': [3, 1, 2],
  'each twice': ['a', 'a', null, null],
  'one element': ['only'],
  'words of YAML': ['yes', 'off', 'true', 'null', '2026-01-31'],
  signs: '~ one\r\n$HOME\ttwo \u001b[1mthree\u001b[0m',
  deep: [[[[['at the bottom']]]]],
  long: 'a word '.repeat(100),
  'hyphen-ated': 1,
  'digits as text': '007',
  spaced: ' two  words ',
  decomposed: 'u\u0308',
  CAPITALS: 'a name',
  'a.b': 'dots',
}

export const FIRST = 'First-Tool'

export const SECOND = 'second_tool'

/** A name as long as providers take it, with signs and digits. */
export const LONG_NAME = `a-2_${'long_'.repeat(11)}name9`

export const opening: HostScenario = {
  name: 'init: two tools of one program',
  tools: [{ name: FIRST }, { name: SECOND }, { name: LONG_NAME }],
  actions: [
    {
      call: [
        { id: 'first', tool: FIRST, arguments: TYPED, script: [{ finish: 'first' }] },
        { id: 'second', tool: SECOND, script: [{ finish: 'second' }] },
        { id: 'third', tool: LONG_NAME, script: [{ finish: 'third' }] },
      ],
    },
    { call: { id: 'second again', tool: SECOND, script: [{ finish: 'again' }] } },
  ],
}

export const large: HostScenario = {
  name: 'init: a large argument',
  actions: [{ call: { arguments: { large: LARGE }, script: [{ finish: 'large' }] } }],
}

/** The options of each tool, by the id of its call. */
export const OPTIONS_OF: Readonly<Record<string, JsonObject>> = {
  call: OPTIONS,
  other: { n: 4, other: true },
  'call again': OPTIONS,
}

export const configured: HostScenario = {
  name: 'init: tools with options',
  tool: { options: OPTIONS },
  tools: [{ name: 'other', options: OPTIONS_OF.other ?? {} }],
  actions: ['call', 'other', 'call again'].map((id) => ({
    call: {
      id,
      tool: id === 'other' ? 'other' : 'probe',
      script: [{ finish: 'configured' }],
    },
  })),
}
