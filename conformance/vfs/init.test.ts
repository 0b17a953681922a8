import { readConversation } from '../../harness/conversation.ts'
import {
  applied,
  exit,
  init,
  line,
  result,
  transcript,
  under,
} from '../../harness/fixtures/talk.ts'
import { trios } from '../fixtures/trios.ts'
import { initAcrossRules, initChecks } from './init.ts'

const LATE = { kind: 'late-init' } as const

const about = (name: string, args: object, wanted: string, said: string) =>
  readConversation(
    transcript({ case: name, context: { expect: { result: wanted } } }, init(args), result(said)),
  )

trios([...initChecks, ...initAcrossRules], {
  'says nothing before init': {
    kept: under(LATE, init(), applied, result(), exit()),
    broken: [
      [
        under(LATE, line('{"hello":1}'), init(), applied),
        'the tool wrote before init: `{"hello":1}`',
      ],
    ],
    silent: under(LATE, init(), applied, exit()),
  },
  'follows the arguments in init': {
    kept: [about('one', { a: 1 }, 'x', 'x'), about('two', { a: 2 }, 'y', 'y')],
    broken: [
      [
        [about('one', { a: 1 }, 'x', 'x'), about('two', { a: 2 }, 'y', 'x')],
        "the cases 'one' and 'two' went exactly the same way",
      ],
    ],
    silent: [
      about('one', { a: 1 }, 'x', 'x'),
      about('same arguments', { a: 1 }, 'y', 'x'),
      about('same expectation', { a: 2 }, 'x', 'x'),
    ].slice(0, 2),
  },
})
