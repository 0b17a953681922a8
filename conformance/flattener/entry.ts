import type { SuiteEntry } from '../suite-entry.ts'

/** Flatteners of tool schemas. */
export const entry: SuiteEntry = {
  ...{ id: 'flattener', role: 'flattener', place: 3, protocols: ['flattener'] },
  about: 'certify a flattener: what it makes of tool schemas for each provider',
  subject: 'COMMAND',
  example: ['python3', 'flattener.py'],
  flags: [
    {
      flags: '--provider <name>',
      description: 'only for that provider (repeatable)',
      kind: 'many',
    },
    {
      flags: '--runs <n>',
      description: 'generated schemas for each provider (default: 50)',
      kind: 'count',
    },
  ],
  schema: 'spec/config/flattener.schema.json',
  folder: 'conformance/flattener',
  reference: 'reference-impl/flattener',
  start: { name: 'my flattener', command: ['python3', 'flattener.py'] },
  validator: async () => (await import('../../harness/validators/config.ts')).validators.flattener,
  load: async () => (await import('./suite.ts')).flattenerSuite,
  fuzzing: async () => (await import('./generated.ts')).fuzzing,
}
