import { readFileSync } from 'node:fs'
import type { Problem } from '../problem.ts'

/** A configuration that may be used, or everything that is wrong with it. */
export type Loaded<Config> =
  | { config: Config; problems?: never }
  | { problems: Problem[]; config?: never }

/** The text of a configuration, or why it cannot be read. */
export function textOf(path: string, role: string): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return unreadable(path, role, error as NodeJS.ErrnoException)
  }
}

function unreadable(path: string, role: string, { code, message }: NodeJS.ErrnoException): Problem {
  const hint = `Write one with \`jp-conformance init ${role}\`.`
  if (code === 'ENOENT') return { says: `there is no configuration file ${path}.`, hint }
  if (code === 'EISDIR') return { says: `${path} is a directory, not a configuration file.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { at: path, says: 'the configuration is not UTF-8.' }
  return { says: `the configuration ${path} cannot be read: ${message}.` }
}
