import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { commandLine } from '../reports/reproduce.ts'
import type { Loaded } from './config/file.ts'
import { filesNamed } from './inputs.ts'
import type { Problems } from './problem.ts'

/** What is known of subjects of one role. */
export interface Kind<Config> {
  role: string
  load(path: string): Promise<Loaded<Config>>
  /** A command as somebody might write it. */
  example: readonly string[]
}

/** What every configuration may say of how its subject is started. */
interface Startable {
  command?: string[]
  cwd?: string
}

/** A subject to certify: its configuration, its command, and what relative paths start from. */
export interface Subject<Config> {
  config: Config
  command: string[]
  /** What relative paths of the configuration start from. */
  base: string
  /** The directory that it is started in. */
  cwd: string
  /** The files that are read for it: its configuration, and what its command names. */
  inputs: string[]
}

/** Finds out what is to be certified; `--` COMMAND wins over the configuration. */
export async function subjectOf<Config extends Startable>(
  kind: Kind<Config>,
  options: { config?: string; image?: string },
  { words, argv }: { words: readonly string[]; argv: readonly string[] },
  problems: Problems,
): Promise<Subject<Config>> {
  const given = afterDashes(argv)
  const here = process.cwd()
  misplaced(kind, words, given, problems)
  const config = await configOf(kind, options.config, problems)
  const base = options.config === undefined ? here : dirname(resolve(options.config))
  const cwd = resolve(base, config.cwd ?? '.')
  const asTyped = cwd === here || options.image !== undefined
  const typed = asTyped ? given : given.map((word, at) => fromHere(word, at))
  const command = given.length > 0 ? typed : (config.command ?? [])
  if (command.length === 0 && problems.length === 0) problems.push(missing(kind, options.config))
  const inputs = [options.config ?? [], filesNamed(command, [cwd, here])].flat()
  return { config, command, base, cwd, inputs }
}

// What was typed means files from where it was typed, wherever the subject is started.
function fromHere(word: string, at: number): string {
  const isFile = at === 0 ? word.includes('/') : word !== '' && existsSync(word)
  return isFile ? resolve(word) : word
}

const DEFAULT_FILE = 'jp-conformance.yaml'

async function configOf<Config>(
  { load }: Kind<Config>,
  path: string | undefined,
  problems: Problems,
): Promise<Config> {
  if (path === undefined) return unread()
  const loaded = await load(path)
  problems.push(...(loaded.problems ?? []))
  return loaded.config ?? ({} as Config)
}

function unread<Config>(): Config {
  if (existsSync(DEFAULT_FILE))
    process.stderr.write(
      `jp-conformance: ${DEFAULT_FILE} is here, but it is read only with --config ${DEFAULT_FILE}.\n`,
    )
  return {} as Config
}

function afterDashes(argv: readonly string[]): string[] {
  const at = argv.indexOf('--')
  return at < 0 ? [] : argv.slice(at + 1)
}

function misplaced<Config>(
  { role }: Kind<Config>,
  words: readonly string[],
  given: readonly string[],
  problems: Problems,
): void {
  const early = words.slice(0, words.length - given.length)
  if (early.length === 0) return
  const says = `\`${early[0]}\` is out of place: the ${role}'s command comes after \`--\`.`
  problems.push({ says, hint: `jp-conformance ${role} -- ${commandLine([...early, ...given])}` })
}

function missing<Config>(
  { role, example }: Kind<Config>,
  config: string | undefined,
): { says: string; hint: string } {
  const hint = `jp-conformance ${role} -- ${example.join(' ')}`
  if (config === undefined)
    return { says: `there is no ${role} to certify: name its command.`, hint }
  return { says: `${config} has no \`command\`, and none is given after \`--\`.`, hint }
}
