import type { Notification, Request } from '../../../../harness/conversation.ts'
import { quote } from '../../../engine/finding.ts'
import type { ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { abortChecks } from '../aborted.ts'
import { effectAfter } from '../effects.ts'
import { isMutating } from '../mutating.ts'

/** What a tool does once it is aborted. @see rfd009 §State transitions */
export const abortStateChecks: readonly ToolCheck[] = abortChecks(
  {
    verifies: 'toolstate.state.abort-ends-work#work-ends',
    title: 'does no more work after an abort',
    expected: 'no request and no process after the abort',
    observes: ({ requests }, { exit }) => called(requests) ?? leftIn(exit?.survivors),
  },
  {
    verifies: 'toolstate.state.abort-ends-work#only-stopped-follows',
    title: 'reports nothing but stopped after an abort',
    expected: 'stopped, or nothing',
    observes: ({ reports }) => reported(reports),
  },
  {
    verifies: 'toolstate.state.abort-while-waiting#straight-to-stopped',
    title: 'goes from waiting to stopped when it is aborted',
    expected: 'stopped, or nothing',
    state: 'waiting',
    observes: ({ reports }) => reported(reports),
  },
  {
    verifies: 'toolstate.state.abort-while-waiting#no-answer',
    title: 'does not take an abort for an answer',
    expected: 'no effect of the question',
    state: 'waiting',
    observes: ({ requests, index }, c, baseline) =>
      called(requests.filter(isMutating)) ?? effectAfter(c, baseline, index),
  },
)

const called = ([first]: Request[]) => first && `${first.method} was called after the abort`

function reported(reports: Notification[]): string | undefined {
  const other = reports.find(({ params }) => params.type !== 'stopped')
  return other && `${quote(String(other.params.type))} was reported after the abort`
}

const leftIn = (survivors: readonly string[] = []) =>
  survivors.length > 0 ? 'a process that it started was left running' : undefined
