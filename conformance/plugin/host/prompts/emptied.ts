import { begins, completes } from '../query/querying.ts'
import {
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  ranWith,
  wherePrompted,
} from './prompting.ts'

const BEFORE = { word: 'before' }
const AGAIN = { word: 'again' }

/** A modification that leaves no argument, which is not the absence of a modification. @see rfd-d18 §Interactive Events */
export const emptiedScenes = [
  prompting(
    'no argument is left',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('emptied', 'modify', { arguments: {} }),
        prompts(2),
        decides('again', 'modify', { arguments: AGAIN }),
        completes(),
      ],
      tools: { emptied: guarded, again: guarded },
      replies: [
        ...['emptied', 'again'].map((tool) => ({ calls: [calling(tool, BEFORE)] })),
        { chunks: ['done'] },
      ],
    },
    {
      'plugin.prompts.modify-runs': {
        title: 'runs the tool without arguments where `modify` has none',
        expected: '{}',
        observe: wherePrompted(ranWith('emptied', {})),
      },
    },
    {
      verifies: 'plugin.prompts.modify-runs',
      title: 'runs the tool with the arguments of a second modification',
      expected: 'the arguments of the answer',
      observe: wherePrompted(ranWith('again', AGAIN), 2),
    },
  ),
]
