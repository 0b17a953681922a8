import type { Tool } from '../../spec/generated/config.ts'
import { readYaml } from '../yaml/document.ts'
import { explain } from '../yaml/explain.ts'
import { type Loaded, textOf } from './file.ts'
import { meaningless } from './meaning.ts'

/** Reads and checks the configuration of a tool's certification; nothing is filled in. */
export async function loadToolConfig(path: string): Promise<Loaded<Tool>> {
  const text = textOf(path, 'tool')
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const { tool } = await import('../../spec/generated/validators/config.js')
  if (!tool(file.value)) return { problems: explain(file, tool.errors ?? []) }
  const found = await meaningless(file, file.value)
  return found.length > 0 ? { problems: found } : { config: file.value }
}
