/** Writes the licence that its user chooses: a one-shot tool on plain stdio, which is run again for each answer. */
import { existsSync, writeFileSync } from 'node:fs'
import { Failure, oneShotTool } from '../../sdk/index.ts'

const LICENCES: Record<string, string> = {
  MIT: 'MIT License\n\nCopyright (c) {holder}\n',
  'Apache-2.0': 'Apache License, Version 2.0\n\nCopyright {holder}\n',
}
const options = Object.keys(LICENCES)

await oneShotTool(async ({ ask }) => {
  if (existsSync('LICENSE')) throw new Failure('there is a LICENSE already')
  const which = { id: 'licence', text: 'Which licence?', answer_type: { Select: { options } } }
  const text = LICENCES[String(await ask(which))]
  if (text === undefined) throw new Failure(`the licence must be one of ${options.join(', ')}`)
  const holder = await ask({ id: 'holder', text: 'Who holds the rights?', answer_type: 'Text' })
  writeFileSync(
    'LICENSE',
    text.replace('{holder}', () => String(holder)),
  )
  return `wrote LICENSE for ${holder}`
})
