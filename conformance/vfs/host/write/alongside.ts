import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { begun, there } from '../actions.ts'
import { onAnswer } from '../answer.ts'
import { aResult, contentOf, type Expected } from '../expected.ts'
import { checksOn } from '../host-check.ts'
import { ask, fs } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'

const BESIDE = 'written by a run that goes on'
const ENDED = 'written by a run that ends without a result'

/** A tool that writes while another reads, and one that is gone right after it has written. */
const scenario: HostScenario = {
  name: 'write: beside another tool, and right before the end',
  tools: [{ name: 'other' }],
  actions: [
    ...begun('writes', [
      ask(fs.write('beside.txt', BESIDE)),
      there,
      { wait_release: 'read' },
      { finish: 'written' },
    ]),
    {
      call: {
        ...{ id: 'reads', tool: 'other' },
        script: [ask(fs.read('beside.txt')), { finish: 'read' }],
      },
    },
    { release: 'read', of: 'writes' },
    { wait: 'writes' },
    { call: { id: 'ends', script: [ask(fs.write('ended.txt', ENDED)), { exit: 1 }] } },
    { snapshot: true },
  ],
}

const answered = ({ expected, wrong }: Expected, id: string) =>
  onAnswer(0, expected, (answer, c) => wrong(answer, c), id)

/** When what was written is there for others. @see rfd-d11 §Tool lifecycle */
export const alongside = checksOn(scenario, {
  'vfs.write.is-visible-at-once#other-tool': [
    answered(aResult, 'writes'),
    answered(contentOf(BESIDE), 'reads'),
  ],
  'vfs.write.is-visible-at-once#project': [
    answered(aResult, 'ends'),
    projectHas({ 'ended.txt': ENDED }),
  ],
})
