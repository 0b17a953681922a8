/** Runs the project's commands on the host and states which of them fail. */
import { type Host, vfsTool } from '../../sdk/index.ts'

type Command = { program: string; args?: string[]; envs?: string[] }
type Output = { stdout: string; stderr: string; exit_code: number | null }

await vfsTool(async ({ host, arguments: given }) => {
  const { commands } = given as { commands: Command[] }
  const lines: string[] = []
  for (const command of commands) lines.push(await check(host, command))
  return lines.join('\n')
})

async function check(host: Host, { program, args = [], envs = [] }: Command): Promise<string> {
  const output = await host.call('process.run', { program, args, envs })
  const name = [program, ...args].join(' ')
  return output.exit_code === 0 ? `✓ ${name}` : `✗ ${name}: ${reason(output)}`
}

function reason({ stdout, stderr, exit_code }: Output): string {
  const lastLine = (stderr || stdout).trimEnd().split('\n').at(-1)
  return `status ${exit_code}${lastLine ? `, ${lastLine}` : ''}`
}
