import { existsSync } from 'node:fs'
import { shellWord } from './shell-word.ts'

/** What gives a program a terminal of its own: `script` of util-linux, which every Debian has. */
const SCRIPT = '/usr/bin/script'

/** Whether programs can be started on a terminal here. */
export const hasTerminals = process.platform === 'linux' && existsSync(SCRIPT)

/** Starts a command with a terminal as its stdin; its stdout and stderr stay the pipes that it is started with. */
export const onTerminal = (command: readonly string[]): string[] => [
  ...['sh', '-c', `exec 3>&1 4>&2; exec ${SCRIPT} -qefc "$0" /dev/null >/dev/null 2>&1`],
  `exec ${command.map(shellWord).join(' ')} >&3 2>&4 3>&- 4>&-`,
]

/**
 * Starts a command with a terminal of usual size as all of its streams. What it shows there, errors among it, comes from one
 * pipe, with a carriage return before each line feed.
 */
export const whollyOnTerminal = (command: readonly string[]): string[] => [
  ...[SCRIPT, '-qefc'],
  `stty rows 40 cols 100; exec ${command.map(shellWord).join(' ')}`,
  '/dev/null',
]

/** Bytes of what is written to a terminal that are kept; more ends the program. */
const KEPT = 4_096

/**
 * Starts a command on a terminal of its own, with its three streams as they are; what it writes to the terminal comes to
 * stand in a file. The status of the command is lost.
 */
export const besideTerminal = (command: readonly string[], file: string): string[] => [
  ...['sh', '-c', `exec 3<&0 4>&1 5>&2; ${SCRIPT} -qefc "$0" /dev/null </dev/null 2>&1 | ${HEAD}`],
  `exec ${command.map(shellWord).join(' ')} <&3 >&4 2>&5 3<&- 4>&- 5>&-`,
  file,
]

const HEAD = `head -c ${KEPT} >"$1"`
