import { type CommandLine, isHelp } from '../command-line.ts'
import type { Output } from '../output.ts'
import type { Outcome, Seams } from '../seams.ts'
import { refusalOf } from './admission.ts'
import { type BuiltIn, unknown } from './built-ins.ts'
import type { Candidate } from './candidates.ts'

/** What the rest of the host does for a command line. */
export interface Actions {
  output: Output
  help(): Promise<Outcome>
  /** The settings here; undefined where there is no workspace. */
  settings(): Record<string, unknown> | undefined
  run(program: string, line: CommandLine): Outcome | Promise<Outcome>
}

/** Carries out a built-in command, or the plugin that the words select. @see rfd072 §User Experience */
export async function dispatch(
  line: CommandLine,
  seams: Seams,
  actions: Actions,
): Promise<Outcome> {
  const builtIn = await seams.builtInFor(line.words, seams)
  if (builtIn) return runBuiltIn(builtIn, seams, actions)
  const selected = seams.select(line.words, await seams.candidates(seams))
  if (!selected) return unknown(line.words[0] ?? '')
  const { plugin, args } = selected
  if (isHelp(args.at(-1))) return helpOf(plugin.description, actions.output)
  const settings = actions.settings()
  if (!settings) return { status: 1, complaint: 'there is no workspace here' }
  const complaint = refusalOf(plugin, settings, seams)
  if (complaint !== undefined) return { status: 1, complaint }
  return actions.run(plugin.program, { ...line, words: [plugin.id, ...args] })
}

type Found = NonNullable<Awaited<ReturnType<Seams['builtInFor']>>>

async function runBuiltIn(
  { command, behind }: Found,
  seams: Seams,
  { output, help }: Actions,
): Promise<Outcome> {
  if (command.path.join(' ') === 'help') return help()
  if (isHelp(behind[0])) return showUsage(command, output)
  const { text, ...outcome } = await command.run(behind, () => seams.candidates(seams))
  if (text !== undefined) output.write(1, text)
  return outcome
}

function showUsage({ path, about }: BuiltIn, output: Output): Outcome {
  output.write(1, `${about}\n\nUsage: jp ${path.join(' ')}\n`)
  return { status: 0 }
}

/** Shows the help of a plugin, by its description. */
export function helpOf(description: Candidate['description'], output: Output): Outcome {
  if (!description) return { status: 1, complaint: 'plugin does not support describe' }
  const { name, description: text, help = `${String(name)}: ${String(text)}` } = description
  output.write(1, `${String(help)}\n`)
  return { status: 0 }
}
