import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { conformant, errored, large, nonconformant, partial } from './fixtures/results.ts'
import { committed, embedded } from './html/embed.ts'
import { html } from './html.ts'
import type { Result } from './results.ts'

test('embeds the style and script that stand in client/', async () => {
  expect(committed()).toBe(await embedded())
})

test('allows exactly its own style and script', () => {
  const page = html(nonconformant())
  const policy = page
    .match(/Content-Security-Policy" content="([^"]*)"/)?.[1]
    ?.replaceAll('&#39;', "'")
  expect(policy).toBe(
    `default-src 'none'; style-src '${hash(page, 'style')}'; script-src '${hash(page, 'script')}'; base-uri 'none'; form-action 'none'`,
  )
})

test('refers to nothing outside of itself', () => {
  const page = html(conformant())
  expect(page).not.toMatch(/\s(?:src|action)=|href="(?!#)|url\(|@import/)
})

test('keeps hostile texts out of the markup', () => {
  const page = html(hostile())
  expect(page.match(/<script/g)).toHaveLength(11)
  expect(page.match(/<\/script/g)).toHaveLength(11)
  expect(page.match(/<(?:img|iframe|svg onload)|<!--/)).toBeNull()
  expect(page.match(/[^\P{C}\n\t]/u)).toBeNull()
})

test('states in one sentence what came out, and why it is not green', () => {
  expect(html(nonconformant())).toContain('3 of 32 required checks failed')
  expect(html(partial())).toContain('Why this is not green')
  expect(html(errored())).toContain('python3 could not be started')
  expect(html(conformant())).not.toContain('Why this is not green')
})

test('sets what stands between back quotes as code', () => {
  const document = partial()
  const [first, ...others] = document.results
  const result = { ...first, reason: 'a `<b>` and a lone `', verdict: 'fail' } as Result
  expect(html({ ...document, results: [result, ...others] })).toContain(
    'a <code>&#60;b&#62;</code> and a lone `',
  )
})

test('stays in proportion to what it shows', () => {
  const size = html(large(2000, 1000)).length
  expect(size).toBeLessThan(2_000 * 2_500)
})

function hash(page: string, name: string): string {
  const text =
    page.match(new RegExp(`<${name}>([^<]*(?:<(?!/${name})[^<]*)*)</${name}>`))?.[1] ?? ''
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
