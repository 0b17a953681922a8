import type { LineEchoRequirementId } from '../../spec/generated/requirement-ids.ts'
import type { Check } from '../engine/check.ts'
import { quote, satisfiedUnless } from '../engine/finding.ts'
import type { EchoReading } from './echo-reading.ts'

/** Checks of the lines that come back. */
export const lineChecks: readonly Check<EchoReading, LineEchoRequirementId>[] = [
  {
    verifies: 'echo.lines.come-back',
    title: 'each line comes back unchanged',
    on: 'every reading',
    judge: ({ sent, received }) =>
      sent.map((line, at) =>
        satisfiedUnless(
          received[at] !== line && `line ${at + 1} came back as ${quote(received[at] ?? '')}`,
          quote(line),
        ),
      ),
  },
]
