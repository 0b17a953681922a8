import { join } from 'node:path'
import { type Example, examplesIn } from '../reference-impl/examples/toolchains.ts'
import { type Status, status } from './status.ts'
import { examplesFolder, missingFor } from './toolchains.ts'

/** Lists the examples: the language, where it lies, and what is missing here to run it. */
export function examples(): Status {
  const folder = examplesFolder()
  const { tools, hosts, plugins, pluginHosts } = examplesIn(folder)
  for (const example of [...tools, ...hosts, ...plugins, ...pluginHosts])
    process.stdout.write(line(example, folder))
  return status.conformant
}

function line(example: Example, folder: string): string {
  const missing = missingFor(example)
  const state = missing.length === 0 ? 'ready' : `needs ${missing.join(', ')}`
  return `${example.folder.padEnd(13)} ${state.padEnd(20)} ${join(folder, example.folder)}\n`
}
