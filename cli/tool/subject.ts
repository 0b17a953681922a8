import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { commandLine } from '../../reports/reproduce.ts'
import type { Tool } from '../../spec/generated/config.ts'
import type { ToolOptions } from '../options.ts'
import type { Problems } from '../problem.ts'

/** The tool to certify: its configuration, its command, and what relative paths start from. */
export interface Subject {
  config: Tool
  command: string[]
  /** What relative paths of the configuration start from. */
  base: string
  /** The directory that the tool is started in. */
  cwd: string
}

/** Finds out what is to be certified; `--` COMMAND wins over the configuration. */
export async function subjectOf(
  options: ToolOptions,
  words: readonly string[],
  argv: readonly string[],
  problems: Problems,
): Promise<Subject> {
  const given = afterDashes(argv)
  const here = process.cwd()
  misplaced(words, given, problems)
  const config = await configOf(options, problems)
  const base = options.config === undefined ? here : dirname(resolve(options.config))
  const cwd = resolve(base, config.cwd ?? '.')
  const asTyped = cwd === here || options.image !== undefined
  const typed = asTyped ? given : given.map((word, at) => fromHere(word, at))
  const command = given.length > 0 ? typed : (config.command ?? [])
  if (command.length === 0 && problems.length === 0) problems.push(missing(options))
  return { config, command, base, cwd }
}

// What was typed means files from where it was typed, wherever the tool is started.
function fromHere(word: string, at: number): string {
  const isFile = at === 0 ? word.includes('/') : word !== '' && existsSync(word)
  return isFile ? resolve(word) : word
}

const DEFAULT_FILE = 'jp-conformance.yaml'

async function configOf({ config }: ToolOptions, problems: Problems): Promise<Tool> {
  if (config === undefined) return unread()
  const { loadToolConfig } = await import('../config/tool.ts')
  const loaded = await loadToolConfig(config)
  problems.push(...(loaded.problems ?? []))
  return loaded.config ?? {}
}

function unread(): Tool {
  if (existsSync(DEFAULT_FILE))
    process.stderr.write(
      `jp-conformance: ${DEFAULT_FILE} is here, but it is read only with --config ${DEFAULT_FILE}.\n`,
    )
  return {}
}

function afterDashes(argv: readonly string[]): string[] {
  const at = argv.indexOf('--')
  return at < 0 ? [] : argv.slice(at + 1)
}

function misplaced(words: readonly string[], given: readonly string[], problems: Problems): void {
  const early = words.slice(0, words.length - given.length)
  if (early.length === 0) return
  const says = `\`${early[0]}\` is out of place: the tool's command comes after \`--\`.`
  problems.push({ says, hint: `jp-conformance tool -- ${commandLine([...early, ...given])}` })
}

function missing({ config }: ToolOptions): { says: string; hint: string } {
  const hint = 'jp-conformance tool -- python3 upper.py'
  if (config === undefined) return { says: 'there is no tool to certify: name its command.', hint }
  return { says: `${config} has no \`command\`, and none is given after \`--\`.`, hint }
}
