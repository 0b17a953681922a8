import { writeFileSync } from 'node:fs'
import { type Role, template } from './init/template.ts'
import { didYouMean } from './nearest.ts'
import { type Problem, refuse } from './problem.ts'
import { type Status, status } from './status.ts'

const ROLES = ['tool', 'host', 'flattener'] as const

/** Writes a commented configuration to start from, never over a file that is there. */
export function init(role: string, { output }: { output: string }): Status {
  if (!ROLES.some((known) => known === role))
    return refuse([{ says: `unknown role \`${role}\`; ${didYouMean(role, ROLES)}` }], status.usage)
  try {
    writeFileSync(output, template(role as Role), { flag: 'wx' })
  } catch (error) {
    return refuse([unwritten(output, error as NodeJS.ErrnoException)], status.usage)
  }
  process.stdout.write(`${output} is written. Next: jp-conformance ${role} --config ${output}\n`)
  return status.conformant
}

function unwritten(output: string, { code, message }: NodeJS.ErrnoException): Problem {
  if (code === 'EEXIST')
    return { says: `${output} is there already.`, hint: 'Name another file: --output FILE' }
  return { says: `${output} cannot be written: ${message}` }
}
