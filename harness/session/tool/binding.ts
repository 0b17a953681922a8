/**
 * How states and input travel between host and tool: `vfs` by messages both ways; `stdio` by reports on stdout, a line
 * each, raw bytes on stdin, and signals.
 * @see rfd-d11 §Integration with the stateful tool protocol, rfd009 §Apply serves two purposes
 */
export type Binding = 'vfs' | 'stdio'

/** An input on plain stdio: text for a running tool as it stands; an answer, or any other value, as a line of JSON. */
export const spelledInput = (input: unknown, isAnswer: boolean): string =>
  typeof input === 'string' && !isAnswer ? input : `${JSON.stringify(input)}\n`
