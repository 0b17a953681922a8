import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import nullBaseline from '../conformance/vfs/tool/null-baseline.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const textOf = (page: string) => readFileSync(join(root, page), 'utf8')

/** The text without its fenced snippets, in which nothing is a link or a heading. */
const proseOf = (page: string) => textOf(page).replace(/^```.*?^```$/gms, '')

/** The anchors of a page, as the usual renderers make them of its headings. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksOf = (page: string) =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))

test.each(pages)('every link of %s leads somewhere', (page) => {
  const broken = linksOf(page).filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : join(dirname(page), file)
    return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor))
  })
  expect(broken).toEqual([])
})

test('the README is short and shows a command at once', () => {
  const lines = textOf('README.md').split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  expect(lines.findIndex((line) => line.startsWith('```'))).toBeLessThan(15)
})

test('the README may state that a program that does nothing useful passes no check', () => {
  expect(nullBaseline.map(({ subject, pass }) => [subject, pass])).toEqual(
    nullBaseline.map(({ subject }) => [subject, 0]),
  )
})
