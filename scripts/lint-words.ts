/**
 * Reports every use of a word that the project has replaced: file and line, the word, the term to use instead.
 * @see scripts/words/rules.ts
 */
import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, findingText } from './spec/finding.ts'
import { findWords } from './words/find-words.ts'
import { wordRules } from './words/rules.ts'

const root = join(import.meta.dirname, '..')

/** What is not written by hand, what quotes others, what records the past, and the rules themselves. */
const EXEMPT = [
  'CHANGELOG.md',
  'package-lock.json',
  'conformance/fixtures/draft-2020-12/',
  'conformance/flattener/golden/',
  'conformance/vfs/host/golden/',
  'conformance/vfs/tool/golden/',
  'reports/html/generated/',
  'scripts/lint/asyncapi/',
  'scripts/words/',
  'spec/generated/',
]

const isRead = (file: string) =>
  !EXEMPT.some((start) => file.startsWith(start)) &&
  !/(^|\/)(LICENSE|.*lock.*)$/.test(file) &&
  (lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false)

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const findings = tracked
  .split('\n')
  .filter((file) => file !== '' && isRead(file))
  .flatMap((file) => findWords(wordRules, file, readFileSync(join(root, file), 'utf8')))
  .sort(byPlace)
for (const finding of findings) console.error(findingText(finding))
if (findings.length > 0) console.error(`${findings.length} findings`)
process.exitCode = findings.length === 0 ? 0 : 1
