import type { Command } from 'commander'
import { commands } from './commands.ts'
import type { Answer } from './status.ts'

/** A reference program: what it is, and the module that becomes it when it is loaded. */
interface Program {
  about: string
  load: () => Promise<unknown>
}

/** The reference programs by name, of one word or two. */
const programs: Record<string, Program> = {
  tool: {
    about: 'a tool of the VFS protocol',
    load: () => import('../reference-impl/vfs/tool/main.ts'),
  },
  flattener: {
    about: 'a flattener of tool schemas',
    load: () => import('../reference-impl/flattener/main.ts'),
  },
  plugin: {
    about: 'a command plugin',
    load: () => import('../reference-impl/plugin/program/main.ts'),
  },
  'host run': {
    about: 'a host that runs one tool',
    load: () => import('../reference-impl/host/run/main.ts'),
  },
  'host driver': {
    about: 'the driver of the host',
    load: () => import('../reference-impl/host/driver/main.ts'),
  },
  'plugin-host': {
    about: 'a host of command plugins',
    load: () => import('../reference-impl/plugin-host/program/main.ts'),
  },
}

/** Adds `reference` and the programs below it, which read the rest of the command line themselves. */
export function addReference(root: Command, argv: readonly string[], answer: Answer): void {
  const reference = group(root, 'reference', '', commands.reference, answer)
  const groups = new Map([['', reference]])
  for (const [name, program] of Object.entries(programs)) {
    const [last = '', first = ''] = name.split(' ').reverse()
    const parent =
      groups.get(first) ?? group(reference, first, first, `programs of the ${first}`, answer)
    groups.set(first, parent)
    addProgram(parent, last, program, argv.slice(1 + name.split(' ').length))
  }
}

/** Commands that share their first words; what is below none of them is refused. */
function group(to: Command, name: string, path: string, about: string, answer: Answer): Command {
  return to
    .command(name)
    .description(about)
    .usage('PROGRAM [ARGUMENTS…]')
    .argument('[words...]')
    .allowUnknownOption()
    .action(async ([word]: string[]) =>
      answer(await refuse([path, word].filter((part) => part).join(' '))),
    )
}

function addProgram(to: Command, name: string, { about, load }: Program, args: string[]): void {
  to.command(name)
    .description(about)
    .usage('[ARGUMENTS…]')
    .argument('[args...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(() => become(load, args))
}

/** Becomes a program, which ends by itself. */
async function become(load: Program['load'], args: readonly string[]): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
  process.removeAllListeners('uncaughtException')
  process.argv.splice(2, process.argv.length, ...args)
  await load()
  return new Promise<never>(() => {})
}

async function refuse(name: string): Promise<number> {
  const { refuseReference } = await import('./refusal.ts')
  return refuseReference(name, Object.keys(programs))
}
