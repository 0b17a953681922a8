import type { HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { type Finding, satisfiedUnless } from '../../../engine/finding.ts'
import { onAnswer } from '../answer.ts'
import { empty } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { projectHas } from '../project-state.ts'
import { FILES } from './requests.ts'
import { CODED, tools } from './tools.ts'

/** A tool that may write, and one that may not, with the same requests at the same time. */
export const together: HostScenario = {
  name: 'policy: two tools at once',
  files: FILES,
  tools,
  actions: [
    {
      call: [
        { id: 'writer', tool: 'writer', script: trying('writer') },
        { id: 'bare', tool: 'bare', script: trying('bare') },
        { id: 'writer 2', tool: 'writer', script: trying('writer2') },
      ],
    },
    { call: { id: 'bare again', tool: 'bare', script: trying('bare2') } },
    { snapshot: true },
  ],
}

function trying(name: string) {
  const each = (path: string) => ({ call: 'fs.write', params: { path, content: name } })
  return [each(`${name}-1.txt`), { sleep_ms: 100 }, each(`${name}-2.txt`), { finish: 'tried' }]
}

/** The answers of a tool to its two requests, and what they left behind. */
function ofTool(c: HostConversation, id: string, name: string, may: boolean): Finding[] {
  const expected = may ? empty : CODED
  return [
    ...[0, 1].flatMap((nth) =>
      onAnswer(
        c,
        nth,
        expected.expected,
        (answer) => satisfiedUnless(expected.wrong(answer, c), `${id}: ${expected.expected}`),
        id,
      ),
    ),
    ...projectHas(c, {
      [`${name}-1.txt`]: may ? name : null,
      [`${name}-2.txt`]: may ? name : null,
    }),
  ]
}

/** Tools with different policies at the same time. */
export const togetherChecks = checksOn(together, {
  'vfs.policy.policy-of-invoked-tool': (c) => [
    ...ofTool(c, 'writer', 'writer', true),
    ...ofTool(c, 'bare', 'bare', false),
    ...ofTool(c, 'writer 2', 'writer2', true),
    ...ofTool(c, 'bare again', 'bare2', false),
  ],
})
