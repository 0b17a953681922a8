import type { SuiteEntry } from '../../suite-entry.ts'

/** Tools of the VFS protocol. */
export const entry: SuiteEntry = {
  ...{ id: 'vfs-tool', role: 'tool', place: 1, protocols: ['vfs', 'toolstate'] },
  about: 'certify a tool: the suite plays the host',
  subject: 'COMMAND',
  example: ['python3', 'upper.py'],
  schema: 'spec/config/tool.schema.json',
  folder: 'conformance/vfs/tool',
  shared: { 'toolstate.': 'conformance/toolstate/tool' },
  reference: 'reference-impl/vfs',
  start: {
    name: 'upper',
    command: ['python3', 'upper.py'],
    cases: [
      {
        name: 'upper-cases a file',
        arguments: {},
        files: { 'input.txt': 'hello' },
        policy: { filesystem: { allow: ['.'], writable: true } },
        expect: {
          outcome: 'success',
          result: 'wrote 5 characters',
          files: { 'output.txt': 'HELLO' },
        },
      },
    ],
  },
  validator: async () => (await import('../../../harness/validators/config.ts')).validators.tool,
  load: async () => (await import('./suite.ts')).vfsToolSuite,
  fuzzing: async () => (await import('./generated/index.ts')).fuzzing,
}
