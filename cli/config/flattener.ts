import type { Flattener } from '../../spec/generated/config.ts'
import { readYaml } from '../yaml/document.ts'
import { explain } from '../yaml/explain.ts'
import { type Loaded, textOf } from './file.ts'

/** Reads and checks the configuration of a flattener's certification; nothing is filled in. */
export async function loadFlattenerConfig(path: string): Promise<Loaded<Flattener>> {
  const text = textOf(path, 'flattener')
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const { flattener } = await import('../../spec/generated/validators/config.js')
  return flattener(file.value)
    ? { config: file.value }
    : { problems: explain(file, flattener.errors ?? []) }
}
