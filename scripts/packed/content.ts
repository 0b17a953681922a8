import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is wrong with the files of a package: links that lead nowhere, and files that only we need. */
export function contentProblems(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  return [
    ...files.filter((file) => OURS.test(file)).map((file) => `${file} is published`),
    ...files.filter((file) => file.endsWith('.md')).flatMap((page) => brokenLinks(folder, page)),
  ]
}

const OURS = /\.test\.ts$|(^|\/)(node_modules|__pycache__|target)\//

function brokenLinks(folder: string, page: string): string[] {
  const text = readFileSync(join(folder, page), 'utf8')
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(join(folder, dirname(page), link)))
    .map((link) => `${page}: the link ${link} leads nowhere`)
}
