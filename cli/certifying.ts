import type { Command } from 'commander'
import type { Flag, SuiteEntry } from '../conformance/suite-entry.ts'
import { suites } from '../conformance/suite-list.ts'
import { commands } from './commands.ts'
import { addDelivery, more } from './delivering.ts'
import { count, jobs, runs, seconds, seed, shard, text, timeScale } from './numbers.ts'
import type { CertifyingOptions, FuzzOptions } from './options.ts'
import { refusing } from './parser-words.ts'
import type { Answer } from './status.ts'

/** Adds the command that certifies subjects of a role. */
export function addCertifying(
  root: Command,
  entry: SuiteEntry,
  argv: readonly string[],
  answer: Answer,
): void {
  const { role, about, flags = [] } = entry
  const certifying = bare(root, entry, role).description(about)
  for (const flag of flags) addFlag(certifying, flag)
  addDelivery(certifying).action(async (words: string[], options: CertifyingOptions) =>
    answer(await (await import('./certify.ts')).certify(entry, options, { words, argv })),
  )
}

/** Adds the command that tries generated sessions, with a command below it for each role. */
export function addFuzz(root: Command, argv: readonly string[], answer: Answer): void {
  const fuzz = refusing(root.command('fuzz'), 'fuzz')
    .description(commands.fuzz)
    .usage('ROLE [options] -- COMMAND…')
    .argument('[role]')
    .enablePositionalOptions()
    .action(async (role?: string) => answer((await import('./fuzz.ts')).refuseRole(role)))
  for (const entry of suites) addFuzzing(fuzz, entry, argv, answer)
}

function addFuzzing(
  fuzz: Command,
  entry: SuiteEntry,
  argv: readonly string[],
  answer: Answer,
): void {
  const fuzzing = bare(fuzz, entry, `fuzz ${entry.role}`)
    .description(`generated sessions of a ${entry.role}`)
    .option('--runs <n>', 'sessions to generate (default: 200, or any number with --seconds)', runs)
    .option('--seconds <n>', 'for how long to generate them', seconds)
  const isOwn = ({ flags }: Flag) => !flags.startsWith('--runs ')
  for (const flag of (entry.flags ?? []).filter(isOwn)) addFlag(fuzzing, flag)
  addDelivery(fuzzing).action(async (words: string[], options: FuzzOptions) =>
    answer(await (await import('./fuzz.ts')).fuzz(entry, options, { words, argv })),
  )
}

/** A command about a subject of a role, with what all of them take. */
const bare = (to: Command, { role, subject }: SuiteEntry, name: string): Command =>
  addSessions(
    addSelection(
      refusing(to.command(role), name).usage(`[options] -- ${subject}…`).argument('[command...]'),
      role,
    ),
  )

function addFlag(to: Command, { flags, description, kind }: Flag): void {
  if (kind === 'count') to.option(flags, description, count)
  else if (kind === 'many') to.option(flags, description, more)
  else if (flags.includes('<')) to.option(flags, description, text)
  else to.option(flags, description)
}

function addSelection(to: Command, role: string): Command {
  return to
    .option('--config <file>', `the configuration (jp-conformance init ${role} writes one)`, text)
    .option(
      '--only <pattern>',
      'only checks whose requirement, id or title matches (repeatable)',
      more,
    )
    .option('--skip <pattern>', 'not the checks that match (repeatable)', more)
    .option('--revision <id>', 'the revision of the specification to certify against', text)
    .option('--profile <name>', 'the profile to certify against', text)
    .option('--seed <n>', 'seed of everything chosen at random', seed, 1)
    .option('--shard <i/n>', 'only part I of N', shard)
    .option('--time-scale <x>', 'multiplies every time limit, from 0.01 to 100', timeScale, 1)
}

function addSessions(to: Command): Command {
  return to
    .option('--jobs <n>', 'sessions at a time (default: one a processor)', jobs)
    .option('--transcripts <dir>', 'write every session there, one file each', text)
    .option(
      '--image <image>',
      'run the subject in a container of that image, without a network',
      text,
    )
}
