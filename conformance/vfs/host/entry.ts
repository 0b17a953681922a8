import type { SuiteEntry } from '../../suite-entry.ts'

/** Hosts of the VFS protocol. */
export const entry: SuiteEntry = {
  ...{ id: 'vfs-host', role: 'host', place: 2, protocols: ['vfs', 'toolstate'] },
  about: 'certify a host: its driver makes it run our probe tool',
  subject: 'DRIVER',
  example: ['python3', 'driver.py'],
  flags: [
    {
      flags: '--exec',
      description:
        'the command is the host itself; {tool}, {arguments}, {root} and {policy} in it are replaced',
    },
  ],
  notInImage:
    'a host starts the probe tool, serves a project and reaches an HTTP server, all three of this machine',
  schema: 'spec/config/host.schema.json',
  folder: 'conformance/vfs/host',
  shared: {
    'toolstate.lifecycle.': 'conformance/toolstate/host/commands.ts',
    'toolstate.': 'conformance/toolstate/host',
    'flattener.tools.': 'conformance/flattener/host',
    'flattener.': 'conformance/flattener',
  },
  reference: 'reference-impl/host',
  start: { name: 'my host', command: ['python3', 'driver.py'] },
  validator: async () => (await import('../../../harness/validators/config.ts')).validators.host,
  load: async () => (await import('./suite.ts')).vfsHostSuite,
  fuzzing: async () => (await import('./generated/index.ts')).fuzzing,
}
