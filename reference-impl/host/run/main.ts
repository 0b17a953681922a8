import { Host } from '../host.ts'
import { directoryProject } from '../project/directory.ts'
import { onTerminal } from './inquire.ts'
import { USAGE, type Wanted, wantedBy } from './options.ts'
import { displayed } from './shown-line.ts'

const CALL = 'run'

const wanted = wantedBy(process.argv.slice(2))
if (typeof wanted === 'string') misused(wanted)
else await run(wanted)

/** Runs a tool once; its result goes to stdout, what it writes to stderr is passed on at once. */
async function run({ root, tool, arguments: args, sandbox }: Wanted): Promise<void> {
  const host = new Host({
    project: directoryProject(root),
    tools: [tool],
    sandbox,
    env: ownVariables(),
    onStderr: (chunk) => process.stderr.write(chunk),
    vary: (parts) => parts,
    ...(process.stdin.isTTY && { inquire: onTerminal }),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => host.cancel(CALL))
  const call = { id: CALL, tool: tool.name, arguments: args }
  const [response] = (await host.call({ calls: [call] })).responses
  if (response === undefined) throw new Error('a call got no response')
  const { stream, text, status } = displayed(response)
  process[stream].write(text, () => process.exit(status))
}

function ownVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => [[name, value]]),
  )
}

function misused(problem: string): void {
  process.stderr.write(`${problem}\nusage: ${USAGE}\n`, () => process.exit(2))
}
