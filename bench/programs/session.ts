import { heldAs, judgeCase } from '../../conformance/certify/judge.ts'
import { Panel } from '../../conformance/certify/panel.ts'
import { toolChecks } from '../../conformance/certify/tool.ts'
import { interleaved, timed } from '../rounds.ts'
import { answer, given } from './given.ts'
import { handLoop } from './hand-loop.ts'
import { ourHost } from './our-host.ts'

// Milliseconds a session, one after the other: ours recorded and judged, the hand loop's only held.
const { tool, rounds, sessions } = given<{ tool: string; rounds: number; sessions: number }>()
const command = [tool, 'calls', '10']

const panel = new Panel(toolChecks())
const ours = async () => void judgeCase(panel, [heldAs(await ourHost(command))])
const each = (act: () => Promise<void>) => async () =>
  (await timed(async () => {
    for (let i = 0; i < sessions; i++) await act()
  })) / sessions

const byHand = () => handLoop(command)
await interleaved(1, each(ours), each(byHand))
answer(await interleaved(rounds, each(ours), each(byHand)))
