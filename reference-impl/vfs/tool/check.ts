import type { ProcessRunResult } from '../../../spec/generated/messages/vfs.ts'
import { objects, text, texts } from './arguments.ts'
import type { Host } from './host.ts'

/** Has the host run `commands`, a list of `{ program, args, envs }`, and reports which fail. @see rfd-d11 §process.run */
export async function check(host: Host): Promise<string> {
  const lines: string[] = []
  for (const command of objects(host.tool.arguments, 'commands')) {
    const [program, args] = [text(command, 'program'), texts(command, 'args')]
    const output = await host.call('process.run', { program, args, envs: texts(command, 'envs') })
    lines.push(`${[program, ...args].join(' ')}: ${verdictOn(output)}`)
  }
  return lines.length > 0 ? lines.join('\n') : 'nothing to check'
}

function verdictOn({ stdout, stderr, exit_code }: ProcessRunResult): string {
  if (exit_code === 0) return 'passes'
  const message = (stderr || stdout).trimEnd()
  return `fails with status ${exit_code}${message ? `\n${message}` : ''}`
}
