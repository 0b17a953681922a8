import { type Command, CommanderError } from 'commander'
import { boundGarbage } from '../conformance/engine/bound-garbage.ts'
import { commandNames, isCommandLine } from './commands.ts'
import { program } from './program.ts'
import { isUnread, notifyUnread } from './unread.ts'

const USAGE = 2

// Everything but the parser is loaded when it is needed, so that the help comes at once.
for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly)
let unprinted: Promise<void> | undefined
// What nobody waits for is reported like any other fault of ours: Node's own status for it reads as a verdict.
process.once('uncaughtException', (fault) => {
  // Later ones follow from the first.
  process.on('uncaughtException', () => {})
  void endUncaught(fault)
})
void main(withHelp(process.argv.slice(2))).then(end)

/** Runs one command line and answers with the exit status. */
async function main(argv: string[]): Promise<number> {
  if (!isCommandLine(argv))
    return (await import('./refusal.ts')).refuseCommand(argv, commandNames())
  let answer = USAGE
  const root = program(argv, (given) => {
    answer = given
  })
  root.hook('preAction', boundGarbage)
  try {
    const served = isStartedByHost(argv) ? await serve(root) : undefined
    if (served !== undefined) return served
    await root.parseAsync(argv, { from: 'user' })
    return answer
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    return (await import('./refusal.ts')).reportOwnFault(error, argv)
  }
}

/** `help A B` is `A B --help`, so that a command that is none is refused as elsewhere; programs read their words themselves. */
function withHelp([first, ...words]: string[]): string[] {
  if (first !== 'help') return first === undefined ? [] : [first, ...words]
  const [command] = words
  return command === 'reference' ? [command, '--help'] : [...words, '--help']
}

// Started without words and without a terminal, the program is a command plugin of a host.
function isStartedByHost(argv: readonly string[]): boolean {
  return argv.length === 0 && process.stdin.isTTY !== true
}

async function serve(help: Command): Promise<number | undefined> {
  return (await import('./plugin/plugin.ts')).servePlugin(help)
}

// Output that nobody reads any more is no fault, and what runs ends in order; one that finds no room is reported once.
function endQuietly(error: NodeJS.ErrnoException): void {
  if (!isUnread(error)) unprinted ??= reportUnprinted(error)
  else if (!notifyUnread()) process.exit()
}

async function reportUnprinted(error: unknown): Promise<void> {
  const { Unwritten } = await import('./unwritten.ts')
  process.stderr.write(`jp-conformance: ${new Unwritten('stdout', error).message}\n`)
}

async function endUncaught(fault: unknown): Promise<void> {
  const { reportUncaught } = await import('./refusal.ts')
  await end(reportUncaught(fault, process.argv.slice(2)))
}

async function end(status: number): Promise<void> {
  process.exitCode = status
  await flushed()
  await unprinted
  process.exit(status === 0 && unprinted ? USAGE : status)
}

async function flushed(): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()))
}
