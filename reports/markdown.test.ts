import { describe, expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { document, large, led, nonconformant, partial } from './fixtures/results.ts'
import { code, inElement, prose } from './markdown/escape.ts'
import { markdown } from './markdown.ts'
import type { Result, Results } from './results.ts'

test('opens with the outcome and the totals', () => {
  const text = markdown(nonconformant())
  expect(text).toMatch(
    /^## ✗ Not conformant: tool `python3 upper.py`\n\n3 of 32 required checks failed/,
  )
  expect(text).toContain('| 3 | 0 | 2 | 2 | 30 | 3 |')
})

test('states why a partial run is not green', () => {
  expect(markdown(partial())).toContain(
    'Why it is not green:\n\n- vfs.fs-read.binary: The tool read no binary file',
  )
})

test('folds what follows from a failure into that', () => {
  const text = markdown(led())
  const [, block = ''] = text.split('<details><summary>✗ vfs.framing.one-object-per-line')
  expect(block.split('</details>')[0]).toContain(
    '2 more failed and 1 more warning because of it:\n\n- ! vfs.error.led: no message was read\n- ✗ vfs.exit.led: no',
  )
  expect(text.split('vfs.init.led')).toHaveLength(2)
  expect(text).toContain('Warnings (2)')
})

test('escapes what Markdown or a forge would act on', () => {
  expect(prose('<b>*x*</b> | `y` [z](u) @someone #1 www.a.b http://c', 200)).toBe(
    '&lt;b&gt;\\*x\\*&lt;/b&gt; \\| \\`y\\` \\[z\\]\\(u\\) @&#8203;someone #&#8203;1 www&#46;a.b http&#58;//c',
  )
  expect(inElement('<a> @b *c*', 99)).toBe('&lt;a&gt; @&#8203;b *c*')
  expect(code('a `` b', 99)).toBe('```a `` b```')
})

test('holds no markup, mention or broken fence of a hostile subject', () => {
  const text = markdown(hostile())
  const outside = text
    .replace(/^(`{3,})(?:text|diff)\n[\s\S]*?\n\1$/gm, '')
    .replace(/(?<![\\`])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, '')
  expect(new Set(outside.match(/<[^>]*>/g))).toEqual(
    new Set(['<details>', '<summary>', '</summary>', '</details>']),
  )
  expect(outside.match(/(?<!&)[@#]\w/)).toBeNull()
  expect(outside.match(/https?:\/\//)).toBeNull()
})

describe('fits into a comment', () => {
  const text = '&\u{e0001}#1 '.repeat(99)
  const wide = (verdict: Result['verdict']): Result => ({
    ...{ check: text, requirement: 'vfs.a.b', level: 'must', verdict, reason: text, case: text },
    ...{ requirementText: text, source: text, expected: text, observed: text },
    difference: Array.from({ length: 80 }, () => `-${'x'.repeat(400)}`),
  })
  const verdicts = ['fail', 'error', 'inconclusive', 'warn'] as const
  const of = (verdict: Result['verdict']) => Array.from({ length: 60 }, () => wide(verdict))
  const widest: Results = {
    ...document('nonconformant', verdicts.flatMap(of)),
    notExercised: Array.from({ length: 60 }, () => ({ requirement: 'vfs.a.b', advice: text })),
    outdatedKnownFailures: Array.from({ length: 60 }, () => ({ at: 'k:1', reason: text })),
  }

  test.each<[string, Results]>([
    ['with many long conversations', large(2000, 100)],
    ['of a hostile subject', hostile()],
    ['with differences', { ...widest, outdatedKnownFailures: [] }],
    ['with everything', widest],
  ])('%s', (_, results) => {
    expect(markdown(results).length).toBeLessThan(65_536)
  })

  test('and states how many failures it leaves out', () => {
    const more = /… and 5\d more, all in the JSON report/
    expect(markdown({ ...widest, outdatedKnownFailures: [] })).toMatch(more)
    expect(markdown(large(2000, 100)).match(/<summary>✗/g)).toHaveLength(20)
  })
})
