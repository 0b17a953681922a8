import { spawn } from 'node:child_process'

/** Builds an example; answers why that went wrong, or with nothing. */
export function build(
  command: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], signal })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message))
    child.on('close', (code) => resolve(code === 0 ? undefined : lastLine(said, code)))
  })
}

function lastLine(said: string, code: number | null): string {
  return said.trim().split('\n').at(-1) || `it ended with status ${code}`
}
