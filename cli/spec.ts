import { didYouMean } from './nearest.ts'
import { problemText } from './problem.ts'
import { type Io, type LinksOf, type Subcommand, UsageError } from './spec/command.ts'
import { columns } from './spec/table.ts'

export type { Io, LinksOf } from './spec/command.ts'

const commands = new Map<string, () => Promise<Subcommand>>([
  ['list', async () => (await import('./spec/list.ts')).list],
  ['show', async () => (await import('./spec/show.ts')).show],
  ['trace', async () => (await import('./spec/trace.ts')).trace],
  ['export', async () => (await import('./spec/export.ts')).exporting],
])

/** Runs `spec …` and answers with the exit status: 0, or 2 for wrong usage and unknown names. */
export async function specCommand(argv: string[], io: Io, linksOf?: LinksOf): Promise<number> {
  const [name, ...args] = argv
  const load = commands.get(name ?? '')
  if (!load || wantsHelp(argv)) return usage(name, io)
  const command = await load()
  try {
    return await command.run(args, io, linksOf)
  } catch (error) {
    if (!isUsage(error)) throw error
    const says = unknownOption(error, command) ?? error.message
    io.err(problemText([{ says, hint: `jp-conformance spec ${command.usage}` }]))
    return 2
  }
}

function unknownOption({ message }: Error, { usage }: Subcommand): string | undefined {
  const [, option] = /^Unknown option '(-[^']*)'/.exec(message) ?? []
  if (option === undefined) return undefined
  return `unknown option \`${option}\`; ${didYouMean(option, usage.match(/--[a-z-]+/g) ?? [])}`
}

const help = ['--help', '-h', 'help']

const wantsHelp = (argv: string[]): boolean => argv.some((arg) => help.includes(arg))

async function usage(name: string | undefined, io: Io): Promise<number> {
  const loaded = await Promise.all([...commands.values()].map((load) => load()))
  const rows = loaded.map(({ usage, about }) => [`  spec ${usage}`, about])
  const asked = name !== undefined && (help.includes(name) || commands.has(name))
  if (name !== undefined && !asked) {
    const says = `unknown command \`spec ${name}\`; ${didYouMean(name, [...commands.keys()])}`
    io.err(problemText([{ says }]))
  }
  const write = asked ? io.out : io.err
  write(`usage:\n${columns(rows)}`)
  return asked ? 0 : 2
}

/** Node's own argument parser marks its refusals with a code. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
