import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { begun, there } from '../actions.ts'
import { onAnswer } from '../answer.ts'
import { aResult, contentOf, type Expected, exists, member } from '../expected.ts'
import { inFiles } from '../grep/rows.ts'
import { checksOn } from '../host-check.ts'
import { ask, fs } from '../method-calls.ts'
import { namesListed } from '../paths/names.ts'
import { projectHas } from '../project-state.ts'

const BESIDE = 'written by a run that goes on'
const ENDED = 'written by a run that ends without a result'

const TURNED = 'changed by another tool'

/** What a tool looks at before another has changed it, and after. */
const LOOKS = [
  fs.read('turn.txt'),
  fs.metadata('turn.txt'),
  fs.exists('new.txt'),
  fs.list('.'),
  fs.grep(TURNED),
].map(ask)

/** What it is to see then. */
const SEEN = [
  contentOf(TURNED),
  member('size', TURNED.length),
  exists(true),
  namesListed('new.txt'),
  inFiles('turn.txt'),
]

/** A tool that writes while another reads, and one that is gone right after it has written. */
const scenario: HostScenario = {
  name: 'write: beside another tool, and right before the end',
  files: { 'turn.txt': 'before' },
  tools: [{ name: 'other' }],
  actions: [
    ...begun('writes', [
      ask(fs.write('beside.txt', BESIDE)),
      ...LOOKS,
      there,
      { wait_release: 'read' },
      ...LOOKS,
      { finish: 'written' },
    ]),
    {
      call: {
        ...{ id: 'reads', tool: 'other' },
        script: [
          ask(fs.read('beside.txt')),
          ask(fs.write('turn.txt', TURNED)),
          ask(fs.write('new.txt', 'new')),
          { finish: 'read' },
        ],
      },
    },
    { release: 'read', of: 'writes' },
    { wait: 'writes' },
    { call: { id: 'ends', script: [ask(fs.write('ended.txt', ENDED)), { exit: 1 }] } },
    { snapshot: true },
  ],
}

const answered = ({ expected, wrong }: Expected, id: string, nth = 0) =>
  onAnswer(nth, expected, (answer, c) => wrong(answer, c), id)

/** When what was written is there for others. @see rfd-d11 §Tool lifecycle */
export const alongside = checksOn(scenario, {
  'vfs.write.is-visible-at-once#other-tool': [
    answered(aResult, 'writes'),
    answered(contentOf(BESIDE), 'reads'),
    ...SEEN.map((seen, nth) => answered(seen, 'writes', 1 + LOOKS.length + nth)),
  ],
  'vfs.write.is-visible-at-once#project': [
    answered(aResult, 'ends'),
    projectHas({ 'ended.txt': ENDED }),
  ],
})
