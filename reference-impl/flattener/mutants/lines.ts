import { isObject, parse } from '../../../harness/wire/json.ts'
import { providers } from '../../../spec/generated/providers.ts'
import { answering, messageIn } from './answering.ts'
import { mutantsOf } from './mutant.ts'

/** Programs that do not keep to one line in, one line out. */
export const lineMutants = mutantsOf(
  {
    id: 'flattener.lines.logs-on-stdout',
    violates: 'flattener.lines.answers-every-line',
    change: 'writes a line of its log after each answer',
    lines: (respond) => (line) => `${respond(line)}\n{"level":"info","message":"flattened"}`,
  },
  {
    id: 'flattener.lines.pretty-prints',
    violates: 'flattener.lines.one-object-per-line',
    change: 'spreads an answer over several lines',
    lines: (respond) => (line) => JSON.stringify(JSON.parse(respond(line)), undefined, 2),
  },
  {
    id: 'flattener.lines.spells-ids-as-text',
    violates: 'flattener.lines.echoes-id',
    change: 'answers with every id as a string',
    lines: answering((answer) => ({ ...answer, id: String(answer.id) })),
  },
  {
    id: 'flattener.lines.calls-it-parameters',
    violates: 'flattener.lines.known-answer',
    change: 'answers with the schema under the name that its provider has for it',
    lines: answering(({ schema, notes, ...rest }) =>
      schema ? { ...rest, name: 'tool', parameters: schema } : rest,
    ),
  },
  {
    id: 'flattener.lines.takes-nothing-for-a-schema',
    violates: 'flattener.lines.unreadable-line',
    change: 'takes a line without a schema for a tool without parameters',
    lines: (respond) => (line) => respond(withSchema(line)),
  },
  {
    id: 'flattener.lines.guesses-the-provider',
    violates: 'flattener.lines.unknown-provider',
    change: 'takes a provider that it does not know for a compatible one',
    lines: (respond) => (line) => {
      const message = messageIn(line)
      const known = Object.hasOwn(providers, message.provider)
      return respond(known ? line : JSON.stringify({ ...message, provider: 'openai-tools' }))
    },
  },
  {
    id: 'flattener.lines.ends-with-failure',
    violates: 'flattener.lines.ends-with-input',
    change: 'ends with status 1 when its input does',
    lines: (respond) => {
      process.once('exit', () => {
        process.exitCode = 1
      })
      return respond
    },
  },
)

function withSchema(line: string): string {
  const message = parse(line)
  if (!isObject(message) || 'schema' in message) return line
  return JSON.stringify({ provider: 'openai-tools', schema: { type: 'object' }, ...message })
}
