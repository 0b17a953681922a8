import { expect, test } from 'vitest'
import { missingPlaceholder, placeholderNotes } from './placeholders.ts'
import { problemText } from './problem.ts'

const exec = { placeholder: '{tool}', placeholders: ['{tool}', '{arguments}', '{root}'] }
const pluginHost = { placeholders: ['{plugin}'] }

test.each([
  ['in the plural', pluginHost, ['jp', '{plugins}'], /`\{plugins\}` is passed on .*`\{plugin\}`\?/],
  ['without its vowel', pluginHost, ['jp', '{plugn}'], /`\{plugn\}` .*`\{plugin\}`\?/],
  ['in capitals', pluginHost, ['jp', '{PLUGIN}'], /`\{PLUGIN\}` .*`\{plugin\}`\?/],
  ['with spaces', pluginHost, ['jp', '{ plugin }'], /`\{ plugin \}` .*`\{plugin\}`\?/],
  [
    'within a word',
    exec,
    ['host', '{tool}', '--args={argument}'],
    /`\{argument\}` .*`\{arguments\}`/,
  ],
  ['alone', exec, ['host', '{tol}'], /`\{tol\}` .*`\{tool\}`\?/],
])('a placeholder that is spelt %s is named, with the one that was meant', (_, configured, command, note) => {
  expect(problemText(placeholderNotes(configured, command))).toMatch(note)
})

test.each([
  ['what stands there as it must', pluginHost, ['jp', '{plugin}']],
  ['a command without any', pluginHost, ['jp']],
  ['what is like none of them', exec, ['host', '{tool}', '{"a":1}', '{configuration}']],
  ['a driver, which has none', {}, ['driver', '{plugins}']],
])('%s needs no note', (_, configured, command) => {
  expect(placeholderNotes(configured, command)).toEqual([])
})

test('a command that must have a placeholder is refused without it', () => {
  expect(problemText(missingPlaceholder(exec, ['host', '{tol}']))).toMatch(
    /`\{tol\}` .*`\{tool\}`\?\n.*no word of the command has \{tool\}.*\n {2}Write \{tool\} where/,
  )
  expect(missingPlaceholder(exec, ['host', '--tool={tool}'])).toEqual([])
  expect(missingPlaceholder(pluginHost, ['jp'])).toEqual([])
})
