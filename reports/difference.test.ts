import { expect, test } from 'vitest'
import { LEGEND } from './difference.ts'
import { failed } from './fixtures/findings.ts'
import { document } from './fixtures/results.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Result } from './results.ts'
import { terminal } from './terminal.ts'

const [first] = failed
const difference = ['  {', '-   "oneOf": []', '+   "properties": {}', '  }']
const results = document('nonconformant', [{ ...(first as Result), difference }])

test('every report for people shows how a schema was changed', () => {
  const fenced = ['```diff', ...difference, '```'].join('\n')
  expect(markdown(results)).toContain(`${LEGEND}:\n\n${fenced}`)
  const indented = difference.map((line) => `      ${line}`).join('\n')
  expect(terminal(results)).toContain(`    ${LEGEND}\n${indented}`)
  expect(junit(results)).toContain(`${LEGEND}\n${difference.join('\n')}`)
  expect(html(results)).toContain('<span class="answered">+   &#34;properties&#34;: {}</span>')
})
