import type { Outcome } from '../run-end.ts'
import { begins, type Selecting } from './candidates.ts'
import { type Deciding, install } from './install.ts'

/** What a built-in command does with the words behind it: what it prints, and how it ends. */
interface BuiltInEnd extends Outcome {
  text?: string
}

/** What a built-in command finds. */
export interface Found {
  seams: Deciding
  settings(): Record<string, unknown>
}

/** A built-in command by its path. */
export interface BuiltIn {
  path: readonly string[]
  about: string
  /** `words`: those behind its path. */
  run(words: readonly string[], found: Found): Promise<BuiltInEnd>
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
  { path: ['plugin', 'install'], about: 'Install a plugin', run: installByWords },
  { path: ['plugin', 'update'], about: 'Update the copy of the registry', run: update },
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

async function list(_: readonly string[], { seams }: Found) {
  const lines = (await seams.candidates(seams)).map(
    ({ path, place }) => `${path.join(' ')}  (${place})\n`,
  )
  return { status: 0, text: lines.join('') }
}

const unknownCommand = async ([word = '']: readonly string[]) => unknown(`plugin ${word}`)

/** Installs what the words name: a command path, or an id. */
const installByWords = (words: readonly string[], { seams, settings }: Found) =>
  orComplaint(async () => {
    const entries = seams.entriesIn(seams.copyOfRegistry(), seams)
    const named = words.join(' ')
    const entry = entries.find(({ path, id }) => path.join(' ') === named || id === named)
    if (!entry) throw new Error(`the registry has no \`${named}\``)
    await install(entry, entries, settings(), seams)
  })

const update = (_: readonly string[], { seams }: Found) =>
  orComplaint(() => seams.fetchRegistry(seams))

/** Ends with status 0, or with 1 and what went wrong. */
async function orComplaint(act: () => Promise<void>): Promise<BuiltInEnd> {
  try {
    await act()
    return { status: 0 }
  } catch (failure) {
    return { status: 1, complaint: failure instanceof Error ? failure.message : String(failure) }
  }
}

/** The end of a command that nobody has. */
export const unknown = (word: string): Outcome => ({
  ...{ status: 2, complaint: `unrecognized subcommand '${word}'` },
})
