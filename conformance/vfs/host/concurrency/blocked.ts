import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, answerText, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { settle } from '../requests.ts'

const blocked: HostScenario = {
  name: 'concurrency: a tool that waits for a program',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  actions: [
    {
      call: {
        id: 'waits',
        script: [
          { mark: 'asks' },
          { call: 'process.run', params: { program: 'sleep', args: ['3'], envs: [] } },
          { finish: 'waited' },
        ],
      },
      background: true,
    },
    { mark: 'asks', of: 'waits' },
    { call: { id: 'other', script: [settle, { mark: 'served' }, { finish: 'other' }] } },
    { wait: 'waits' },
  ],
  expectedDurationMs: 3_000,
}

/** A tool beside one that waits. */
export const blockedChecks = checksOn(blocked, {
  'vfs.concurrency.blocked-tool-stalls-no-other': stalled,
})

function stalled(c: HostConversation): Finding[] {
  const waits = callOf(c, 'waits')
  const other = callOf(c, 'other')
  const [waited] = answersOf(waits)
  if (!isObject(waited?.result))
    return [inconclusive(`no program ran: ${waited ? answerText(waited) : outcomeText(c, waits)}`)]
  const served = other?.side.find(({ mark }) => mark === 'served')?.at
  const done = waits?.side.find(({ seen }) => seen !== undefined)?.at
  if (served === undefined || done === undefined)
    return [inconclusive('the probes did not report when they were served')]
  return [
    served < done ? satisfied('served at once') : violated('an answer at once', 'it has to wait'),
  ]
}
