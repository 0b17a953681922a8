import { existsSync, writeFileSync } from 'node:fs'
import { suites } from '../conformance/suite-list.ts'
import { unwritable } from './destinations.ts'
import { template } from './init/template.ts'
import { didYouMean } from './nearest.ts'
import { type Problem, refuse } from './problem.ts'
import { type Status, status } from './status.ts'
import { whyUnreadable } from './unreadable.ts'

/** Writes a commented configuration to start from, never over a file that is there. */
export function init(role: string, { output }: { output: string }): Status {
  const entry = suites.find((each) => each.role === role)
  if (entry === undefined) {
    const known = suites.map((each) => each.role)
    return refuse(
      [{ message: `unknown role \`${role}\`; ${didYouMean(role, known)}` }],
      status.usage,
    )
  }
  const problems = unwritable(output, 'the configuration')
  if (problems.length > 0 && !existsSync(output)) return refuse(problems, status.usage)
  try {
    writeFileSync(output, template(entry), { flag: 'wx' })
  } catch (error) {
    return refuse([unwritten(output, error as NodeJS.ErrnoException)], status.usage)
  }
  process.stdout.write(`${output} is written. Next: jp-conformance ${role} --config ${output}\n`)
  return status.conformant
}

function unwritten(output: string, error: NodeJS.ErrnoException): Problem {
  if (error.code === 'EEXIST')
    return { message: `${output} is there already.`, hint: 'Name another file: --output FILE' }
  return { message: `${output} cannot be written: ${whyUnreadable(error)}.` }
}
