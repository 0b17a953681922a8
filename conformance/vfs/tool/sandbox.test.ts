import { exit, init, note, result, under } from '../../../harness/fixtures/talk.ts'
import { reads, sameTrio, trios } from '../../fixtures/trios.ts'
import { DECOY, sandboxChecks } from './sandbox.ts'

const AMONG_DECOYS = { kind: 'decoy-project' } as const
const ELSEWHERE = { kind: 'elsewhere' } as const
const decoy = sameTrio(AMONG_DECOYS, true)
const elsewhere = sameTrio(ELSEWHERE, true)
const UNSTARTED = 'the command does not start from another directory; give absolute paths in it'

trios(sandboxChecks, {
  'leaves files that lie around it alone': {
    ...decoy,
    broken: [
      ...decoy.broken.slice(0, 1),
      [
        under(AMONG_DECOYS, init(), result(`it says ${DECOY}`)),
        'line 1 tells what stands in a file of the directory the tool was started in',
      ],
      [
        under(AMONG_DECOYS, init(), result(), note('directory changed', 'x.txt was made')),
        'the tool changed the directory it was started in: x.txt was made',
      ],
    ],
    unclear: [
      ...(decoy.unclear ?? []),
      [
        under(AMONG_DECOYS, init(), result(), note('directory not seen')),
        'what the tool did to that directory could not be seen',
      ],
    ],
  },
  'works in an empty directory': {
    ...elsewhere,
    broken: elsewhere.broken.slice(0, 1),
    unclear: [
      ...(elsewhere.unclear ?? []),
      [{ now: under(ELSEWHERE, init(), exit(2)), plain: reads() }, UNSTARTED],
    ],
    silent: {
      now: under(ELSEWHERE, init(), note('x'), exit()),
      plain: under(ELSEWHERE),
      steady: false,
    },
  },
})
