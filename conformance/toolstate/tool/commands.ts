import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { rules, type ToolCheck } from '../../vfs/tool/tool-check.ts'
import { abortChecks } from './aborted.ts'

/** What a tool does with the actions that it offers. @see rfd009 §ToolCommand — what JP dispatches internally */
export const commandChecks: readonly ToolCheck[] = [
  ...rules({
    verifies: 'toolstate.commands.no-apply-no-waiting',
    title: 'asks nothing where it does not offer apply',
    toExercise: 'State the actions of the tool, where apply is none of them.',
    judge: neverWaits,
  }),
  ...abortChecks(
    {
      verifies: 'toolstate.commands.tool-ends-on-request#running',
      title: 'ends on the first request while it runs',
      expected: 'the end of the process after the request',
      state: 'running',
      observes: stillThere,
    },
    {
      verifies: 'toolstate.commands.tool-ends-on-request#waiting',
      title: 'ends on the first request while it waits',
      expected: 'the end of the process after the request',
      state: 'waiting',
      observes: stillThere,
    },
  ),
]

function neverWaits({ states, start }: Conversation): Finding[] {
  const { actions } = start.context ?? {}
  if (actions === undefined || actions.includes('apply')) return []
  const waiting = states.find(({ params }) => params.type === 'waiting')
  if (!waiting) return [satisfied()]
  const observed = 'a tool without apply reports waiting'
  return [violated('no question', observed, waiting.line.index)]
}

function stillThere(_: unknown, { signal }: Conversation): string | false {
  return signal !== undefined && 'the process was still there after the request to end'
}
