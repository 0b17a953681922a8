import { expect, test } from 'vitest'
import { DIFFERENCE, LANES } from './figure.ts'
import { failed } from './fixtures/findings.ts'
import { document } from './fixtures/results.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Result } from './results.ts'
import { terminal } from './terminal.ts'

const [first] = failed
const difference = ['  {', '-   "oneOf": []', '+   "properties": {}', '  }']
const lanes = ['spawn `a`  ├───┤         stopped', 'fetch `b`      ├───────┤ running']

test.each([
  {
    ...{ name: 'how a schema was changed', shown: { difference }, lines: difference },
    ...{ legend: DIFFERENCE, language: 'diff' },
    line: '<span class="answered">+   &#34;properties&#34;: {}</span>',
  },
  {
    ...{ name: 'calls that overlap', shown: { lanes }, lines: lanes },
    ...{ legend: LANES, language: 'text' },
    line: `<span class="both">${lanes[0]}</span>`,
  },
])('every report for people shows $name', ({ shown, lines, legend, language, line }) => {
  const results = document('nonconformant', [{ ...(first as Result), ...shown }])
  const fenced = [`\`\`\`${language}`, ...lines, '```'].join('\n')
  expect(markdown(results)).toContain(`${legend}:\n\n${fenced}`)
  const indented = lines.map((each) => `      ${each}`).join('\n')
  expect(terminal(results)).toContain(`    ${legend}\n${indented}`)
  expect(junit(results)).toContain(`${legend}\n${lines.join('\n')}`)
  expect(html(results)).toContain(line)
})
