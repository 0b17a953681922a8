import { CommanderError } from 'commander'
import { isCommandLine } from './commands.ts'
import { program } from './program.ts'
import { tellUnread } from './unread.ts'

const USAGE = 2

// Everything but the parser is loaded when it is needed, so that the help comes at once.
for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly)
void main(process.argv.slice(2)).then(end)

/** Runs one command line and answers with the exit status. */
async function main(argv: string[]): Promise<number> {
  if (!isCommandLine(argv)) return (await import('./refusal.ts')).refuseCommand(argv)
  let answer = USAGE
  const root = program(argv, (given) => {
    answer = given
  })
  try {
    await root.parseAsync(argv, { from: 'user' })
    return answer
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    return (await import('./refusal.ts')).tellOwnFault(error, argv)
  }
}

// Whoever read our output has seen enough, or closed the terminal: that is no fault, and what runs ends in order.
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
  if (!tellUnread()) process.exit()
}

async function end(status: number): Promise<void> {
  process.exitCode = status
  await flushed()
  process.exit()
}

async function flushed(): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()))
}
