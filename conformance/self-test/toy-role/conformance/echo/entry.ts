import type { SuiteEntry } from '../suite-entry.ts'

/** Programs that give lines back. */
export const entry: SuiteEntry = {
  ...{ id: 'line-echo', role: 'line-echo', place: 9, protocols: ['echo'] },
  about: 'certify a line echo: the suite writes lines',
  subject: 'COMMAND',
  example: ['cat'],
  schema: 'spec/echo/config/line-echo.schema.json',
  folder: 'conformance/echo',
  reference: 'reference-impl/echo',
  start: { name: 'my echo', command: ['cat'] },
  validator: async () => (await import('../../harness/validators/config.ts')).validators.lineEcho,
  load: async () => (await import('./suite.ts')).echoSuite,
  fuzzing: async () => (await import('./generated.ts')).fuzzing,
}
