import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import type { Parts } from '../runtime/parts.ts'
import { refusal } from './response.ts'

/** A tool that is run without the protocol. */
export interface PlainRun {
  /** Never rejects. */
  over: Promise<ToolCallResponse>
  cancel(): void
  end(): void
}

/**
 * Runs a tool of the runtime `stdio`: nothing is said to it, and what it prints is its output.
 * @see rfd-d11 §Migration path for existing tools
 */
export function runPlainly(id: string, command: readonly string[], parts: Parts): PlainRun {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  return {
    over: printed(id, parts.confine(command), parts, stopping.signal),
    cancel: stop,
    end: stop,
  }
}

async function printed(
  id: string,
  command: readonly string[] | undefined,
  { cwd, environment, limits, onStderr }: Parts,
  cancelSignal: AbortSignal,
): Promise<ToolCallResponse> {
  const [program, ...args] = command ?? []
  if (program === undefined) return refusal(id, 'there is no sandbox, or no such program, for it')
  const { execa } = await import('execa')
  const running = execa(program, args, {
    ...{ cwd, env: environment, extendEnv: false, stdin: 'ignore', reject: false },
    ...{ stripFinalNewline: false, cancelSignal, forceKillAfterDelay: limits.termGraceMs },
  })
  running.stderr.on('data', onStderr)
  const { exitCode, stdout, stderr, isCanceled } = await running
  if (isCanceled) return { ...refusal(id, 'the call was cancelled'), cancelled: true }
  if (exitCode === 0) return { id, result: String(stdout) }
  return refusal(id, String(stderr).trimEnd() || `the tool exited with status ${exitCode}`)
}
