import { answering } from './answering.ts'
import { mutantsOf } from './mutant.ts'

/** Programs that have no answer to some schemas. */
export const totalityMutants = mutantsOf(
  {
    id: 'flattener.totality.fails-at-definitions',
    violates: 'flattener.totality.any-schema',
    change: 'answers a schema with definitions with an error',
    lines: answering((answer, { schema }) =>
      schema.$defs ? { id: answer.id, error: 'unsupported keyword $defs' } : answer,
    ),
  },
  {
    id: 'flattener.totality.fails-at-what-it-does-not-know',
    violates: 'flattener.totality.unknown-keywords',
    change: 'answers a schema with a keyword of its own with an error',
    lines: answering((answer, { schema }) =>
      Object.keys(schema).some((keyword) => keyword.startsWith('x-'))
        ? { id: answer.id, error: 'unknown keyword' }
        : answer,
    ),
  },
  {
    id: 'flattener.totality.lets-one-tool-spoil-the-rest',
    violates: 'flattener.totality.one-bad-tool',
    change: 'refuses every schema after one that it refused',
    lines: (respond) => {
      let spoilt: unknown
      return answering((answer) => {
        spoilt ??= answer.refused
        return spoilt && answer.schema ? { id: answer.id, refused: spoilt as never } : answer
      })(respond)
    },
  },
  {
    id: 'flattener.totality.lacks-a-provider',
    violates: 'flattener.totality.every-provider',
    change: 'does not know a strict mode',
    lines: answering((answer, { provider }) =>
      provider === 'openai-strict' ? { id: answer.id, error: 'unknown provider' } : answer,
    ),
    providers: ['openai-strict'],
  },
)
