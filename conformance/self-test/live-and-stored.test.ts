import { expect, test } from 'vitest'
import { storedFrom } from '../../harness/stored.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { ProofSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { judgeStored } from '../engine/judge-stored.ts'
import type { SuiteEntry } from '../suite-entry.ts'
import { suites } from '../suite-list.ts'
import { configurationAt } from './configuration.ts'
import { provingOf } from './proving.ts'

const MINUTES = 60_000

test.each(
  suites,
)('a correct subject of the role $role is judged alike while it runs and from its transcripts', {
  timeout: 3 * MINUTES,
}, async (entry) => {
  const { correct } = await provingOf(entry)
  const [live, stored] = await bothOf(entry, await sampleOf(entry, correct[0] as ProofSubject))
  expect(live.outcome).toBe('conformant')
  expect(lasting(stored)).toEqual(lasting(live))
})

test.each(
  suites,
)('a mutant of the role $role is judged alike while it runs and from its transcripts', {
  timeout: 3 * MINUTES,
}, async (entry) => {
  const { mutants } = await provingOf(entry)
  const [live, stored] = await bothOf(entry, mutants[0] as ProofSubject)
  expect(live.counts.fail + live.counts.warn).toBeGreaterThan(0)
  expect(lasting(stored)).toEqual(lasting(live))
})

/** The results of a run, and those of its transcripts as they would be read from files. */
async function bothOf(entry: SuiteEntry, subject: ProofSubject): Promise<[Results, Results]> {
  const [{ certify }, suite] = [await provingOf(entry), await entry.load()]
  const files: string[] = []
  const live = await certify(subject, (transcript) => files.push(JSON.stringify(transcript)))
  const stored = files.sort().map((file) => storedFrom(JSON.parse(file) as Transcript))
  const { only = [], skip = [], options = {} } = subject
  return [live, judgeStored(suite, stored, { argv: [], only, skip, ...options })]
}

/** A part of the certification of a subject that is over in seconds. */
async function sampleOf({ load }: SuiteEntry, subject: ProofSubject): Promise<ProofSubject> {
  const suite = await load()
  const whole = subject.config ? configurationAt<object>(subject.config) : {}
  const { config = whole, skip = [] } = suite.sample?.(whole) ?? {}
  const { options } = suite.configure?.(config, {}) ?? {}
  const { cases } = config as { cases?: { name: string }[] }
  return {
    ...{ ...subject, skip },
    ...(cases && { cases: cases.map(({ name }) => name) }),
    options: { ...subject.options, ...options },
  }
}

/** A document without its times, what only the machine of a run shows, and what only a command line states. */
function lasting({
  started,
  ms,
  noise,
  escapedBy,
  command,
  seed,
  timeScale,
  ...document
}: Results) {
  const { sha256, ...subject } = document.subject
  return { ...document, subject }
}
