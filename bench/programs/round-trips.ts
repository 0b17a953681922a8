import { judgeBy } from '../../conformance/engine/judge.ts'
import { methodRules } from '../../conformance/vfs/tool/methods.ts'
import { vfsToolSuite } from '../../conformance/vfs/tool/suite.ts'
import { interleaved, timed } from '../rounds.ts'
import { answer, given } from './given.ts'
import { awaitLoop } from './hand-loop.ts'
import { ourHost } from './our-host.ts'

// Round trips a second in one long conversation: ours recorded and every call validated.
const { tool, rounds, calls } = given<{ tool: string; rounds: number; calls: number }>()
const command = [tool, 'calls', String(calls)]

const ours = async () => {
  const reading = await ourHost(command)
  const judge = judgeBy(vfsToolSuite, methodRules)
  judge.expect([reading.start])
  judge.add(reading)
}
const rate = (action: () => Promise<void>) => async () => (calls / (await timed(action))) * 1000

const raw = () => awaitLoop(command)
await interleaved(1, rate(ours), rate(raw))
answer(await interleaved(rounds, rate(ours), rate(raw)))
