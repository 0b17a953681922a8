import { Host } from '../../reference-impl/host/host.ts'
import { memoryProject } from '../../reference-impl/host/project/memory.ts'
import { interleaved, timed } from '../rounds.ts'
import { answer, given, peakMegabytes } from './given.ts'
import { awaitLoop } from './hand-loop.ts'

/** What the reference host serves: a file of some size, some number of times. */
export interface HostServes {
  tool: string
  rounds: number
  calls: number
  bytes: number
  /** Leaves the limit out, so that the memory is the host's alone. */
  alone?: true
}

// Round trips a second of one tool under the reference host, or with a loop that has no policy and checks nothing.
const { tool, rounds, calls, bytes, alone } = given<HostServes>()
const content = 'x'.repeat(bytes)
const command = [tool, 'calls', String(calls)]

const served = async () => {
  const host = new Host({
    project: memoryProject({ 'a.txt': content }),
    tools: [{ name: 'tool', command, limits: { file_bytes: bytes } }],
    env: {},
    vary: (parts) => parts,
  })
  const { responses } = await host.call({ calls: [{ id: 'call', tool: 'tool', arguments: {} }] })
  if (!responses[0] || 'error' in responses[0]) throw new Error(JSON.stringify(responses[0]))
}
const rate = (action: () => Promise<void>) => async () => (calls / (await timed(action))) * 1000

if (alone) {
  await served()
  answer(peakMegabytes())
} else {
  const hand = () => awaitLoop(command, content)
  await interleaved(1, rate(served), rate(hand))
  answer(await interleaved(rounds, rate(served), rate(hand)))
}
