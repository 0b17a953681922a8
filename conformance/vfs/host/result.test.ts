import { describe, expect, test } from 'vitest'
import type { HostCall } from '../../../harness/host-conversation.ts'
import { conversationOf } from './fixtures/conversation.ts'
import type { HostCheck } from './host-check.ts'
import { TEXTS } from './result/scenarios.ts'
import { resultChecks } from './result.ts'

type Outcome = Pick<HostCall, 'result' | 'error'>

const judge = (id: HostCheck['verifies'], outcomes: Record<string, Outcome>) =>
  resultChecks
    .find(({ verifies }) => verifies === id)
    ?.judge(conversationOf(Object.entries(outcomes).map(([id, each]) => ({ id, ...each }))))
    .filter(({ kind }) => kind !== 'inconclusive')

const FAILURE = { error: 'the result cannot be read' }

describe('a result without content', () => {
  test.each<[string, Outcome, object]>([
    ['a failure', FAILURE, { kind: 'satisfied', observed: 'a failure' }],
    ['an empty text', { result: '' }, { kind: 'satisfied', observed: 'a success without content' }],
    ['no blocks', { result: [] }, { kind: 'satisfied', observed: 'a success without content' }],
    ['an empty block', { result: [{ type: 'text', text: '' }] }, { kind: 'satisfied' }],
    ['a text', { result: 'undefined' }, { kind: 'violated' }],
    ['a block with text', { result: [{ type: 'text', text: 'null' }] }, { kind: 'violated' }],
  ])('may become %s, when nothing is invented', (_, outcome, finding) => {
    const found = judge('vfs.result.malformed-result-not-invented', { 'bad no content': outcome })
    expect(found).toMatchObject([finding])
  })
})

const both = ([name, result]: [string, string]) => [
  [`${name} string`, { result }],
  [`${name} block`, { result }],
]

describe('an empty text', () => {
  const NOTHING = { result: '' }
  const BLOCK = { result: [{ type: 'text', text: '' }] }
  const alike = (text: Outcome, block: Outcome) =>
    judge('vfs.result.string-is-one-text-block', {
      ...Object.fromEntries(Object.entries(TEXTS).flatMap(both)),
      'empty string': text,
      'empty block': block,
    })

  test.each([
    ['success', NOTHING, BLOCK, 'satisfied'],
    ['success without blocks', NOTHING, { result: [] }, 'satisfied'],
    ['failure', FAILURE, FAILURE, 'satisfied'],
    ['failure that a block is not', FAILURE, BLOCK, 'violated'],
    ['text that a block is not', { result: 'no output' }, BLOCK, 'violated'],
  ])('may be a %s', (_, text, block, kind) => {
    expect(alike(text, block)?.at(-1)?.kind).toBe(kind)
  })
})
