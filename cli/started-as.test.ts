import { expect, test } from 'vitest'
import { asTyped, startedAs } from './started-as.ts'

test.each([
  ['/p/node_modules/.bin/jp-conformance', 'npx jp-conformance'],
  ['/root/.npm/_npx/4c1/node_modules/.bin/jp-conformance', 'npx jp-conformance'],
  ['/usr/local/bin/jp-conformance', 'jp-conformance'],
  ['/checkout/bin/jp-conformance.js', 'jp-conformance'],
  ['', 'jp-conformance'],
])('started as %s it is named as can be typed', (script, line) => {
  expect(startedAs(script).join(' ')).toBe(line)
})

test.each([
  ['jp-conformance tool -- x', 'npx jp-conformance tool -- x'],
  ['All ids: jp-conformance spec list', 'All ids: npx jp-conformance spec list'],
  ['Write one with `jp-conformance init tool`.', 'Write one with `npx jp-conformance init tool`.'],
  ['jp-conformance tool -- jp-conformance x', 'npx jp-conformance tool -- jp-conformance x'],
  ['The directory jp-conformance is full.', 'The directory jp-conformance is full.'],
])('the command lines of %j can be typed', (hint, typed) => {
  expect(asTyped(hint, ['npx', 'jp-conformance'])).toBe(typed)
})
