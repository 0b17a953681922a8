import type { SuiteEntry } from '../../suite-entry.ts'

/** Hosts of command plugins. */
export const entry: SuiteEntry = {
  ...{ id: 'plugin-host', role: 'plugin-host', place: 5, protocols: ['plugin'] },
  about: 'certify a host of command plugins: the suite puts a plugin on its PATH',
  subject: 'COMMAND',
  example: ['jp', '{plugin}'],
  flags: [
    {
      flags: '--driver',
      description: 'the command is a driver, which makes the host act',
    },
  ],
  notInImage: 'the probe is started by the host, outside of which it does not exist',
  schema: 'spec/config/plugin-host.schema.json',
  folder: 'conformance/plugin/host',
  shared: {
    'plugin.print.': 'conformance/plugin/host/output.ts',
    'plugin.log.': 'conformance/plugin/host/output.ts',
  },
  reference: 'reference-impl/plugin-host',
  start: { name: 'jp', command: ['jp', '{plugin}'] },
  validator: async () =>
    (await import('../../../harness/validators/config.ts')).validators.pluginHost,
  fuzzing: async () => (await import('./generated/index.ts')).fuzzing,
  load: async () => (await import('./suite.ts')).pluginHostSuite,
}
