import { inRounds } from '../calling.ts'
import { begins, completes } from '../query/querying.ts'
import { calling, decidesInTurn, guarded, prompting, ranWith, wherePrompted } from './prompting.ts'

const BEFORE = { word: 'before' }
const AGAIN = { word: 'again' }

/** A modification that leaves no argument, which is not the absence of a modification. @see rfd-d18 §Interactive Events */
export const emptiedScenes = [
  prompting(
    'no argument is left',
    {
      steps: [
        ...begins,
        ...decidesInTurn(
          ['emptied', 'modify', { arguments: {} }],
          ['again', 'modify', { arguments: AGAIN }],
        ),
        completes(),
      ],
      tools: { emptied: guarded, again: guarded },
      replies: inRounds(calling('emptied', BEFORE), calling('again', BEFORE)),
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
