import type { Tool } from '../../spec/generated/messages/driver.ts'
import type { JsonObject } from '../wire/json.ts'
import type { Reply } from './host.ts'

/** What of a tool's configuration only a driver can be told. */
export function beyondCommand({
  limits,
  options,
  answers,
  stateful,
  runtime,
  run,
}: Tool): string | undefined {
  if (limits && Object.keys(limits).length > 0) return 'the limits of a tool'
  if (options && Object.keys(options).length > 0) return 'the options of a tool'
  if (answers && Object.keys(answers).length > 0) return 'preset answers'
  if (stateful) return 'that a tool is stateful'
  if (runtime === 'stdio') return 'the runtime of a tool'
  return run === 'ask' ? 'that a call needs permission' : undefined
}

/** Says what a plain command cannot be told. */
export const cannot = (what: string): Reply => ({
  refused: `a plain command cannot be told ${what}`,
  lacks: 'words',
})

/** A word of the command with its placeholders replaced. */
export const filled = (word: string, values: Record<string, string>) =>
  word.replace(/\{(tool|arguments|root|policy)\}/g, (_, name: string) => values[name] ?? '')

/** How a command ended, and all that it wrote. */
interface End {
  code: number | null
  signal: string | null
  output: Buffer[]
  errors: Buffer[]
}

/** What a command printed is the result when it ended with status 0, else the error. */
export function answerOf({ code, signal, ...written }: End): JsonObject {
  const output = textOf(written.output)
  if (code === 0) return { result: output }
  const how = signal === null ? `status ${code}` : signal
  return { error: textOf(written.errors).trim() || output.trim() || `it ended with ${how}` }
}

const textOf = (pieces: Buffer[]) => Buffer.concat(pieces).toString('utf8')
