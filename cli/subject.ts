import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Suite } from '../conformance/engine/suite.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { fromAnywhere } from '../harness/launch/working-directory.ts'
import { commandLine } from '../reports/reproduce.ts'
import { filesNamed } from './inputs.ts'
import { type Configuration, type Loaded, loadConfiguration } from './load-configuration.ts'
import type { Problems } from './problem.ts'
import type { YamlFile } from './yaml/document.ts'

/** The role of a subject, and the suite that certifies it. */
export interface Kind {
  entry: SuiteEntry
  suite: Suite
}

/** A subject to certify: its configuration, its command, and what relative paths start from. */
export interface Subject {
  config: Configuration
  command: string[]
  /** What relative paths of the configuration start from. */
  base: string
  /** The directory that it is started in. */
  cwd: string
  /** Where a key of the configuration stands. */
  at?: YamlFile['at'] | undefined
  /** The files that are read for it: its configuration, and what its command names. */
  inputs: string[]
}

/** Finds out what is to be certified; `--` COMMAND wins over the configuration. */
export async function subjectOf(
  kind: Kind,
  options: { config?: string; image?: string },
  { words, argv }: { words: readonly string[]; argv: readonly string[] },
  problems: Problems,
): Promise<Subject> {
  const given = afterDashes(argv)
  const here = process.cwd()
  misplaced(kind.entry, words, given, problems)
  const { config = {}, at } = await configOf(kind, options.config, problems)
  const base = options.config === undefined ? here : dirname(resolve(options.config))
  const cwd = resolve(base, config.cwd ?? '.')
  const asTyped = cwd === here || options.image !== undefined
  // What was typed means files from where it was typed, wherever the subject is started.
  const typed = asTyped ? given : fromAnywhere(given, here)
  const command = given.length > 0 ? typed : (config.command ?? [])
  if (command.length === 0 && problems.length === 0)
    problems.push(missing(kind.entry, options.config))
  const inputs = [options.config ?? [], filesNamed(command, [cwd, here])].flat()
  return { config, command, base, cwd, at, inputs }
}

const DEFAULT_FILE = 'jp-conformance.yaml'

async function configOf(
  { entry, suite }: Kind,
  path: string | undefined,
  problems: Problems,
): Promise<Partial<Loaded>> {
  if (path === undefined) return unread()
  const loaded = await loadConfiguration(path, entry, suite)
  problems.push(...(loaded.problems ?? []))
  return loaded
}

function unread(): Partial<Loaded> {
  if (existsSync(DEFAULT_FILE))
    process.stderr.write(
      `jp-conformance: ${DEFAULT_FILE} is here, but it is read only with --config ${DEFAULT_FILE}.\n`,
    )
  return {}
}

/** The subject's command, as it was typed. */
export function afterDashes(argv: readonly string[]): string[] {
  const at = argv.indexOf('--')
  return at < 0 ? [] : argv.slice(at + 1)
}

function misplaced(
  { role, command = role }: SuiteEntry,
  words: readonly string[],
  given: readonly string[],
  problems: Problems,
): void {
  const early = words.slice(0, words.length - given.length)
  if (early.length === 0) return
  const message = `\`${early[0]}\` is out of place: the ${role}'s command comes after \`--\`.`
  const [file = ''] = early
  if (file === 'help' && given.length === 0) {
    problems.push({ message, hint: `jp-conformance ${command} --help` })
    return
  }
  if (early.length === 1 && /\.(ya?ml|json)$/.test(file)) {
    const rest = given.length > 0 ? ` -- ${commandLine([...given])}` : ''
    const hint = `jp-conformance ${command} --config ${commandLine([file])}${rest}`
    problems.push({
      message: `\`${file}\` is out of place: a configuration follows --config.`,
      hint,
    })
    return
  }
  problems.push({
    message,
    hint: `jp-conformance ${command} -- ${commandLine([...early, ...given])}`,
  })
}

function missing(
  { role, command = role, example }: SuiteEntry,
  config: string | undefined,
): { message: string; hint: string } {
  const hint = `jp-conformance ${command} -- ${example.join(' ')}`
  if (config === undefined)
    return { message: `there is no ${role} to certify: name its command.`, hint }
  const first = `command: [${example.join(', ')}]`
  return {
    message: `${config} has no \`command\`, and none is given after \`--\`.`,
    hint: `State it there, as in ${first}, or name it: jp-conformance ${command} --config ${config} -- ${example.join(' ')}`,
  }
}
