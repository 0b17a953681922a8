import { BadArgument } from '../../bad-argument.ts'

/** What the command line asks for. */
export interface CommandLine {
  /** Name of a deliberate defect or of a variant of the behaviour. */
  mutant?: string
  variant?: string
  /** How much is traced: 0 is error, 4 is trace. */
  verbosity: number
  quiet: boolean
  json: boolean
  /** It is to be a driver around the host. */
  driver: boolean
  /** Plugins are selected by their command paths, and admitted by policies. */
  dispatch: boolean
  /** Settings that are overridden, `key=value` each. */
  overrides: string[]
  /** The words behind the options of the host: a plugin's name and its arguments. */
  words: string[]
}

/** How many words an option takes. */
const VALUED = ['--mutant', '--variant', '--cfg', '--format']

/** Reads the options of the host, which end at the first word that is none. @throws Error on an unknown option. */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const line: CommandLine = {
    ...{ verbosity: 0, quiet: false, json: false, driver: false, dispatch: false },
    ...{ overrides: [], words: [] },
  }
  let at = 0
  while (at < argv.length && argv[at]?.startsWith('-') && !isHelp(argv[at])) {
    const option = argv[at] as string
    const value = VALUED.includes(option) ? argv[at + 1] : undefined
    readOption(line, option, value)
    at += value === undefined ? 1 : 2
  }
  line.words = argv.slice(at)
  return line
}

/** Whether a word asks for help. */
export const isHelp = (word: string | undefined): boolean => word === '-h' || word === '--help'

function readOption(line: CommandLine, option: string, value: string | undefined): void {
  if (/^-v+$/.test(option)) line.verbosity += option.length - 1
  else if (option === '-q' || option === '--quiet') line.quiet = true
  else if (option === '--driver') line.driver = true
  else if (option === '--dispatch') line.dispatch = true
  else if (value === undefined) throw new BadArgument(`unknown option ${option}`)
  else if (option === '--format') line.json = value === 'json'
  else if (option === '--cfg') line.overrides.push(value)
  else if (option === '--mutant') line.mutant = value
  else line.variant = value
}
