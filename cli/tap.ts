import { startOfTapped } from '../conformance/tap/session.ts'
import type { Tapping } from '../harness/tap/tap.ts'
import { type Destination, destinationsOf, unwritable } from './destinations.ts'
import { notAProgram } from './find-program.ts'
import { filesNamed, overwriting } from './inputs.ts'
import { type Problem, type Problems, refuse } from './problem.ts'
import { status } from './status.ts'
import { afterDashes } from './subject.ts'
import { endAs } from './tap/end-as.ts'
import { lossesTo } from './unwritten.ts'

/** Options of `tap`. */
export interface TapOptions {
  record?: string
  report?: string[]
  quiet?: true
  color: boolean
}

/**
 * Stands between the host that started it and a program, and judges both when the program has ended; ends as that did, so
 * that its host sees what it would see without it.
 */
export async function tap(
  options: TapOptions,
  { words, argv }: { words: readonly string[]; argv: readonly string[] },
): Promise<number> {
  const command = afterDashes(argv)
  const problems: Problems = []
  const destinations = await destinationsTo(options, problems)
  problems.push(...misplaced(words, command), ...overwrites(options, destinations, command))
  problems.push(...unwritable(options.record, 'the recording'))
  if (problems.length > 0) return refuse(problems, status.usage)
  const absent = notAProgram(command, { base: process.cwd(), path: process.env.PATH ?? '' })
  if (absent) return refuse([absent], status.error)
  return tapped(options, command, destinations, argv)
}

async function tapped(
  options: TapOptions,
  command: readonly string[],
  destinations: readonly Destination[],
  argv: readonly string[],
): Promise<number> {
  const losses = lossesTo((line) => process.stderr.write(line))
  const { recordingInto } = await import('./tap/recording.ts')
  const { close, recorded } = recordingInto(options.record, losses)
  const startOf = startOfTapped(command, `tapped ${new Date().toISOString()} ${process.pid}`)
  const end = await between({ command, startOf, recorded })
  if ('message' in end) return refuse([end], status.error)
  close()
  if (!options.quiet || destinations.length > 0) {
    const { report } = await import('./tap/report.ts')
    await report(end.transcript, { ...options, destinations, losses, argv })
  }
  return endAs(end)
}

async function between(tapping: Tapping) {
  const { tap: run } = await import('../harness/tap/tap.ts')
  try {
    return await run(tapping)
  } catch (error) {
    return { message: `the command cannot be started: ${(error as Error).message}.` }
  }
}

/** What stands on stdout is the program's: a report needs a file. */
async function destinationsTo(
  { report = [] }: TapOptions,
  problems: Problems,
): Promise<readonly Destination[]> {
  if (report.length === 0) return []
  const destinations = await destinationsOf(report, problems)
  const onStdout = destinations.filter(({ file }) => file === undefined)
  const hints = onStdout.map(({ format }) => `--report ${format}=FILE`)
  const message = 'stdout belongs to the protocol: a report of tap needs a file.'
  problems.push(...hints.map((hint) => ({ message, hint })))
  return destinations
}

function misplaced(words: readonly string[], command: readonly string[]): Problem[] {
  const [early] = words.slice(0, words.length - command.length)
  if (early !== undefined) {
    const message = `\`${early}\` is out of place: the command comes after \`--\`.`
    return [{ message, hint: `jp-conformance tap -- ${[...words].join(' ')}` }]
  }
  if (command.length > 0) return []
  const message = 'there is nothing to stand before: name the command of a tool or plugin.'
  return [{ message, hint: 'jp-conformance tap --record FILE -- ./tool' }]
}

function overwrites(
  { record }: TapOptions,
  destinations: readonly Destination[],
  command: readonly string[],
): Problem[] {
  const inputs = filesNamed(command, [process.cwd()])
  return [
    ...overwriting(record, inputs, 'the recording'),
    ...destinations.flatMap(({ file }) => overwriting(file, inputs)),
  ]
}
