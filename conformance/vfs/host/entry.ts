import type { SuiteEntry } from '../../suite-entry.ts'

/** Hosts of the VFS protocol. */
export const vfsHost: SuiteEntry = {
  ...{ id: 'vfs-host', role: 'host', protocol: 'vfs' },
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
  schema: 'spec/config/host.schema.json',
  folder: 'conformance/vfs/host',
  shared: {
    'flattener.tools.': 'conformance/flattener/host',
    'flattener.': 'conformance/flattener',
  },
  reference: 'reference-impl/host',
  start: { name: 'my host', command: ['python3', 'driver.py'] },
  validator: async () => (await import('../../../spec/generated/validators/config.js')).host,
  load: async () => (await import('./suite.ts')).vfsHostSuite,
}
