import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'

const TYPED: JsonObject = {
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
  decomposed: 'u\u0308',
  'u\u0308': 'decomposed',
  constructor: 'a name of the language',
  ['__proto__']: 'another one',
  '': 'no name',
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
}

export const FIRST = 'First-Tool'

export const SECOND = 'second_tool'

export const opening: HostScenario = {
  name: 'init: two tools of one program',
  tools: [{ name: FIRST }, { name: SECOND }],
  actions: [
    {
      call: [
        { id: 'first', tool: FIRST, arguments: TYPED, script: [{ finish: 'first' }] },
        { id: 'second', tool: SECOND, script: [{ finish: 'second' }] },
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
