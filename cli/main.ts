import { CommanderError } from 'commander'
import { unknownCommand } from './commands.ts'
import { problemText } from './problem.ts'
import { program } from './program.ts'
import { type Status, status } from './status.ts'

process.stdout.on('error', endQuietly)
void main(process.argv.slice(2)).then(end)

/** Runs one command line and answers with the exit status. */
async function main(argv: string[]): Promise<number> {
  const wrong = unknownCommand(argv)
  if (wrong !== undefined) return refuse(problemText([wrong]))
  let answer: number = status.usage
  const root = program(argv, (given) => {
    answer = given
  })
  try {
    await root.parseAsync(argv, { from: 'user' })
    return answer
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : status.usage
    return await ownFault(error, argv)
  }
}

async function ownFault(error: unknown, argv: readonly string[]): Promise<Status> {
  const { ownFaultText } = await import('./own-fault.ts')
  process.stderr.write(ownFaultText(error, argv))
  return status.error
}

function refuse(text: string): Status {
  process.stderr.write(text)
  return status.usage
}

// Whoever read our output has seen enough: `jp-conformance … | head` is no fault.
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  throw error
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
