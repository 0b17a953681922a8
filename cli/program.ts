import { Command } from 'commander'
import { suites } from '../conformance/suite-list.ts'
import { addCertifying, addFuzz } from './certifying.ts'
import { type CommandName, commands } from './commands.ts'
import { addDelivery, more } from './delivering.ts'
import type { StoredOptions } from './judge.ts'
import { seed, text } from './numbers.ts'
import { inOurWords, refusing } from './parser-words.ts'
import { addReference } from './reference.ts'
import { addReplay, addReport } from './saved.ts'
import { addSpec } from './spec.ts'
import { startedAs } from './started-as.ts'
import type { Answer } from './status.ts'
import type { TapOptions } from './tap.ts'
import type { FixturesOptions } from './write-fixtures.ts'

/** The command line: every command and option; what a command does is loaded when it is run. */
export function program(argv: readonly string[], answer: Answer): Command {
  const root = bare(answer)
  for (const entry of suites) addCertifying(root, entry, argv, answer)
  addFuzz(root, argv, answer)
  addTap(root, argv, answer)
  addJudge(root, argv, answer)
  addReplay(root, answer, statusOf)
  addReport(root, answer)
  addSpec(root, answer)
  addFixtures(root, answer)
  addInit(root, answer)
  addReference(root, argv, answer)
  command(root, 'examples').action(async () => answer((await import('./examples.ts')).examples()))
  return root
}

/** The program without its commands. */
function bare(answer: Answer): Command {
  const root = new Command(startedAs().join(' '))
    .description('Certifies implementations of the jp tool and plugin protocols.')
    .option('-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .enablePositionalOptions()
    .configureHelp({ sortSubcommands: false })
    .configureOutput({ outputError: (text, write) => write(inOurWords(text)) })
    .addHelpText('after', STATUSES)
  return refusing(root, '').action(async ({ version }: { version?: true }) => {
    if (!version) return root.outputHelp({ error: true })
    const { manifest } = await import('./package.ts')
    process.stdout.write(`${manifest().version}\n`)
    answer(0)
  })
}

const STATUSES = `
Exit status: 0 conformant, 1 not conformant, 2 wrong usage or configuration,
3 partial (nothing ran, or something required was inconclusive),
4 the subject could not be started, or the suite itself failed.`

function command(root: Command, name: CommandName): Command {
  return refusing(root.command(name).description(commands[name]), name)
}

function addJudge(root: Command, argv: readonly string[], answer: Answer): void {
  const judge = command(root, 'judge')
    .argument('<transcript...>', 'recorded sessions (NDJSON)')
    .option('--as <role>', 'the side to judge of what `tap` has recorded: host, plugin-host', text)
  addDelivery(judge).action(async (files: string[], options: StoredOptions) =>
    answer(await (await import('./judge.ts')).judge(options, files, argv)),
  )
}

function addTap(root: Command, argv: readonly string[], answer: Answer): void {
  command(root, 'tap')
    .usage('[options] -- COMMAND…')
    .argument('[command...]')
    .option('--record <file>', 'write the session there as it comes, for `judge`', text)
    .option('--report <format=file>', 'write a report on the program (repeatable)', more)
    .option('--quiet', 'no verdicts on stderr')
    .option('--no-color', 'no colours')
    .addHelpText('after', TAPPED)
    .action(async (words: string[], options: TapOptions) =>
      answer(await (await import('./tap.ts')).tap(options, { words, argv })),
    )
}

const TAPPED = `
Exit status: that of COMMAND; 2 wrong usage, 4 COMMAND could not be started.`

/** Runs a command line, which reports state as `shown`, and answers with its status. */
async function statusOf(argv: readonly string[], shown: readonly string[]): Promise<number> {
  let given = 0
  const root = program(shown, (status) => {
    given = status
  })
  await root.parseAsync(argv, { from: 'user' })
  return given
}

function addFixtures(root: Command, answer: Answer): void {
  command(root, 'fixtures')
    .argument('<dir>', 'the directory to write them into; files of theirs are replaced', text)
    .option('--protocol <protocol>', 'only that protocol', text)
    .option('--seed <n>', 'seed of everything chosen at random', seed, 1)
    .action(async (directory: string, options: FixturesOptions) =>
      answer((await import('./write-fixtures.ts')).writeFixtures(directory, options)),
    )
}

function addInit(root: Command, answer: Answer): void {
  command(root, 'init')
    .argument('<role>', suites.map(({ role }) => role).join(', '))
    .option('--output <file>', 'the file to write', 'jp-conformance.yaml')
    .action(async (role: string, options: { output: string }) =>
      answer((await import('./init.ts')).init(role, options)),
    )
}
