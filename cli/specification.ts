import { specCommand } from './spec.ts'

/** Hands the rest of the command line to the commands that read the specification. */
export async function spec(args: string[]): Promise<number> {
  const io = {
    out: (text: string) => process.stdout.write(text),
    err: (text: string) => process.stderr.write(text),
  }
  return specCommand(args, io, async (id) => (await import('./links.ts')).linksOf(id))
}
