import { equal } from '../../../../harness/wire/json.ts'
import { runsOf } from '../calling.ts'
import { shown } from '../observed.ts'
import { completes, replies } from '../query/querying.ts'
import { scene } from '../scenario.ts'
import { run } from '../script.ts'
import { begins, calling, decides, guarded, prompts, wherePrompted } from './prompting.ts'

const BEFORE = { word: 'before' }
const AGAIN = { word: 'again' }

/** A modification that leaves no argument, which is not the absence of a modification. @see rfd-d18 §Interactive Events */
export const emptiedScenes = [
  scene(
    'prompts: no argument is left',
    {
      steps: run(
        ...begins,
        prompts(1),
        decides('emptied', 'modify', { arguments: {} }),
        prompts(2),
        decides('again', 'modify', { arguments: AGAIN }),
        completes(),
      ),
      driver: {
        ...{ feature: 'prompts', tools: { emptied: guarded, again: guarded } },
        configure: { workspace: { prompt_ms: 60_000, fallback: 'reject' } },
        at: {
          script: [
            replies(...['emptied', 'again'].map((tool) => ({ calls: [calling(tool, BEFORE)] })), {
              chunks: ['done'],
            }),
          ],
        },
      },
    },
    {
      'plugin.prompts.modify-runs': {
        title: 'runs the tool without arguments where `modify` has none',
        expected: '{}',
        observe: wherePrompted((reading) => {
          const [its] = runsOf(reading, 'emptied')
          if (!its) return 'the tool did not run'
          return !equal(its.arguments, {}) && `they are ${shown(its.arguments)}`
        }),
      },
    },
    {
      verifies: 'plugin.prompts.modify-runs',
      title: 'runs the tool with the arguments of a second modification',
      expected: 'the arguments of the answer',
      observe: wherePrompted((reading) => {
        const [its] = runsOf(reading, 'again')
        if (!its) return 'the tool did not run'
        return !equal(its.arguments, AGAIN) && `they are ${shown(its.arguments)}`
      }, 2),
    },
  ),
]
