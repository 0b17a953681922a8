import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import {
  conversationOf,
  error,
  exit,
  init,
  line,
  type Reported,
  result,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import type { Tool } from '../../../spec/generated/config.ts'
import { certify } from '../../engine/certify.ts'
import { otherProtocol } from './other-protocol.ts'
import { vfsToolSuite } from './suite.ts'

const outcome = line({ type: 'success', content: 'x' })
const waiting = line({ type: 'waiting', content: '?' })
const pretty = ['{', '  "type": "error",', '  "message": "no"', '}'].map((text) => line(text))
const spoken = (protocol: string, ...events: Reported[]) =>
  otherProtocol([conversationOf({ context: { protocol } }, ...events, exit())])

describe('a tool of another protocol than the configured one learns which key to change', () => {
  test.each([
    ['vfs', [init(), outcome], 'is an outcome', 'outcome'],
    ['vfs', [init(), ...pretty], 'is an outcome', 'outcome'],
    ['vfs', [init(), waiting], 'is a state', 'stdio'],
    ['outcome', [result()], 'is a message of the VFS protocol', 'vfs'],
    ['outcome', [waiting, timer('idle')], 'is a state', 'stdio'],
    ['stdio', [outcome], 'is an outcome', 'outcome'],
    ['stdio', [error()], 'is a message of the VFS protocol', 'vfs'],
  ])('%s (%#)', (protocol, events, what, key) => {
    const sentence = spoken(protocol, ...events)
    expect(sentence).toContain(what)
    expect(sentence).toMatch(new RegExp(`certified with \`protocol: ${protocol}\``))
    expect(sentence).toContain(`state \`protocol: ${key}\` in its configuration`)
  })

  test.each([
    ['vfs', [init(), line('a banner'), result()]],
    ['vfs', [init(), state('waiting')]],
    ['vfs', [init(), outcome, result()]],
    ['vfs', [init(), line('hello')]],
    ['outcome', [line('a banner'), outcome]],
    ['outcome', [line({ type: 'stopped', result: { Ok: 'x' } })]],
    ['outcome', pretty],
    ['outcome', []],
    ['stdio', [waiting]],
  ])('nothing of that where it speaks what is configured, or nothing: %s (%#)', (protocol, events) => {
    expect(spoken(protocol, ...events)).toBeUndefined()
  })

  test('a one-shot tool that prints something else learns that', () => {
    expect(spoken('outcome', line('hello'))).toContain('`hello`, is no outcome and no state')
  })

  test('text is what a one-shot tool may print where its case states what to expect', () => {
    const context = { protocol: 'outcome', expect: { result: 'hello' } }
    expect(otherProtocol([conversationOf({ context }, line('hello'), exit())])).toBeUndefined()
  })
})

test('a tool that prints an outcome in any of its cases speaks the protocol', () => {
  const context = { protocol: 'outcome' }
  const [asks, ends] = [[line('Sure? [y/n]'), timer('idle')], [outcome]]
  const both = [asks, ends].map((events) => conversationOf({ context }, ...events, exit()))
  expect(otherProtocol(both)).toBeUndefined()
})

const VFS = `read -r init; echo '{"jsonrpc":"2.0","method":"result","params":{"content":"x"}}'`

describe('a tool that waits for `init` in vain', () => {
  test.each(['outcome', 'stdio'] as const)('is sent one, certified with %s', async (protocol) => {
    const config: Tool = { protocol }
    const { smoke, outcome, results } = await certify(vfsToolSuite, {
      ...{ config, command: ['sh', '-c', VFS], base: tmpdir(), only: [], skip: [] },
      ...{ seed: 1, jobs: 2, timeScale: 0.1, argv: ['jp-conformance'] },
    })
    expect(outcome).toBe('partial')
    expect(smoke).toMatchObject({ started: true, spoke: false })
    expect(smoke?.sentence).toContain('state `protocol: vfs` in its configuration')
    expect(new Set(results.map(({ verdict }) => verdict))).toEqual(new Set(['not-applicable']))
  }, 30_000)
})
