import { isObject } from '../../../harness/wire/json.ts'
import { satisfied } from '../../engine/finding.ts'
import { A_LOG } from './advice.ts'
import { isGiven, valueIs } from './member.ts'
import { type PluginCheck, runRules } from './plugin-check.ts'

const LEVELS: readonly unknown[] = ['trace', 'debug', 'info', 'warn', 'error']

/** Entries for the host's trace. @see rfd072 §Plugin Tracing */
export const logChecks: readonly PluginCheck[] = runRules(
  {
    verifies: 'plugin.log.log-form#message',
    title: 'logs a text',
    toExercise: A_LOG,
    judge: ({ logs }) =>
      logs.map((each) => valueIs(each, 'message', (text) => typeof text === 'string', 'a string')),
  },
  {
    verifies: 'plugin.log.log-form#level',
    title: 'logs at known levels',
    toExercise: A_LOG,
    judge: ({ logs }) =>
      logs.map((each) =>
        valueIs(each, 'level', (level) => LEVELS.includes(level), LEVELS.join(', ')),
      ),
  },
  {
    verifies: 'plugin.log.log-form#fields',
    title: 'gives the fields of a log entry as an object',
    toExercise: 'Add a case in which the plugin logs something with fields.',
    judge: ({ logs }) =>
      logs
        .filter(({ message }) => isGiven(message.fields))
        .map((each) => valueIs(each, 'fields', isObject, 'an object')),
  },
  {
    verifies: 'plugin.log.log-may-be-late',
    title: 'may log before and after `ready`',
    toExercise: A_LOG,
    judge: ({ logs: [log], readies: [ready] }) => {
      if (!log || !ready) return []
      const isEarly = log.line.index < ready.line.index
      return [
        satisfied(
          isEarly ? 'its first entry comes before `ready`' : 'its first entry comes after `ready`',
        ),
      ]
    },
  },
)
