import { readFileSync } from 'node:fs'
import type { Validate } from '../../spec/generated/validators/validate.d.ts'
import type { Problem } from '../problem.ts'
import { whyUnreadable } from '../unreadable.ts'
import { readYaml, type YamlFile } from '../yaml/document.ts'
import { explain } from '../yaml/explain.ts'

/** A configuration that may be used, or everything that is wrong with it. */
export type Loaded<Config> =
  | { config: Config; problems?: never }
  | { problems: Problem[]; config?: never }

/** What a configuration of a role is checked with. */
export interface Checks<Config> {
  /** Imports the validator of its schema. */
  schema(): Promise<Validate<Config>>
  /** Finds what no schema can say about it. */
  meaning?(file: YamlFile, config: Config): Promise<Problem[]>
}

/** Reads and checks the configuration of a certification; nothing is filled in. */
export async function loadConfig<Config>(
  path: string,
  role: string,
  { schema, meaning }: Checks<Config>,
): Promise<Loaded<Config>> {
  const text = textOf(path, role)
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const { value } = file
  const validate = await schema()
  if (!validate(value)) return { problems: explain(file, validate.errors ?? []) }
  const found = (await meaning?.(file, value)) ?? []
  return found.length > 0 ? { problems: found } : { config: value }
}

/** The text of a configuration, or why it cannot be read. */
function textOf(path: string, role: string): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return unreadable(path, role, error as NodeJS.ErrnoException)
  }
}

function unreadable(path: string, role: string, error: NodeJS.ErrnoException): Problem {
  const { code } = error
  const hint = `Write one with \`jp-conformance init ${role}\`.`
  if (code === 'ENOENT') return { says: `there is no configuration file ${path}.`, hint }
  if (code === 'EISDIR') return { says: `${path} is a directory, not a configuration file.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { at: path, says: 'the configuration is not UTF-8.' }
  return { says: `the configuration ${path} cannot be read: ${whyUnreadable(error)}.` }
}
