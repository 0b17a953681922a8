import type { HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { checksOn } from '../host-check.ts'
import { anythingAt } from '../project-state.ts'

/** What a program leaves behind that is not ended with its tool. */
const late: HostScenario = {
  name: 'process: a tool that is cancelled while its program runs',
  needs: ['cancel'],
  policy: { commands: { sh: {} } },
  actions: [
    {
      call: {
        script: [
          { mark: 'asking' },
          {
            call: 'process.run',
            params: {
              program: 'sh',
              args: ['-c', 'printf x >started.txt; sleep 4; printf x >late.txt'],
              envs: [],
            },
          },
          { finish: 'ran' },
        ],
      },
      background: true,
    },
    { mark: 'asking' },
    { pause_ms: 500 },
    { cancel: 'call' },
    { wait: 'call' },
    { pause_ms: 4_500 },
    { snapshot: true },
  ],
  expectedDurationMs: 5_500,
}

function ended({ snapshots: [files] }: HostConversation): Finding[] {
  if (!files || !anythingAt(files, 'started.txt'))
    return [inconclusive('the program had not begun')]
  return [
    anythingAt(files, 'late.txt')
      ? violated(
          'programs that end with their tool',
          'a program goes on when its tool is cancelled',
        )
      : satisfied('programs end with their tool'),
  ]
}

/** Programs whose tool is ended. */
export const endingChecks = checksOn(late, { 'vfs.process.children-end-with-tool': ended })
