import { quote, satisfiedUnless } from '../../engine/finding.ts'
import { ANY_CASE, SETTINGS } from './advice.ts'
import { goesOn } from './behaviour.ts'
import { isGiven } from './member.ts'
import { faultChecks, type PluginCheck, runRules } from './plugin-check.ts'

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
    judge: goesOn,
  }),
]
