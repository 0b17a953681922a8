import { homedir } from 'node:os'
import { join } from 'node:path'
import { assistantFor } from './agent/choose-assistant.ts'
import { type CommandLine, isHelp, readCommandLine } from './command-line.ts'
import { dispatch, helpOf } from './dispatch/dispatch.ts'
import { findPlugin } from './find-plugin.ts'
import { seamsFor } from './mutated.ts'
import { Run } from './run.ts'
import type { Outcome, Seams } from './seams.ts'
import { findWorkspace, type Workspace } from './workspace.ts'

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
  if (line.dispatch) return dispatchLine(line, seams)
  const program = findPlugin(name)
  if (!program) return { status: 2, complaint: `unrecognized subcommand '${name}'` }
  return isHelp(args.at(-1)) ? showPluginHelp(program, seams) : run(program, line, seams)
}

function dispatchLine(line: CommandLine, seams: Seams): Promise<Outcome> {
  return dispatch(line, seams, {
    output,
    help: () => showHelp(seams),
    settings: () => settingsIn(findWorkspace(process.cwd()), line, seams),
    isInWorkspace: () => findWorkspace(process.cwd()) !== undefined,
    run: (program, its) => run(program, its, seams),
  })
}

async function showHelp(seams: Seams): Promise<Outcome> {
  output.write(1, await seams.help(seams))
  return { status: 0 }
}

async function showPluginHelp(program: string, seams: Seams): Promise<Outcome> {
  return helpOf(await seams.describe(program, seams), output)
}

function run(program: string, line: CommandLine, seams: Seams): Outcome | Promise<Outcome> {
  const workspace = findWorkspace(process.cwd())
  if (!workspace) return { status: 1, complaint: 'there is no workspace here' }
  output.traceTo(join(workspace.storage, 'trace.log'))
  const settings = settingsIn(workspace, line, seams)
  const init = seams.init(workspace, settings, line)
  const assistant = assistantFor(settings, workspace)
  const sources = { workspace, settings, writer: new seams.Writer(workspace), assistant }
  return new Run(program, init, seams, sources, output).outcome
}

/** The settings that hold here: those of the user, of the workspace if there is one, and of the command line. */
function settingsIn(workspace: Workspace | undefined, line: CommandLine, seams: Seams) {
  const user = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config')
  const own = workspace ? [join(workspace.storage, 'config.json')] : []
  const layers = [join(user, 'jp/config.json'), ...own]
  return seams.resolveSettings(layers, line.overrides)
}
