import { existsSync } from 'node:fs'

/** What gives a program a terminal of its own: `script` of util-linux, which every Debian has. */
const SCRIPT = '/usr/bin/script'

/** Whether programs can be started on a terminal here. */
export const hasTerminals = process.platform === 'linux' && existsSync(SCRIPT)

/** Starts a command with a terminal as its stdin; its stdout and stderr stay the pipes that it is started with. */
export const onTerminal = (command: readonly string[]): string[] => [
  ...['sh', '-c', `exec 3>&1 4>&2; exec ${SCRIPT} -qefc "$0" /dev/null >/dev/null 2>&1`],
  `exec ${command.map(quoted).join(' ')} >&3 2>&4 3>&- 4>&-`,
]

/**
 * Starts a command with a terminal of usual size as all of its streams. What it shows there, errors among it, comes from one
 * pipe, with a carriage return before each line feed.
 */
export const whollyOnTerminal = (command: readonly string[]): string[] => [
  ...[SCRIPT, '-qefc', `stty rows 40 cols 100; exec ${command.map(quoted).join(' ')}`, '/dev/null'],
]

/** A word as a shell reads it again. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`
