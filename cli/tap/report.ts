import { judgeTapped } from '../../conformance/tap/judge-tapped.ts'
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
  destinations: readonly Destination[]
  losses: Losses
  argv: readonly string[]
}

/** Judges both sides of a session that is over: a sentence about each on stderr, and reports on the program in files. */
export async function report(transcript: TapEnd['transcript'], delivery: Delivery): Promise<void> {
  if (!transcript) return print(delivery, UNKNOWN)
  const argv = [...startedAs(), ...delivery.argv]
  const { program, host } = await judgeTapped([storedFrom([...transcript])], { argv })
  for (const { format, file } of delivery.destinations)
    if (file) delivery.losses.attempt(file, () => writeWhole(file, render(format, program)))
  const { role } = program.subject
  const colour = delivery.color && process.stderr.isTTY && process.stderr.hasColors()
  const shown = [brief(program, `the ${role}`, { colour })]
  shown.push(brief(host, `the ${OTHER_SIDE[role] ?? 'host'}`, { colour }))
  print(delivery, shown.join(''))
}

const UNKNOWN =
  'jp-conformance: the host sent no `init` of a protocol that this suite knows, so that nothing was recorded or judged.\n'

function print({ quiet }: Delivery, text: string): void {
  if (!quiet) process.stderr.write(text)
}
