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
}

export const OPTIONS: JsonObject = {
  confirmation_mode: true,
  n: 3,
  ratio: 0.5,
  label: 'two words',
  nothing: null,
  list: [1, 'two', { three: 3 }],
  nested: { deep: { deeper: false } },
}

export const FIRST = 'first-tool'

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
  ],
}

export const configured: HostScenario = {
  name: 'init: a tool with options',
  tool: { options: OPTIONS },
  script: [{ finish: 'configured' }],
}
