import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import type {
  ConfigureParams,
  PluginParams,
  PluginResult,
} from '../../../spec/generated/messages/driver.ts'
import { SCRIPT, ScriptedAssistant } from '../program/agent/scripted-assistant.ts'
import type { CommandLine } from '../program/command-line.ts'
import { Locks } from '../program/locks.ts'
import { Workspace } from '../program/workspace.ts'
import { layOutPlugin, layOutWorkspace } from './lay-out.ts'

/** A host that is a process of its own for each plugin, and the workspace that all of them share. */
export interface DrivenHost {
  workspace: Workspace
  locks: Locks
  assistant: ScriptedAssistant
  runPlugin(params: PluginParams): Promise<PluginResult>
  interrupt(signal: NodeJS.Signals): void
  /** Ends every process, and removes the workspace. */
  close(): void
}

/** Lays a workspace out, in which hosts can be started. */
export function driveHost(params: ConfigureParams, line: CommandLine): DrivenHost {
  const folder = mkdtempSync(join(tmpdir(), 'reference-plugin-host-'))
  const root = join(folder, 'workspace')
  const running = new Set<ChildProcess>()
  layOutWorkspace(root, params)
  const env = environment(params, folder)
  const workspace = new Workspace(root)
  const assistant = new ScriptedAssistant(scriptIn(folder))
  return {
    ...{ workspace, locks: new Locks(join(workspace.storage, 'locks')), assistant },
    async runPlugin({ name = 'probe', command, args }) {
      if (command) layOutPlugin(folder, name, command)
      const words = [...hostCommand(), ...optionsOf(line), name, ...args]
      const child = spawn(words[0] as string, words.slice(1), { cwd: root, env, detached: true })
      running.add(child)
      return resultOf(child).finally(() => running.delete(child))
    },
    interrupt(signal) {
      for (const child of running) child.kill(signal)
    },
    close() {
      for (const child of running) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function resultOf(child: ChildProcess): Promise<PluginResult> {
  const [output, diagnostics]: [Buffer[], Buffer[]] = [[], []]
  child.stdin?.end()
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => diagnostics.push(chunk))
  const textOf = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) =>
      resolve({
        ...{ status: code ?? 1, output: textOf(output), diagnostics: textOf(diagnostics) },
      }),
    )
  })
}

const environment = ({ env = {} }: ConfigureParams, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...env,
  [SCRIPT]: scriptIn(folder),
  PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
})

const scriptIn = (folder: string) => join(folder, 'assistant')

/** The words that start this program again as the host. */
function hostCommand(): string[] {
  const [node = process.execPath, program = ''] = process.argv
  return basename(program) === 'plugin-host.js'
    ? [node, program]
    : [node, program, 'reference', 'plugin-host']
}

const optionsOf = ({ mutant, variant }: CommandLine): string[] => [
  ...(mutant === undefined ? [] : ['--mutant', mutant]),
  ...(variant === undefined ? [] : ['--variant', variant]),
]
