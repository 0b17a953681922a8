import { existsSync, writeFileSync } from 'node:fs'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { writeWhole } from '../tool/stdio.ts'
import { mutants } from './mutants.ts'
import type { Seams } from './seams.ts'
import { variants } from './variants.ts'

/**
 * The reference one-shot tool on plain stdio: saves `text` under `path`, and asks before it writes over a file.
 * @see rfd009 §One-shot tool wrapping
 */
const seams: Seams = {
  question: (path) => ({ id: 'overwrite', text: `Write over ${path}?`, answer_type: 'Boolean' }),
  failure: (message) => ({ type: 'error', message, trace: [], transient: false }),
  answerIn: (answers) => answers.overwrite,
  print: (report) => writeWhole(1, `${JSON.stringify(report)}\n`),
  leave: () => process.exit(0),
}

const [option, name = ''] = process.argv.slice(2)
const mutant = option === '--mutant' ? mutants.find(({ id }) => id === name)?.apply : undefined
const change = option === '--variant' ? variants[name] : mutant
const { print, leave, question, failure, answerIn } = { ...seams, ...change?.(seams) }

print(reportOf(parse(process.env.JP_TOOL ?? '')))
leave()

function reportOf(tool: unknown): Record<string, unknown> {
  const { arguments: given = {}, answers = {} } = isObject(tool) ? tool : {}
  if (!isObject(given) || !isObject(answers)) return failure('the tool was given no arguments')
  const { path, text } = given
  if (typeof path !== 'string' || typeof text !== 'string')
    return failure('path and text must be strings')
  return save(path, text, answerIn(answers))
}

function save(path: string, text: string, answer: unknown): Record<string, unknown> {
  const isThere = existsSync(path)
  if (isThere && answer === undefined) return { type: 'needs_input', question: question(path) }
  if (isThere && answer !== true) return { type: 'success', content: `${path} stays` }
  writeFileSync(path, text)
  return { type: 'success', content: `saved ${path}` }
}
