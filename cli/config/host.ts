import type { Host } from '../../spec/generated/config.ts'
import { readYaml } from '../yaml/document.ts'
import { explain } from '../yaml/explain.ts'
import { type Loaded, textOf } from './file.ts'
import { unknownFeatures } from './meaning.ts'

/** Reads and checks the configuration of a host's certification; nothing is filled in. */
export async function loadHostConfig(path: string): Promise<Loaded<Host>> {
  const text = textOf(path, 'host')
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const { host } = await import('../../spec/generated/validators/config.js')
  if (!host(file.value)) return { problems: explain(file, host.errors ?? []) }
  const found = await unknownFeatures(file, Object.keys(file.value.features ?? {}))
  return found.length > 0 ? { problems: found } : { config: file.value }
}
