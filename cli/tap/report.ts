import { type Again, judgeTapped } from '../../conformance/tap/judge-tapped.ts'
import { OTHER_SIDE } from '../../conformance/tap/session.ts'
import { storedFrom } from '../../harness/stored.ts'
import type { TapEnd } from '../../harness/tap/tap.ts'
import { brief } from '../../reports/brief.ts'
import { render } from '../../reports/index.ts'
import { type Destination, writeWhole } from '../destinations.ts'
import { startedAs } from '../started-as.ts'
import type { Losses } from '../unwritten.ts'

/** Where what is found goes. */
interface Delivery {
  quiet?: true
  color: boolean
  record?: string
  destinations: readonly Destination[]
  losses: Losses
  argv: readonly string[]
}

/** Judges both sides of a session that is over: a sentence about each on stderr, and reports on the program in files. */
export async function report(transcript: TapEnd['transcript'], delivery: Delivery): Promise<void> {
  if (!transcript) return print(delivery, UNKNOWN)
  const stored = storedFrom([...transcript])
  const other = OTHER_SIDE[stored.role] ?? 'host'
  const { program, host } = await judgeTapped([stored], again(delivery, other))
  for (const { format, file } of delivery.destinations)
    if (file) delivery.losses.attempt(file, () => writeWhole(file, render(format, program)))
  const colour = delivery.color && process.stderr.isTTY && process.stderr.hasColors()
  const shown = [brief(program, `the ${stored.role}`, { colour })]
  shown.push(brief(host, `the ${other}`, { colour }))
  print(delivery, shown.join(''))
}

/** A recording shows again what it holds; without one only another session does. */
function again({ record, argv }: Delivery, other: string): Again {
  const tap = [...startedAs(), ...argv]
  if (record === undefined) return { program: tap, host: tap }
  const judge = [...startedAs(), 'judge']
  return { program: [...judge, record], host: [...judge, '--as', other, record] }
}

const UNKNOWN =
  'jp-conformance: the host sent no `init` of a protocol that this suite knows, so that nothing was recorded or judged.\n'

function print({ quiet }: Delivery, text: string): void {
  if (!quiet) process.stderr.write(text)
}
