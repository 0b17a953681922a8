import { judgeBy } from '../../conformance/engine/judge.ts'
import { vfsToolSuite } from '../../conformance/vfs/tool/suite.ts'
import { interleaved, timed } from '../rounds.ts'
import { answer, given } from './given.ts'
import { handLoop } from './hand-loop.ts'
import { ourHost } from './our-host.ts'

// Milliseconds a session, one after the other: ours recorded and judged, the hand loop's only run.
const { tool, rounds, sessions } = given<{ tool: string; rounds: number; sessions: number }>()
const command = [tool, 'calls', '10']

const ours = async () => {
  const reading = await ourHost(command)
  const judge = judgeBy(vfsToolSuite, vfsToolSuite.checks)
  judge.expect([reading.start])
  judge.add(reading)
}
const each = (action: () => Promise<void>) => async () =>
  (await timed(async () => {
    for (let i = 0; i < sessions; i++) await action()
  })) / sessions

const byHand = () => handLoop(command)
await interleaved(1, each(ours), each(byHand))
answer(await interleaved(rounds, each(ours), each(byHand)))
