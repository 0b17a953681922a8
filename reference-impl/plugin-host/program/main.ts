import { homedir } from 'node:os'
import { join } from 'node:path'
import { assistantFor } from './agent/choose-assistant.ts'
import { type CommandLine, isHelp, readCommandLine } from './command-line.ts'
import { findPlugin } from './find-plugin.ts'
import { seamsFor } from './mutated.ts'
import { Run } from './run.ts'
import type { Outcome, Seams } from './seams.ts'
import { resolveSettings } from './settings.ts'
import { findWorkspace } from './workspace.ts'

const line = readCommandLine(process.argv.slice(2))
if (line.driver) {
  const { drive } = await import('../driver/main.ts')
  await drive(line)
}
const seams = await seamsFor(line)
const output = new seams.Output(line)
const { status, complaint } = await outcomeOf(line, seams)
output.finish()
if (complaint !== undefined) output.error(complaint)
process.exit(status)

function outcomeOf(line: CommandLine, seams: Seams): Outcome | Promise<Outcome> {
  const [name, ...args] = line.words
  if (name === undefined || isHelp(name)) return showHelp(seams)
  const program = findPlugin(name)
  if (!program) return { status: 2, complaint: `unrecognized subcommand '${name}'` }
  return isHelp(args.at(-1)) ? showPluginHelp(program, seams) : run(program, line, seams)
}

async function showHelp(seams: Seams): Promise<Outcome> {
  output.write(1, await seams.help(seams))
  return { status: 0 }
}

async function showPluginHelp(program: string, seams: Seams): Promise<Outcome> {
  const description = await seams.describe(program, seams)
  if (!description) return { status: 1, complaint: 'plugin does not support describe' }
  const { name, description: text, help = `${String(name)}: ${String(text)}` } = description
  output.write(1, `${String(help)}\n`)
  return { status: 0 }
}

function run(program: string, line: CommandLine, seams: Seams): Outcome | Promise<Outcome> {
  const workspace = findWorkspace(process.cwd())
  if (!workspace) return { status: 1, complaint: 'there is no workspace here' }
  output.traceTo(join(workspace.storage, 'trace.log'))
  const user = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config')
  const layers = [join(user, 'jp/config.json'), join(workspace.storage, 'config.json')]
  const settings = resolveSettings(layers, line.overrides)
  const init = seams.init(workspace, settings, line)
  const assistant = assistantFor(settings, workspace)
  const sources = { workspace, settings, writer: new seams.Writer(workspace), assistant }
  return new Run(program, init, seams, sources, output).outcome
}
