import { describe, expect, test } from 'vitest'
import type { HostCall } from '../../../harness/host-conversation.ts'
import type { HostCheck } from '../../host-check.ts'
import { conversationOf } from './fixtures/conversation.ts'
import { resultChecks, TEXTS } from './result.ts'

type Outcome = Pick<HostCall, 'result' | 'error'>

const judge = (id: HostCheck['verifies'], outcomes: Record<string, Outcome>) =>
  resultChecks
    .find(({ verifies }) => verifies === id)
    ?.judge(conversationOf(Object.entries(outcomes).map(([id, each]) => ({ id, ...each }))))
    .filter(({ kind }) => kind !== 'unclear')

const FAILURE = { error: 'the result cannot be read' }

describe('a result without content', () => {
  test.each<[string, Outcome, object]>([
    ['a failure', FAILURE, { kind: 'kept', observed: 'a failure' }],
    ['an empty text', { result: '' }, { kind: 'kept', observed: 'a success without content' }],
    ['no blocks', { result: [] }, { kind: 'kept', observed: 'a success without content' }],
    ['an empty block', { result: [{ type: 'text', text: '' }] }, { kind: 'kept' }],
    ['a text', { result: 'undefined' }, { kind: 'broken' }],
    ['a block with text', { result: [{ type: 'text', text: 'null' }] }, { kind: 'broken' }],
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
    ['success', NOTHING, BLOCK, 'kept'],
    ['success without blocks', NOTHING, { result: [] }, 'kept'],
    ['failure', FAILURE, FAILURE, 'kept'],
    ['failure that a block is not', FAILURE, BLOCK, 'broken'],
    ['text that a block is not', { result: 'no output' }, BLOCK, 'broken'],
  ])('may be a %s', (_, text, block, kind) => {
    expect(alike(text, block)?.at(-1)?.kind).toBe(kind)
  })
})
