import type { ConfigurationProblem } from '../conformance/engine/configured.ts'
import type { RunOptions, Suite } from '../conformance/engine/suite.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { isObject } from '../harness/wire/json.ts'
import { didYouMean } from './nearest.ts'
import type { Problem } from './problem.ts'
import { readText } from './read-text.ts'
import { whyUnreadable } from './unreadable.ts'
import { readYaml, type YamlFile } from './yaml/document.ts'
import { explain } from './yaml/explain.ts'

/** What every configuration may state about how its subject is started. */
export interface Configuration {
  name?: string
  command?: string[]
  cwd?: string
  env?: Record<string, string>
}

/** A configuration that may be used, or everything that is wrong with it. */
export type Loaded =
  | { config: Configuration; at: YamlFile['at']; problems?: never }
  | { problems: Problem[]; config?: never; at?: never }

/** Reads and checks the configuration of a certification; nothing is filled in. */
export async function loadConfiguration(
  path: string,
  entry: Pick<SuiteEntry, 'role' | 'validator'>,
  suite: Pick<Suite<RunOptions>, 'problems'>,
): Promise<Loaded> {
  const text = textOf(path, entry.role)
  if (typeof text !== 'string') return { problems: [text] }
  const { file, problems } = readYaml(path, text)
  if (file === undefined) return { problems }
  const other = otherRole(path, file, entry.role)
  if (other) return { problems: [other] }
  const validate = await entry.validator()
  if (!validate(file.value)) return { problems: explain(file, validate.errors ?? []) }
  const config = file.value as Configuration
  const found = suite.problems?.(config) ?? []
  return found.length > 0
    ? { problems: found.map((each) => placed(each, file)) }
    : { config, at: file.at }
}

/** That a configuration is one of another role, of which all keys would be reported. */
function otherRole(path: string, { value, at }: YamlFile, role: string): Problem | undefined {
  const stated = isObject(value) ? value.role : undefined
  if (stated === role || !suites.some((each) => each.role === stated)) return undefined
  const message = `\`role\` must be "${role}", but is "${stated}".`
  return { at: at(['role']), message, hint: `jp-conformance ${stated} --config ${path}` }
}

/** The same for a role whose suite is not loaded yet. */
export const loadConfigurationOf = async (entry: SuiteEntry, path: string): Promise<Loaded> =>
  loadConfiguration(path, entry, await entry.load())

function placed({ path, message, hint, unknown }: ConfigurationProblem, file: YamlFile): Problem {
  const guess = unknown && didYouMean(unknown.name, unknown.known)
  const named = unknown && `${message} \`${unknown.name}\`${guess ? `; ${guess}` : '.'}`
  const sentence = named ?? message
  return { at: file.at([...path]), message: sentence, ...(hint !== undefined && { hint }) }
}

/** The text of a configuration, or why it cannot be read. */
function textOf(path: string, role: string): string | Problem {
  try {
    return readText(path)
  } catch (error) {
    return unreadable(path, role, error as NodeJS.ErrnoException)
  }
}

function unreadable(path: string, role: string, error: NodeJS.ErrnoException): Problem {
  const { code } = error
  const hint = `Write one with \`jp-conformance init ${role}\`.`
  if (code === 'ENOENT') return { message: `there is no configuration file ${path}.`, hint }
  if (code === 'EISDIR') return { message: `${path} is a directory, not a configuration file.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { at: path, message: 'the configuration is not UTF-8.' }
  return { message: `the configuration ${path} cannot be read: ${whyUnreadable(error)}.` }
}
