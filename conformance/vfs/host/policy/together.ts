import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { satisfiedUnless } from '../../../engine/finding.ts'
import { onAnswer } from '../answer.ts'
import { empty } from '../expected.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { ask, fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { CODED, FILES, tools } from './tools.ts'

const trying = (id: string, tool: string, name: string) => ({
  ...{ id, tool },
  script: [
    ...[ask(fs.write(`${name}-1.txt`, name)), { sleep_ms: 100 }],
    ...[ask(fs.write(`${name}-2.txt`, name)), { finish: 'tried' }],
  ],
})

/** A tool that may write, and one that may not, with the same requests at the same time. */
const together: HostScenario = {
  name: 'policy: two tools at once',
  ...{ files: FILES, tools },
  actions: [
    {
      call: [
        trying('writer', 'writer', 'writer'),
        trying('bare', 'bare', 'bare'),
        trying('writer 2', 'writer', 'writer2'),
      ],
    },
    { call: trying('bare again', 'bare', 'bare2') },
    { snapshot: true },
  ],
}

/** The answers of a tool to its two requests, and what they left behind. */
const ofTool = (id: string, name: string, may: boolean): Judge[] => {
  const { expected, wrong } = may ? empty : CODED
  const answered = (nth: number) =>
    onAnswer(
      nth,
      expected,
      (answer, c) => satisfiedUnless(wrong(answer, c), `${id}: ${expected}`),
      id,
    )
  const content = may ? name : null
  return [
    ...[answered(0), answered(1)],
    projectHas({ [`${name}-1.txt`]: content, [`${name}-2.txt`]: content }),
  ]
}

/** Tools with different policies at the same time. */
export const togetherChecks = checksOn(together, {
  'vfs.policy.policy-of-invoked-tool': [
    ...ofTool('writer', 'writer', true),
    ...ofTool('bare', 'bare', false),
    ...ofTool('writer 2', 'writer2', true),
    ...ofTool('bare again', 'bare2', false),
  ],
})
