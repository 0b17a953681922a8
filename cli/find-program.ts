import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { formatProblem, interpreterIn } from '../harness/launch/format.ts'
import { fileOnPath, kindAt, kindsOnPath } from '../harness/launch/program.ts'
import type { Problem } from './problem.ts'

/** Where a program is looked for. */
export interface SearchEnvironment {
  /** The directory that a relative path starts from. */
  base: string
  /** The value of PATH. */
  path: string
}

/** Why the first word of a command cannot be started, or nothing when it can. */
export function notAProgram(
  command: readonly string[],
  { base, path }: SearchEnvironment,
): Problem | undefined {
  const [program = ''] = command
  if (program === '') return { message: 'the command begins with an empty word.' }
  if (!program.includes('/')) return onPath(command, program, path)
  return atPath(command, program, isAbsolute(program) ? program : resolve(base, program))
}

function onPath(command: readonly string[], program: string, path: string): Problem | undefined {
  const there = kindsOnPath(program, path)
  if (there.includes('program')) return withoutFormat(program, fileOnPath(program, path) ?? '')
  if (there.includes('file'))
    return { message: `\`${program}\` is on the PATH, but it is not executable.`, hint: EXECUTABLE }
  const message = `there is no program \`${program}\` on the PATH.`
  return { message, hint: shellHint(command) ?? hereHint(program) }
}

function atPath(command: readonly string[], program: string, file: string): Problem | undefined {
  const kind = kindAt(file)
  if (kind === 'program') return withoutInterpreter(program, file) ?? withoutFormat(program, file)
  if (kind === 'directory') return { message: `\`${program}\` is a directory, not a program.` }
  if (kind === 'file') return { message: `\`${program}\` is not executable.`, hint: EXECUTABLE }
  return { message: `there is no program \`${program}\` (${file}).`, hint: shellHint(command) }
}

// The system's own message, that the program does not exist, leads everybody astray.
function withoutInterpreter(program: string, file: string): Problem | undefined {
  const interpreter = interpreterIn(file)
  if (interpreter === undefined || existsSync(interpreter)) return undefined
  const hint = interpreter.endsWith('\r') ? LINE_ENDS : undefined
  return { message: `the interpreter of \`${program}\`, ${interpreter}, does not exist.`, hint }
}

// The C library would give it to a shell, and a shell is never involved.
function withoutFormat(program: string, file: string): Problem | undefined {
  const problem = formatProblem(file)
  if (problem === undefined) return undefined
  return { message: `\`${program}\` cannot be started: ${problem}.`, hint: FORMAT }
}

const FORMAT =
  'Begin a script with #! and its interpreter, such as #!/usr/bin/env python3; build a program anew.'

const LINE_ENDS = 'Its first line ends with CR LF, as on Windows; save it with LF.'

const EXECUTABLE = 'Make it executable (chmod +x), or name its interpreter: python3 FILE.'

function shellHint(command: readonly string[]): string | undefined {
  const [program = ''] = command
  if (/^\w+=/.test(program) && command.length > 1)
    return `No shell is involved: set a variable under \`env\` in the configuration, or start the program env: ${['env', ...command].join(' ')}.`
  if (/^(~|\$\w+|\$\{\w+\})(\/|$)/.test(program) && !/\s/.test(program))
    return 'No shell is involved, which would replace ~ and variables: write the whole path.'
  if (BUILTINS.has(program)) return `\`${program}\` is a command of a shell: start one, sh -c '…'.`
  if (!/[\s|&;<>$`]|^\w+=/.test(program)) return undefined
  const words = JSON.stringify(program.trim().split(/\s+/)).replaceAll(',', ', ')
  return `No shell is involved: write each word by itself, ${words}, or start a shell: sh -c '…'.`
}

/** Commands that shells have themselves, and that no PATH leads to. */
const BUILTINS = new Set(['cd', 'source', '.', 'export', 'alias', 'eval', 'exec', 'set', 'ulimit'])

function hereHint(program: string): string {
  return `For a program in this directory write ./${program}.`
}
