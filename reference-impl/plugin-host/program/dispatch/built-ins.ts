import type { Outcome } from '../seams.ts'
import { begins, type Candidate, type Selecting } from './candidates.ts'

/** What a built-in command does with the words behind it: what it prints, and how it ends. */
interface BuiltInEnd extends Outcome {
  text?: string
}

/** A built-in command by its path. */
export interface BuiltIn {
  path: readonly string[]
  about: string
  /** `words`: those behind its path. */
  run(words: readonly string[], candidates: () => Promise<Candidate[]>): Promise<BuiltInEnd>
}

/** The commands that no plugin replaces. @see rfd072 §User Experience */
export const builtIns = (): BuiltIn[] => [
  { path: ['help'], about: 'Print this message', run: async () => ({ status: 0 }) },
  {
    path: ['version'],
    about: 'Print the version',
    run: async () => ({ status: 0, text: '0.1.0\n' }),
  },
  { path: ['plugin'], about: 'Manage plugins', run: unknownCommand },
  { path: ['plugin', 'list'], about: 'List plugins', run: list },
  { path: ['plugin', 'install'], about: 'Install a plugin', run: unavailable },
  { path: ['plugin', 'update'], about: 'Update the copy of the registry', run: unavailable },
]

/** What the words of a command line are looked up in. */
export interface Commands extends Selecting {
  builtIns: typeof builtIns
}

/** The built-in command with the longest path that the words begin with, and the words behind it. */
export async function builtInFor(
  words: readonly string[],
  commands: Commands,
): Promise<{ command: BuiltIn; behind: readonly string[] } | undefined> {
  const fitting = commands.builtIns().filter(({ path }) => begins(words, path))
  const [command] = fitting.toSorted((a, b) => b.path.length - a.path.length)
  return command && { command, behind: words.slice(command.path.length) }
}

async function list(_: readonly string[], candidates: () => Promise<Candidate[]>) {
  const lines = (await candidates()).map(({ path, place }) => `${path.join(' ')}  (${place})\n`)
  return { status: 0, text: lines.join('') }
}

const unknownCommand = async ([word = '']: readonly string[]) => unknown(`plugin ${word}`)

const unavailable = async () => ({ status: 1, complaint: 'there is no registry' })

/** The end of a command that nobody has. */
export const unknown = (word: string): Outcome => ({
  ...{ status: 2, complaint: `unrecognized subcommand '${word}'` },
})
