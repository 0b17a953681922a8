import { answering } from './answering.ts'
import { mutantsIn } from './mutant.ts'

/** Answers with an error to schemas that hold a text. */
const failingAt = (text: string, what: string) => ({
  lines: answering((answer, { schema }) =>
    JSON.stringify(schema).includes(text)
      ? { id: answer.id, error: `unsupported ${what}` }
      : answer,
  ),
})

/** Programs that have no answer to some schemas. */
export const totalityMutants = mutantsIn('flattener.totality')({
  'any-schema': {
    'fails-at-old-definitions: answers a schema with definitions of older drafts with an error':
      failingAt('"definitions":{"name":{"type"', 'definitions'),
    'fails-at-escapes: answers a reference with an escaped name with an error': failingAt(
      '~1',
      'escape',
    ),
    'fails-at-definitions: answers a schema with definitions with an error': {
      lines: answering((answer, { schema }) =>
        schema.$defs ? { id: answer.id, error: 'unsupported keyword $defs' } : answer,
      ),
    },
  },
  'unknown-keywords': {
    'fails-at-what-it-does-not-know: answers a schema with a keyword of its own with an error': {
      lines: answering((answer, { schema }) =>
        Object.keys(schema).some((keyword) => keyword.startsWith('x-'))
          ? { id: answer.id, error: 'unknown keyword' }
          : answer,
      ),
    },
  },
  'one-bad-tool': {
    'lets-one-tool-spoil-the-rest: refuses every schema after one that it refused': {
      lines: (respond) => {
        let spoilt: unknown
        return answering((answer) => {
          spoilt ??= answer.refused
          return spoilt && answer.schema ? { id: answer.id, refused: spoilt as never } : answer
        })(respond)
      },
    },
  },
  'every-provider': {
    'lacks-a-provider: does not know a strict mode': {
      lines: answering((answer, { provider }) =>
        provider === 'openai-strict' ? { id: answer.id, error: 'unknown provider' } : answer,
      ),
      providers: ['openai-strict'],
    },
  },
})
