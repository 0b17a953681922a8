import type { Command } from 'commander'
import { commands } from './commands.ts'
import { inOurWords } from './parser-words.ts'
import type { Io, LinksOf } from './spec/command.ts'
import { startedAs } from './started-as.ts'
import type { Answer } from './status.ts'

/** How each command below `spec` is called. */
const USAGE = {
  list: '[--role ROLE] [--protocol PROTOCOL] [--level LEVEL]',
  show: 'ID | AREA',
  trace: '[ID]',
  diff: 'OLDER NEWER',
  export: 'openrpc|asyncapi|json-schema|markdown [--protocol PROTOCOL]',
}

const STANDARD: Io = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}

const LINKED: LinksOf = async (id) => (await import('./links.ts')).linksOf(id)

/** Adds `spec` and the commands below it; what they do is loaded when they are run. */
export function addSpec(root: Command, answer: Answer, io = STANDARD, linksOf = LINKED): void {
  const spec = root.command('spec').description(commands.spec)
  spec
    .usage(
      Object.entries(USAGE)
        .map(([name, rest]) => `${name} ${rest}`)
        .join(`\n       ${startedAs().join(' ')} spec `),
    )
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(belowSpec(inOurWords(text))),
    })
    .addHelpText('after', '\nExit status: 0, or 2 for wrong usage and for what is not there.')
    .showHelpAfterError()
  const ending: Ending = { answer, io }
  addList(spec, ending)
  addShow(spec, ending)
  addTrace(spec, ending, linksOf)
  addDiff(spec, ending)
  addExport(spec, ending)
}

/** Where what is stated goes, and the status. */
interface Ending {
  answer: Answer
  io: Io
}

/** A command is named with the one that it stands below. */
const belowSpec = (text: string): string =>
  text.replace(/unknown command `/, 'unknown command `spec ')

function addList(spec: Command, ending: Ending): void {
  below(spec, 'list', 'requirements, counted')
    .option('--role <role>', 'only those of that role')
    .option('--protocol <protocol>', 'only those of that protocol')
    .option('--level <level>', 'only those of that level: must, should or may')
    .action(async (options: object) => {
      const { list } = await import('./spec/list.ts')
      await end('list', ending, (io) => list(options, io))
    })
}

function addShow(spec: Command, ending: Ending): void {
  below(spec, 'show', 'one requirement, or those of an area')
    .argument('<id>', 'its id, or the beginning that the ids of an area share: vfs.read')
    .action(async (id: string) => {
      const { show } = await import('./spec/show.ts')
      await end('show', ending, (io) => show(id, io))
    })
}

function addTrace(spec: Command, ending: Ending, linksOf: LinksOf): void {
  below(spec, 'trace', 'one requirement with its source, checks and mutants, or counts of all')
    .argument('[id]', 'its id')
    .action(async (id?: string) => {
      const { trace } = await import('./spec/trace.ts')
      await end('trace', ending, (io) => trace(id, io, linksOf))
    })
}

function addDiff(spec: Command, ending: Ending): void {
  below(spec, 'diff', 'what differs between two revisions, and whether they work together')
    .argument('<older>', 'a revision')
    .argument('<newer>', 'a later one of the same protocol')
    .action(async (older: string, newer: string) => {
      const { diff } = await import('./spec/diff.ts')
      await end('diff', ending, (io) => diff(older, newer, io))
    })
}

function addExport(spec: Command, ending: Ending): void {
  below(spec, 'export', 'the specification in a format that other programs, or people, read')
    .argument('<format>', 'openrpc, asyncapi, json-schema or markdown')
    .option('--protocol <protocol>', 'only that protocol')
    .action(async (format: string, { protocol }: { protocol?: string }) => {
      const { exported } = await import('./spec/export.ts')
      await end('export', ending, (io) => exported(format, protocol, io))
    })
}

function below(spec: Command, name: keyof typeof USAGE, about: string): Command {
  return spec.command(name).description(about).usage(USAGE[name]).showHelpAfterError(hintOf(name))
}

const hintOf = (name: keyof typeof USAGE) =>
  `  ${startedAs().join(' ')} spec ${name} ${USAGE[name]}`

/** Ends with the status of a command, or with that of wrong usage. */
async function end(
  name: keyof typeof USAGE,
  { answer, io }: Ending,
  run: (io: Io) => number | Promise<number>,
): Promise<void> {
  try {
    answer(await run(io))
  } catch (error) {
    const { refuseUsage } = await import('./spec/refusal.ts')
    answer(refuseUsage(error, hintOf(name).trim(), io))
  }
}
