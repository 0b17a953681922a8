import { stripVTControlCharacters } from 'node:util'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { lineExcerpt } from '../../vfs/tool/lines.ts'
import { howItEnded } from './ending.ts'
import { terminalRules } from './plugin-check.ts'

const toExercise = 'Certify the plugin on a machine that has the command `script`.'

/** A plugin that somebody starts on a terminal, without a host. @see rfd072 §Plugin Self-Description */
export const byHandChecks = terminalRules(
  {
    verifies: 'plugin.describe.help-for-a-terminal#help',
    title: 'writes its help to stderr on a terminal',
    toExercise,
    judge: (c) => {
      const observed =
        !/\p{L}/u.test(stripVTControlCharacters(c.stderr)) &&
        (c.stderr.trim() === '' ? 'nothing came on stderr' : 'no word came on stderr')
      return [satisfiedUnless(observed, 'the help on stderr')]
    },
  },
  {
    verifies: 'plugin.describe.help-for-a-terminal#no-message',
    title: 'writes nothing to stdout on a terminal',
    toExercise,
    judge: ({ lines: [line] }) => {
      const observed = line && `line 1 is ${lineExcerpt(line)}`
      return [satisfiedUnless(observed, 'nothing on stdout', line?.index)]
    },
  },
  {
    verifies: 'plugin.describe.help-for-a-terminal#end',
    title: 'ends by itself on a terminal',
    toExercise,
    judge: endsByItself,
  },
)

function endsByItself(c: PluginConversation): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (!c.signal) return [satisfied()]
  const observed = c.expired('startup') ? 'the process waited for input' : howItEnded(c)
  return [violated('the end of the process without input', observed)]
}
