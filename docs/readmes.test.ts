import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const readmes = globSync('*{,/*}{,/*}/README.md', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).sort()

/** The files and folders that the first column of a page's tables names. */
const namedIn = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^\| (`[^|]*) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .flatMap(([, name = '']) => (/^[\w@./-]+(\.\w+|\/)$/.test(name) ? [name] : []))

test('the guides of the folders are found', () => {
  expect(readmes).toEqual(expect.arrayContaining(['harness/README.md', 'conformance/README.md']))
})

test.each(readmes)('%s names files that exist', (page) => {
  const absent = namedIn(page).filter(
    (name) => !existsSync(join(root, dirname(page), name)) && !existsSync(join(root, name)),
  )
  expect(absent).toEqual([])
})
