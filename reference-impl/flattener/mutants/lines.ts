import { isObject, parse } from '../../../harness/wire/json.ts'
import { providers } from '../../../spec/generated/providers.ts'
import { answering, messageIn } from './answering.ts'
import { mutantsIn } from './mutant.ts'

/** Programs that do not keep to one line in, one line out. */
export const lineMutants = mutantsIn('flattener.lines')({
  'answers-every-line': {
    'logs-on-stdout: writes a line of its log after each answer': {
      lines: (respond) => (line) => `${respond(line)}\n{"level":"info","message":"flattened"}`,
    },
  },
  'one-object-per-line': {
    'pretty-prints: spreads an answer over several lines': {
      lines: (respond) => (line) => JSON.stringify(JSON.parse(respond(line)), undefined, 2),
    },
  },
  'echoes-id': {
    'spells-ids-as-text: answers with every id as a string': {
      lines: answering((answer) => ({ ...answer, id: String(answer.id) })),
    },
  },
  'known-answer': {
    'calls-it-parameters: answers with the schema under the name that its provider has for it': {
      lines: answering(({ schema, notes, ...rest }) =>
        schema ? { ...rest, name: 'tool', parameters: schema } : rest,
      ),
    },
  },
  'unreadable-line': {
    'takes-nothing-for-a-schema: takes a line without a schema for a tool without parameters': {
      lines: (respond) => (line) => respond(withSchema(line)),
    },
  },
  'unknown-provider': {
    'guesses-the-provider: takes a provider that it does not know for a compatible one': {
      lines: (respond) => (line) => {
        const message = messageIn(line)
        const known = Object.hasOwn(providers, message.provider)
        return respond(known ? line : JSON.stringify({ ...message, provider: 'openai-tools' }))
      },
    },
  },
  'ends-with-input': {
    'ends-with-failure: ends with status 1 when its input does': {
      lines: (respond) => {
        process.once('exit', () => {
          process.exitCode = 1
        })
        return respond
      },
    },
  },
})

function withSchema(line: string): string {
  const message = parse(line)
  if (!isObject(message) || 'schema' in message) return line
  return JSON.stringify({ provider: 'openai-tools', schema: { type: 'object' }, ...message })
}
