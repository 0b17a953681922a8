import type { Check } from '../../../engine/check.ts'
import { GENERATED } from '../../../engine/generator.ts'
import { promiseOf } from '../../../engine/selection.ts'
import type { HostReading } from '../host-reading.ts'
import { shownBy } from './replay.ts'
import { SHOWN } from './shown.ts'

/** What generated sessions are judged by, beside what holds of every session. */
export const generatedChecks: readonly Check<HostReading>[] = SHOWN.map((verifies) => ({
  verifies,
  title: `in generated sessions: ${promiseOf(verifies)}`,
  on: { scenario: GENERATED },
  judge: (c) => shownBy(c).flatMap((shown) => (shown.verifies === verifies ? [shown.finding] : [])),
}))
