import { didYouMean } from './nearest.ts'
import { refuse } from './problem.ts'
import { type Status, status } from './status.ts'

/** The reference programs by name. */
const programs: Record<string, () => Promise<unknown>> = {
  tool: () => import('../reference-impl/vfs/tool/main.ts'),
  flattener: () => import('../reference-impl/flattener/main.ts'),
  'host run': () => import('../reference-impl/host/run/main.ts'),
  'host driver': () => import('../reference-impl/host/driver/main.ts'),
}

/** Becomes a reference program: it reads the rest of the command line and ends by itself. */
export async function reference(words: readonly string[]): Promise<Status> {
  const [name, args] = nameIn(words)
  const load = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (load === undefined) return refuseName(name)
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
  process.argv.splice(2, process.argv.length, ...args)
  await load()
  return new Promise<never>(() => {})
}

/** A name has one word or two. */
function nameIn(words: readonly string[]): [string, readonly string[]] {
  const two = words.slice(0, 2).join(' ')
  if (Object.hasOwn(programs, two)) return [two, words.slice(2)]
  return [words[0] ?? '', words.slice(1)]
}

function refuseName(name: string): Status {
  const known = Object.keys(programs)
  const says =
    name === ''
      ? 'name a reference program.'
      : `unknown reference program \`${name}\`; ${didYouMean(name, known)}`
  const hint = `jp-conformance reference (${known.join(' | ')}) [ARGUMENTS…]`
  return refuse([{ says, hint }], status.usage)
}
