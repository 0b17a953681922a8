import { type CommandLine, isHelp } from '../command-line.ts'
import type { Output } from '../output.ts'
import type { Outcome, Seams } from '../seams.ts'
import { refusalOf } from './admission.ts'
import { type BuiltIn, unknown } from './built-ins.ts'
import type { Candidate } from './candidates.ts'
import { showHelpOf } from './help.ts'
import { install } from './install.ts'

/** What the rest of the host does for a command line. */
export interface Actions {
  output: Output
  help(): Promise<Outcome>
  /** The settings here, those of a workspace only where there is one. */
  settings(): Record<string, unknown>
  isInWorkspace(): boolean
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
  const candidates = await seams.candidates(seams)
  const selected = seams.select(line.words, candidates)
  if (!selected) return unknown(line.words[0] ?? '')
  const { plugin, args } = selected
  const help = () => showHelpOf(plugin, candidates, seams, actions.output)
  if (isHelp(args.at(-1))) return help()
  if (!plugin.entry?.isGroup)
    return runPlugin(plugin, { ...line, words: [...args] }, seams, actions)
  const end = seams.endOfGroup(plugin, candidates)
  if (end.help) help()
  return end
}

/** Runs a plugin that may run; one of the registry is installed first. `line` has the words behind its path. */
async function runPlugin(plugin: Candidate, line: CommandLine, seams: Seams, actions: Actions) {
  if (!actions.isInWorkspace()) return { status: 1, complaint: 'there is no workspace here' }
  const settings = actions.settings()
  const complaint = refusalOf(plugin, settings, seams)
  if (complaint !== undefined) return { status: 1, complaint }
  const here = await hereOf(plugin, settings, seams)
  if (typeof here === 'string') return { status: 1, complaint: here }
  const refusal = refusalOf(here, settings, seams)
  if (refusal !== undefined) return { status: 1, complaint: refusal }
  return actions.run(here.program, { ...line, words: [seams.settingsName(here), ...line.words] })
}

/** A plugin as it is installed; why it cannot be, as a text. */
async function hereOf(
  plugin: Candidate,
  settings: Record<string, unknown>,
  seams: Seams,
): Promise<Candidate | string> {
  const { entry, place } = plugin
  if (place !== 'registry' || !entry) return plugin
  try {
    const entries = seams.entriesIn(seams.copyOfRegistry(), seams)
    const program = await install(entry, entries, settings, seams)
    return { ...plugin, program, place: 'installed' }
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure)
  }
}

type Found = NonNullable<Awaited<ReturnType<Seams['builtInFor']>>>

async function runBuiltIn(
  { command, behind }: Found,
  seams: Seams,
  { output, help, settings }: Actions,
): Promise<Outcome> {
  if (command.path.join(' ') === 'help') return help()
  if (isHelp(behind[0])) return showUsage(command, output)
  const { text, ...outcome } = await command.run(behind, { seams, settings })
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
