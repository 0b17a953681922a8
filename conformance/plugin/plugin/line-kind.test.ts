import { expect, test } from 'vitest'
import type { Line } from '../../../harness/session-reading.ts'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { kindOf } from './line-kind.ts'

function lineOf(text: string): Line {
  const value = parse(text)
  const line: Line = { number: 1, index: 1, at: 0, text, ending: 'lf', value }
  return isObject(value) ? { ...line, message: value } : line
}

test.each([
  ['{"type":"ready"}', 'object'],
  ['[{"type":"ready"}]', 'other'],
  ['7', 'other'],
  ['  ', 'blank'],
  ['\ufeff{"type":"ready"}', 'marked'],
  ['{"type":"ready"}{"type":"exit","code":0}', 'joined'],
  ['{"type":"ready"} {"type":"exit","code":0}', 'joined'],
  ['{', 'piece'],
  ['  "type": "ready",', 'piece'],
  ['}', 'piece'],
  ['{"type":"ready",}', 'lax'],
  ["{'type':'ready'}", 'lax'],
  ['{"type":"print","text":"a\tb"}', 'lax'],
  ['Serving at http://127.0.0.1:8080', 'text'],
])('%s is %s', (text, kind) => {
  expect(kindOf(lineOf(text))).toBe(kind)
})

test('bytes that are no UTF-8 are that', () => {
  const { text, ...line } = lineOf('x')
  expect(kindOf(line)).toBe('not-utf8')
})
