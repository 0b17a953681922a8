import { expect, test } from 'vitest'
import {
  call,
  exit,
  init,
  killed,
  line,
  note,
  plain,
  result,
  state,
  timer,
} from '../../../harness/fixtures/talk.ts'
import { doubtOf, endMessage, howItEnded, stuck } from './ending.ts'

test.each([
  ['flood', 'the tool wrote without end'],
  ['requests', 'the tool made request after request without end (fs.read)'],
  ['startup', 'no line came after init'],
  ['idle', 'nothing more came after request 1 (fs.read)'],
  ['session', 'the conversation took longer than a session may'],
  ['exit', 'the process was still there after its final notification'],
  ['cancel-grace', 'the process was still there after cancel'],
  ['end-of-input', 'the process was still there after the end of its input'],
])('a conversation in which %s expired says so', (name, words) => {
  const told = plain(init(), call(1, 'fs.read'), timer(name), killed, exit(null, 'SIGKILL'))
  expect(stuck(told)).toBe(words)
  expect(howItEnded(told)).toBe(words)
})

test('how a process ended by itself', () => {
  expect(howItEnded(plain(init(), exit(2)))).toBe(
    'the process ended with exit status 2 and no final notification before its first line',
  )
  expect(howItEnded(plain(init(), line('a'), line('b'), exit(null, 'SIGSEGV')))).toBe(
    'the process died of SIGSEGV after line 2',
  )
  expect(howItEnded(plain(init(), note('out of memory'), exit(null, 'SIGKILL')))).toBe(
    'the process was killed because its container ran out of memory before its first line',
  )
  expect(howItEnded(plain(init()))).toContain('exit status ?')
  expect(stuck(plain(init(), exit(0)))).toBeUndefined()
})

test.each([
  ['the run was interrupted', [note('interrupted')]],
  ['the subject could not be started here: ENOENT', [note('could not start', 'ENOENT')]],
  ['the machine was too busy to keep a deadline', [timer('idle', { late: 201 })]],
])('%s: nothing can be concluded', (reason, events) => {
  expect(doubtOf(plain(init(), ...events))).toEqual({ kind: 'inconclusive', reason })
})

test('a deadline that was noticed in time leaves no doubt', () => {
  expect(doubtOf(plain(init(), timer('idle', { late: 199 })))).toBeUndefined()
  expect(doubtOf(plain(init(), timer('idle')))).toBeUndefined()
})

test('the end message is the first final, or the state in which the tool stopped', () => {
  expect(endMessage(plain(state('running'), state('stopped')))?.params.type).toBe('stopped')
  expect(endMessage(plain(state('stopped'), result()))?.method).toBe('result')
  expect(endMessage(plain(state('running')))).toBeUndefined()
})
