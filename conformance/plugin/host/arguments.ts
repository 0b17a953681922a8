import { elementsOf } from '../../../harness/wire/json.ts'
import { initArgs, shown } from './observed.ts'
import { scene } from './scenario.ts'
import { run } from './script.ts'

/** Words that templates, formats and shells fill in, that stand for files, and that are options of most programs. */
const WORDS = [
  ...['{plugin}', '{0}', '{{x}}', '%s', '~', '~/x', '@x', '-', 'a\rb', '$(id)'],
  ...['-h', '--help', '--version', 'end'],
]

/** What else becomes of a plugin's arguments. @see rfd072 §Lifecycle */
export const argumentScenes = [
  scene(
    'lifecycle: words that have a meaning elsewhere',
    { steps: run(), args: WORDS },
    {
      'plugin.lifecycle.init-has-arguments#complete': {
        title: 'hands over words that are options elsewhere',
        expected: `${WORDS.length} words`,
        observe: initArgs(({ length }) => length === WORDS.length),
      },
      'plugin.lifecycle.init-has-arguments#unchanged': {
        title: 'hands over words as they are that have a meaning elsewhere',
        expected: JSON.stringify(WORDS),
        observe: ({ init }) => {
          const args = elementsOf(init?.message.args)
          const word = WORDS.find((each) => !args.includes(each))
          return word !== undefined && `${shown(word)} is not there`
        },
      },
    },
  ),
]
