import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallHost } from '../../../../harness/fixtures/host.ts'
import { storedFrom } from '../../../../harness/stored.ts'
import type { Transcript } from '../../../../harness/transcript.ts'
import type { Results } from '../../../../spec/generated/results.ts'
import { certify } from '../../../engine/certify.ts'
import { fuzzing as generating } from '../../../engine/fuzz.ts'
import { judgeStored } from '../../../engine/judge-stored.ts'
import { vfsHostSuite } from '../suite.ts'
import { fuzzing } from './index.ts'

const suite = (runs: number) =>
  generating(vfsHostSuite, fuzzing, { runs, ms: Number.POSITIVE_INFINITY })

const PYTHON = join(import.meta.dirname, '../../../../reference-impl/examples/hosts/python')

const tried = (command: string[], runs: number, onTranscript?: (transcript: Transcript) => void) =>
  certify(suite(runs), {
    config: { answer_ms: 10_000 },
    ...{ command, base: PYTHON, seed: 4, jobs: 2, timeScale: 1, argv: [], only: [], skip: [] },
    ...(onTranscript && { onTranscript }),
  })

const failedIn = ({ results }: Results) =>
  results
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ requirement, reason }) => ({ requirement, reason }))

test('a correct host passes what is generated for it', async () => {
  const found = await tried(['python3', 'driver.py'], 12)
  expect(failedIn(found)).toEqual([])
  expect(found.counts.pass).toBeGreaterThan(20)
}, 60_000)

test('what a host does wrong is found, shown by few steps, and judged alike when it is stored', async () => {
  const transcripts: Transcript[] = []
  const found = await tried(smallHost('plain'), 8, (each) =>
    transcripts.push(structuredClone(each)),
  )
  const failed = failedIn(found)
  expect(failed).toEqual([expect.objectContaining({ requirement: 'vfs.methods.serves-fs' })])
  const again = judgeStored(suite(0), transcripts.map(storedFrom), { argv: [] })
  expect(failedIn(again)).toEqual(failed)
}, 60_000)
