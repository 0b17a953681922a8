import { readFileSync } from 'node:fs'
import type { Tool } from '../../spec/generated/config.ts'
import type { Problem } from '../problem.ts'
import { readYaml } from '../yaml/document.ts'
import { explain } from '../yaml/explain.ts'
import { meaningless } from './meaning.ts'

/** A configuration that may be used, or everything that is wrong with it. */
export type Loaded = { config: Tool; problems?: never } | { problems: Problem[]; config?: never }

/** Reads and checks the configuration of a tool's certification; nothing is filled in. */
export async function loadToolConfig(path: string): Promise<Loaded> {
  const text = textOf(path)
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const { tool } = await import('../../spec/generated/validators/config.js')
  if (!tool(file.value)) return { problems: explain(file, tool.errors ?? []) }
  const found = await meaningless(file, file.value)
  return found.length > 0 ? { problems: found } : { config: file.value }
}

function textOf(path: string): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return unreadable(path, error as NodeJS.ErrnoException)
  }
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): Problem {
  const hint = 'Write one with `jp-conformance init tool`.'
  if (code === 'ENOENT') return { says: `there is no configuration file ${path}.`, hint }
  if (code === 'EISDIR') return { says: `${path} is a directory, not a configuration file.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { at: path, says: 'the configuration is not UTF-8.' }
  return { says: `the configuration ${path} cannot be read: ${message}.` }
}
