import type { Policy } from '../../../spec/generated/messages/driver.ts'
import type { Decision } from '../service.ts'

type Commands = Policy['commands']

/** A tool without `commands` runs nothing; beside its rules somebody has to agree. */
export function decideProgram(commands: Commands, program: string, args: string[]): Decision {
  const shown = JSON.stringify([program, ...args])
  if (!commands || Object.keys(commands).length === 0)
    return { decision: 'refuse', because: `${shown} cannot be run: this tool runs no programs` }
  const rule = ruleFor(commands, program)
  if (!rule) return asked(shown, `${program} is not among the programs that this tool may run`)
  if (!rule.args || rule.args.some((allowed) => isLike(args, allowed))) return { decision: 'allow' }
  return asked(shown, `${program} may not be run with these arguments: ${shown}`)
}

/** The rule for a program, named exactly as the rule names it: a path to a file of that name is another program. */
export function ruleFor(commands: Commands, program: string) {
  return commands && Object.hasOwn(commands, program) ? commands[program] : undefined
}

/** A `**` at the end stands for any rest, also for none; anywhere else it is an argument like others. */
function isLike(args: readonly string[], allowed: readonly string[]): boolean {
  const isOpen = allowed.at(-1) === '**'
  const fixed = isOpen ? allowed.slice(0, -1) : allowed
  if (isOpen ? args.length < fixed.length : args.length !== fixed.length) return false
  return fixed.every((argument, at) => args[at] === argument)
}

const asked = (shown: string, because: string): Decision => ({
  decision: 'ask',
  question: `May the tool run ${shown}?`,
  because,
})
