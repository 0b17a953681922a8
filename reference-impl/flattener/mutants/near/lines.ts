import { isObject, parse } from '../../../../harness/wire/json.ts'
import type { Lines } from '../../respond.ts'
import { answering, messageIn } from '../answering.ts'
import { mutantsIn } from '../mutant.ts'

/** Answers with another id than the line's. */
const withId = (change: (id: unknown) => unknown): Lines =>
  answering((answer) => ({ ...answer, id: change(answer.id) }))

const textId = (change: (id: string) => unknown): Lines =>
  withId((id) => (typeof id === 'string' ? change(id) : id))

/** Reads another line than the one that came. */
const reading =
  (change: (message: Record<string, unknown>) => object): Lines =>
  (respond) =>
  (line) => {
    const message = parse(line)
    return respond(isObject(message) ? JSON.stringify(change(message)) : line)
  }

/** Lines, ids and failures near those that are usual. */
export const nearLines = mutantsIn('flattener.lines')({
  'answers-every-line': {
    'greets: writes a line before its first answer': {
      lines: (respond) => {
        let isFirst = true
        return (line) => {
          const greeting = isFirst ? '{"ready":true}\n' : ''
          isFirst = false
          return greeting + respond(line)
        }
      },
    },
    'answers-the-third-twice: writes its third answer once more': {
      lines: (respond) => {
        let count = 0
        return (line) => {
          const answer = respond(line)
          count += 1
          return count === 3 ? `${answer}\n${answer}` : answer
        }
      },
    },
  },
  'echoes-id': {
    'whole-ids: answers with ids without their fraction': {
      lines: withId((id) => (typeof id === 'number' ? Math.trunc(id) : id)),
    },
    'tidy-ids: answers with ids without the blanks around them': {
      lines: textId((id) => id.trim()),
    },
    'small-ids: answers with ids in small letters': { lines: textId((id) => id.toLowerCase()) },
    'short-ids: answers with at most 64 characters of an id': {
      lines: textId((id) => id.slice(0, 64)),
    },
    'composes-ids: answers with ids in composed Unicode': {
      lines: textId((id) => id.normalize('NFC')),
    },
    'ids-of-digits: answers with a number where an id is of digits': {
      lines: textId((id) => (/^\d+$/.test(id) ? Number(id) : id)),
    },
    'errors-without-id: answers with an error without the id of its line': {
      lines: answering((answer) => (answer.error ? { ...answer, id: null } : answer)),
    },
    'refusals-without-id: answers with a refusal without the id of its line': {
      lines: answering((answer) => (answer.refused ? { ...answer, id: null } : answer)),
    },
    'values-without-id: answers with a value without the id of its line': {
      lines: answering((answer) => ('value' in answer ? { ...answer, id: null } : answer)),
    },
  },
  'known-answer': {
    'refuses-and-answers: answers with a schema beside its refusal': {
      lines: answering((answer) =>
        answer.refused ? { ...answer, schema: { type: 'object' }, notes: [] } : answer,
      ),
    },
    'errs-and-answers: answers with an error beside its schema': {
      lines: answering((answer) => (answer.schema ? { ...answer, error: 'none' } : answer)),
    },
  },
  'unreadable-line': {
    'stops-at-null: ends at a line that is null': {
      lines: (respond) => (line) => (line === 'null' ? process.exit(1) : respond(line)),
    },
    'lists-are-schemas: takes a list for a schema of anything': {
      lines: reading((message) =>
        Array.isArray(message.schema) ? { ...message, schema: {} } : message,
      ),
    },
    'null-is-a-schema: takes null for a tool without parameters': {
      lines: reading((message) =>
        message.schema === null ? { ...message, schema: { type: 'object' } } : message,
      ),
    },
    'bears-commas: reads a line with a comma behind its last member': {
      lines: (respond) => (line) => respond(line.replace(/,\s*}/g, '}')),
    },
    'has-a-provider-of-its-own: takes a line without a provider for one of its own': {
      lines: reading((message) => ({ provider: 'openai-tools', ...message })),
    },
    'errs-once-more: answers the line after one that it cannot read with an error too': {
      lines: (respond) => {
        let isSpoilt = false
        return (line) => {
          const wasSpoilt = isSpoilt
          isSpoilt = parse(line) === undefined
          const { id } = messageIn(line)
          return wasSpoilt ? JSON.stringify({ id, error: 'The line before.' }) : respond(line)
        }
      },
    },
  },
  'unknown-provider': {
    'knows-by-beginning: takes a provider for the one whose name it begins with': {
      lines: reading((message) => ({
        ...message,
        provider: String(message.provider).replace(/-\d+$/, ''),
      })),
    },
    'nameless-provider: takes a provider without a name for a compatible one': {
      lines: reading((message) => ({ ...message, provider: message.provider || 'openai-tools' })),
    },
  },
})
