import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { ANY_CASE, SETTINGS } from './advice.ts'
import { endsLike, goesOn } from './behaviour.ts'
import { isGiven } from './member.ts'
import { type Compared, faultChecks, type PluginCheck, runRules } from './plugin-check.ts'

/** Reading the configuration. @see rfd072 §Workspace Queries */
export const configChecks: readonly PluginCheck[] = [
  ...runRules({
    verifies: 'plugin.config.path-is-a-string',
    title: 'gives the path of a setting as one text',
    toExercise: SETTINGS,
    judge: (c) =>
      c.requests
        .filter(({ type, message }) => type === 'read_config' && isGiven(message.path))
        .map(({ message: { path }, line }) =>
          satisfiedUnless(
            typeof path !== 'string' && `the path is ${quote(JSON.stringify(path))}`,
            'a string `path`',
            line.index,
          ),
        ),
  }),
  ...faultChecks({
    verifies: 'plugin.config.bears-missing-settings',
    title: 'starts, or ends with `exit`, when the configuration is empty',
    toExercise: ANY_CASE,
    faults: ({ exits }) => (exits.length > 0 ? [{ kind: 'missing-settings' }] : []),
    judges: ({ kind }) => kind === 'missing-settings',
    judge: starts,
  }),
]

/** A plugin that is ready may serve what it can without settings; one that is not ends by itself, as it does with them. */
function starts(c: PluginConversation, { baseline }: Compared): Finding[] {
  return c.readies.length > 0 || c.exits.length === 0 ? goesOn(c) : endsLike(c, baseline)
}
