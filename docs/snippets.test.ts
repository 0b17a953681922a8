import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { missing } from './snippets/output.ts'
import { snippetsOf } from './snippets/page.ts'
import { type PageRun, perform } from './snippets/perform.ts'
import { SnippetDirectory } from './snippets/snippet-directory.ts'

const root = join(import.meta.dirname, '..')
const nested = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...nested.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
].sort()

describe('every snippet does what its page states', () => {
  // Pages mostly wait for the programs that they start.
  test.concurrent.for(pages)('%s', { timeout: 600_000 }, async (page, { onTestFinished }) => {
    const run: PageRun = { workspace: new SnippetDirectory(root) }
    onTestFinished(() => run.workspace.leave())
    for (const snippet of snippetsOf(root, page)) {
      const wrong = await perform(snippet, run)
      expect(wrong && `${snippet.at}: ${wrong}`).toBeUndefined()
    }
  })
})

describe('a page that has gone stale', () => {
  const snippet = { at: 'page.md:1', language: 'sh', marks: {}, text: 'exit 3\n' }
  const tried = async (more: object) => {
    const workspace = new SnippetDirectory(root)
    onTestFinished(() => workspace.leave())
    const last = { output: 'one\ntwo 7 ms\nthree\n', status: 0 }
    return perform({ ...snippet, ...more }, { workspace: workspace, last })
  }

  test.each([
    ['another status', {}, 'ended with 3, not 0'],
    ['an output that is not there', { marks: { output: '' }, text: 'four' }, 'not shown: four'],
    ['a snippet without a mark', { language: 'json' }, 'no mark states how it is checked'],
    ['a line that its source has lost', { marks: { from: 'LICENSE-NOT' } }, undefined],
    [
      'a script that is gone',
      { marks: { scripts: '' }, text: 'npm run nothing' },
      'no such script',
    ],
    ['a configuration with a wrong key', { marks: { schema: 'tool' }, text: 'nmae: x' }, 'nmae'],
    ['a document that is no result', { marks: { schema: 'results' }, text: '{}' }, 'required'],
    [
      'a spawn without an id',
      { marks: { schema: 'conversation' }, text: 'call { "action": "spawn" }' },
      'id',
    ],
    [
      'an id of the assistant in the first revision',
      { marks: { schema: 'conversation-r1' }, text: 'call { "action": "fetch", "id": "a" }' },
      'a is no id of the host',
    ],
    [
      'a known failure without a reason',
      { marks: { schema: 'known-failures' }, text: '- check: x' },
      'reason',
    ],
  ])('%s', async (_, more, wrong) => {
    if (wrong === undefined) return expect(tried(more)).rejects.toThrow('LICENSE-NOT')
    expect(await tried(more)).toContain(wrong)
  })

  test.each([
    ['a\n  12.5 ms b\nc', 'a\n 7 ms b', undefined],
    ['a\nb\nc', 'a\n…\nc', undefined],
    ['a\nb\nc', 'a\nc', 'c'],
    ['2 fail, 30 pass', '2 fail, 9 pass', undefined],
    ['2 fail, 30 pass', '1 fail, 30 pass', '1 fail, 30 pass'],
  ])('of %j shown as %j, the line that is missing is %j', (output, shown, line) => {
    expect(missing(output, shown)).toBe(line)
  })
})
