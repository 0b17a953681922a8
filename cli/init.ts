import { existsSync, writeFileSync } from 'node:fs'
import { suites } from '../conformance/suite-list.ts'
import { commandLine } from '../reports/reproduce.ts'
import { unwritable } from './destinations.ts'
import { template } from './init/template.ts'
import { didYouMean } from './nearest.ts'
import { type Problem, refuse } from './problem.ts'
import { startedAs } from './started-as.ts'
import { statOf } from './stat-of.ts'
import { type Status, status } from './status.ts'
import { whyUnreadable } from './unreadable.ts'

/** Writes a commented configuration to start from, never over a file that is there. */
export function init(role: string, { output }: { output: string }): Status {
  const entry = suites.find((each) => each.role === role)
  if (entry === undefined) {
    return refuse([unknownRole(role)], status.usage)
  }
  const problems = unwritable(output, 'the configuration')
  if (problems.length > 0 && !existsSync(output)) return refuse(problems, status.usage)
  try {
    writeFileSync(output, template(entry, output), { flag: 'wx' })
  } catch (error) {
    return refuse([unwritten(output, error as NodeJS.ErrnoException)], status.usage)
  }
  const next = [...startedAs(), role, '--config', output]
  process.stdout.write(`${output} is written. Next: ${commandLine(next)}\n`)
  return status.conformant
}

function unknownRole(role: string): Problem {
  const message = `unknown role \`${role}\``
  const key = KINDS_OF_TOOLS.get(role)
  if (key !== undefined)
    return {
      message: `${message}; it is a kind of tool.`,
      hint: `jp-conformance init tool, and state \`${key}\` there.`,
    }
  return {
    message: `${message}; ${didYouMean(
      role,
      suites.map((each) => each.role),
    )}`,
  }
}

/** What is no role of its own, and the key of a tool's configuration that states it. */
const KINDS_OF_TOOLS = new Map([
  ['vfs', 'protocol: vfs'],
  ['outcome', 'protocol: outcome'],
  ['one-shot', 'protocol: outcome'],
  ['stdio', 'protocol: stdio'],
  ['stateful', 'stateful: true'],
])

function unwritten(output: string, error: NodeJS.ErrnoException): Problem {
  if (statOf(output)?.isDirectory())
    return { message: `${output} is a directory.`, hint: 'Name a file: --output FILE' }
  if (error.code === 'EEXIST')
    return { message: `${output} is there already.`, hint: 'Name another file: --output FILE' }
  return { message: `${output} cannot be written: ${whyUnreadable(error)}.` }
}
