import { execa } from 'execa'

/** Builds an example; answers why that went wrong, or with nothing. */
export async function build(
  command: readonly string[],
  cwd: string,
  cancelSignal: AbortSignal,
): Promise<string | undefined> {
  const [program = '', ...args] = command
  const built = await execa(program, args, { cwd, cancelSignal, stdin: 'ignore', reject: false })
  if (!built.failed) return undefined
  return built.stderr.trim().split('\n').at(-1) || built.shortMessage
}
