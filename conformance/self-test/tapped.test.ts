import { expect, test } from 'vitest'
import { storedFrom } from '../../harness/stored.ts'
import { begunBy } from '../../harness/tap/protocol.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { judgeTapped } from '../tap/judge-tapped.ts'
import { startOfTapped } from '../tap/session.ts'
import { eachGolden } from './golden/store.ts'

/** Milliseconds for all of them, beside whatever else is run. */
const timeout = 300_000

/** Sessions of correct programs with the suite as their host, as a tap would have recorded them. */
function* tappedSessions(folder: string): Generator<{ transcript: Transcript; isFaulty: boolean }> {
  for (const { transcripts } of eachGolden(folder, 'correct'))
    for (const [start, ...events] of transcripts) {
      if (start?.event !== 'start' || events.some(({ event }) => event === 'visit')) continue
      const first = events.find((event) => event.event === 'sent')
      const begun = begunBy(first?.text ?? '')
      if (!begun) continue
      const { event, at, format, command, session, fault } = start
      const tapped = { event, at, format, ...startOfTapped(command, session)(begun) }
      yield { transcript: [tapped, ...events], isFaulty: fault !== undefined }
    }
}

const failedIn = (results: Awaited<ReturnType<typeof judgeTapped>>['host']) =>
  results.results.filter(({ verdict }) => verdict === 'fail').map(({ reason }) => reason)

test.each([
  'conformance/vfs/tool',
  'conformance/plugin/plugin',
])('no correct program is blamed, whatever its host does: %s', { timeout }, async (folder) => {
  let sessions = 0
  for (const { transcript, isFaulty } of tappedSessions(folder)) {
    const { program, host } = await judgeTapped([storedFrom(transcript)], { program: [], host: [] })
    expect(failedIn(program)).toEqual([])
    if (!isFaulty) expect(failedIn(host)).toEqual([])
    sessions++
  }
  expect(sessions).toBeGreaterThan(800)
})
