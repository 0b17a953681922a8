import { expect, test } from 'vitest'
import {
  call,
  cancel,
  exit,
  init,
  line,
  plain,
  refusal,
  result,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import { shownBy } from '../../fixtures/shown-by.ts'
import { toolCauses } from './causes.ts'

const shown = shownBy(toolCauses)
const FINAL = 'vfs.lifecycle.final-notification'
const DIED =
  'the process ended with exit status 1 and no final notification after request 1 (fs.read)'

test('a line of text is no object either, whatever else the session shows', () => {
  const c = plain(init(), line('starting'), call(1, 'fs.read'), exit())
  const ONLY = 'vfs.framing.only-messages-on-stdout'
  expect(shown(c, 'vfs.framing.one-object-per-line', { index: 2 })).toEqual([ONLY])
  expect(shown(c, 'vfs.rpc.call-shape', { index: 3 })).toEqual([])
  expect(shown(c, FINAL)).toEqual([])
})

test('where no line is a message nothing but lines is seen', () => {
  const c = plain(init(), line('{'), line('  "jsonrpc": "2.0"'), line('}'), exit())
  expect(shown(c, FINAL)).toEqual(['vfs.framing.one-object-per-line'])
  expect(shown(c, 'vfs.framing.tool-writes-utf8', { index: 2 })).toEqual([])
})

test('a message without its version is refused, and is no message; whatever it lacks besides is its own', () => {
  const c = plain(init(), line({ id: 1, method: 'fs.read', params: {} }), refusal(1, -32_600))
  const VERSION = ['vfs.rpc.tool-states-version']
  expect(shown(c, 'vfs.framing.only-messages-on-stdout', { index: 2 })).toEqual(VERSION)
  expect(shown(c, 'vfs.case.expected-files')).toEqual(VERSION)
  expect(shown(c, 'vfs.rpc.call-shape', { index: 2 })).toEqual([])
  const mixed = plain(init(), line({ id: 1, method: 'fs.read', params: {} }), result())
  expect(shown(mixed, 'vfs.case.expected-files')).toEqual([])
})

test('what ends at an error ends because of it, when nothing else is observed', () => {
  const c = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), exit(1))
  const SURVIVES = ['vfs.rpc.tool-survives-error-response']
  expect(shown(c, FINAL, { observed: DIED })).toEqual(SURVIVES)
  expect(shown(c, 'vfs.rpc.call-shape', { observed: 'params is a list', index: 2 })).toEqual([])
  const hung = 'nothing more came after request 1 (fs.read)'
  const stood = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), timer('idle'), cancel)
  expect(shown(stood, FINAL, { observed: hung })).toEqual(SURVIVES)
  const wentOn = plain(init(), call(1, 'fs.read'), refusal(1, -32_001), call(2, 'fs.read'), exit(1))
  expect(shown(wentOn, FINAL, { observed: DIED })).toEqual([])
})
