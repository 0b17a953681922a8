import { specCommand } from './spec.ts'

/** Hands the rest of the command line to the commands that read the specification. */
export async function spec(args: string[]): Promise<number> {
  return specCommand(args, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  })
}
