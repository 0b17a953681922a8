import type { SuiteEntry } from '../../suite-entry.ts'

/** Command plugins. */
export const entry: SuiteEntry = {
  ...{ id: 'plugin', role: 'plugin', place: 4, protocols: ['plugin'] },
  about: 'certify a command plugin: the suite plays the host',
  subject: 'COMMAND',
  example: ['./titles.sh'],
  schema: 'spec/config/plugin.schema.json',
  folder: 'conformance/plugin/plugin',
  shared: {
    'plugin.locks.': 'conformance/plugin/plugin/writing.ts',
    'plugin.push.': 'conformance/plugin/plugin/writing.ts',
    'plugin.query.': 'conformance/plugin/plugin/queries.ts',
    'plugin.events.': 'conformance/plugin/plugin/subscriptions.ts',
  },
  reference: 'reference-impl/plugin',
  start: {
    name: 'titles',
    command: ['./titles.sh'],
    cases: [
      {
        name: 'lists titles',
        args: [],
        workspace: { conversations: [{ id: '17127583920', title: 'Parser rewrite' }] },
        expect: { printed: { content: 'Parser rewrite\n' }, exit: { code: 0 } },
      },
    ],
  },
  validator: async () => (await import('../../../harness/validators/config.ts')).validators.plugin,
  load: async () => (await import('./suite.ts')).pluginSuite,
  fuzzing: async () => (await import('./generated/index.ts')).fuzzing,
}
