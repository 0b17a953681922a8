import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { escaped } from '../../reports/html/markup.ts'
import { render } from '../../reports/index.ts'
import { writeWhole } from '../destinations.ts'
import { heads, rowOf } from './table.ts'
import type { Trial } from './trial.ts'

/** Writes a page a subject and an index of them; answers with the path of the index. */
export function writePages(folder: string, all: readonly Trial[]): string {
  mkdirSync(folder, { recursive: true })
  for (const { candidate, results } of all) {
    if (results === undefined) continue
    writeWhole(join(folder, `${candidate.name}.html`), render('html', results))
  }
  const index = resolve(folder, 'index.html')
  writeWhole(index, indexPage(all))
  return index
}

function indexPage(all: readonly Trial[]): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>jp-conformance: the reference and the examples</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8884; padding: .4rem .6rem; text-align: left }
</style>
<h1>The reference and the examples</h1>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${all.map(row).join('\n')}
</tbody>
</table>
</html>
`
}

function row(one: Trial): string {
  const [name = '', ...cells] = rowOf(one).map(escaped)
  const subject = one.results === undefined ? name : `<a href="${name}.html">${name}</a>`
  const why = one.leftOut === undefined ? '' : `: ${escaped(one.leftOut)}`
  const shown = [...cells.slice(0, -1), `${cells.at(-1)}${why}`]
  return `<tr><th scope="row">${subject}</th>${shown.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
