import type { Message } from '../program/seams.ts'
import { having, onReceiving, onSending, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const D18 = { profile: 'd18' } as const

/** While a host waits for an answer. */
const SHORT = { idle_ms: 3_000, shutdown_grace_ms: 3_000 }

/** Changes answers to the prompts of a kind. */
const answering = (kind: string, change: (message: Message) => Record<string, unknown>) =>
  withMembers('respond', (message) => (message.respond === kind ? change(message) : {}))

const deciding = (change: Parameters<typeof answering>[1]) => answering('tool_approval', change)

const modifying = (change: (its: Record<string, unknown>) => unknown) =>
  deciding(({ action, arguments: its }) =>
    action === 'modify' ? { arguments: change(its as Record<string, unknown>) } : {},
  )

type Split = (kept: string, line: string) => readonly [sent: string, kept: string]

/** Keeps answers back, of one kind or of both. */
const keeping = (split: Split, kind?: string) => ({
  ...{ ...D18, limits: SHORT },
  apply: having(({ encode }) => {
    let kept = ''
    return {
      encode(message) {
        const { type, respond } = message
        if (type !== 'respond' || respond !== (kind ?? respond)) return encode(message)
        const [sent, left] = split(kept, encode(message))
        kept = left
        return sent
      },
    }
  }),
})

export const promptMutants = [
  ...mutantsIn('plugin.prompts')({
    'respond-form#kind': {
      'approves-questions: answers questions as if they were approvals': {
        ...{ ...D18, limits: SHORT },
        apply: answering('inquiry', () => ({ respond: 'tool_approval' })),
      },
    },
    'respond-form#name': {
      'leaves-name-out: leaves out the name of the subscription in its answers': {
        ...D18,
        apply: onSending('respond', ({ sub_id, ...message }) => [message]),
      },
    },
    'same-subscription': {
      'names-the-newest: answers by the name of the subscription that it made last': {
        ...D18,
        apply: withMembers('respond', () => ({ sub_id: 'log' })),
      },
    },
    'names-call': {
      'names-the-first: names the first of two calls that wait in both answers': {
        ...{ ...D18, limits: SHORT },
        apply: having(({ encode }) => {
          let first: unknown
          return {
            encode(message) {
              if (message.respond !== 'tool_approval') return encode(message)
              first ??= message.tool_call_id
              return encode({ ...message, tool_call_id: first })
            },
          }
        }),
      },
    },
    action: {
      'denies: rejects calls by `deny`': {
        ...D18,
        apply: deciding(({ action }) => (action === 'reject' ? { action: 'deny' } : {})),
      },
    },
    'modify-has-arguments#object': {
      'spells-arguments: gives modified arguments as a text of JSON': {
        ...D18,
        apply: modifying((its) => JSON.stringify(its)),
      },
    },
    'modify-has-arguments#complete': {
      'drops-false: loses arguments that are false or 0 when it modifies others': {
        ...D18,
        apply: modifying((its) =>
          Object.fromEntries(Object.entries(its).filter(([, value]) => value)),
        ),
      },
    },
    'arguments-with-modify-only': {
      'empties-arguments: sends empty arguments when it rejects a call': {
        ...D18,
        apply: deciding(({ action }) => (action === 'reject' ? { arguments: {} } : {})),
      },
    },
    'names-inquiry#id': {
      'names-a-call: names the inquiry as a call': {
        ...{ ...D18, limits: SHORT },
        apply: onSending('respond', ({ inquiry_id, ...message }) => [
          inquiry_id === undefined ? message : { ...message, tool_call_id: inquiry_id },
        ]),
      },
    },
    'names-inquiry#answer': {
      'leaves-answer-out: answers an inquiry without an answer': {
        ...D18,
        apply: answering('inquiry', () => ({ answer: undefined })),
      },
    },
    'offered-answer': {
      'counts-options: answers with the position of the option': {
        ...D18,
        apply: answering('inquiry', () => ({ answer: 1 })),
      },
    },
    'answers-once': {
      'repeats-itself: answers each prompt twice': {
        ...D18,
        apply: onSending('respond', (message) => [message, message]),
      },
    },
    'answers-at-once': {
      'answers-in-pairs: sends its decision on a call together with that on the next one': keeping(
        (kept, line) => (kept ? [kept + line, ''] : ['', line]),
        'tool_approval',
      ),
      'keeps-one-back: sends each answer together with the next one': keeping((kept, line) => [
        kept,
        line,
      ]),
    },
  }),
  ...mutantsIn('plugin.events')({
    'answers-prompts-only': {
      'approves-everything: answers calls that nobody asks it about': {
        ...D18,
        apply: onReceiving((message) => {
          const { type } = (message.data ?? {}) as Record<string, unknown>
          return type === 'tool_call_request' ? { ...message, respond: 'tool_approval' } : message
        }),
      },
      'answers-questions: answers questions that nobody asks it': {
        ...D18,
        apply: onReceiving((message) => {
          const { type } = (message.data ?? {}) as Record<string, unknown>
          return type === 'inquiry_request' ? { ...message, respond: 'inquiry' } : message
        }),
      },
    },
    'decisions-are-sent#approvals': {
      'approves-edits: approves calls as they are that its user has modified': {
        ...D18,
        apply: onSending('respond', ({ arguments: its, ...message }) => [
          message.action === 'modify' ? { ...message, action: 'approve' } : message,
        ]),
      },
    },
    'decisions-are-sent#answers': {
      'keeps-answers-back: leaves questions to its host that its user has answered': {
        ...{ ...D18, limits: SHORT },
        apply: onSending('respond', (message) => (message.respond === 'inquiry' ? [] : [message])),
      },
      'shouts: sends answers in capital letters': {
        ...D18,
        apply: answering('inquiry', ({ answer }) => ({ answer: String(answer).toUpperCase() })),
      },
    },
    'events-by-subscription': {
      'routes-to-the-newest: takes all events for those of its newest subscription': {
        ...{ ...D18, cases: ['watches two conversations'] },
        apply: onReceiving((message) =>
          message.type === 'event' ? { ...message, sub_id: 'watch-2' } : message,
        ),
      },
    },
    'bears-unknown-events': {
      'loses-texts-of-unknown-members: shows no text of an event with members that it does not know':
        {
          ...D18,
          apply: onReceiving((message) => {
            const data = (message.data ?? {}) as Record<string, unknown>
            return data.type === 'chat_response' && 'x-flag' in data ? undefined : message
          }),
        },
      'refuses-unknown-completion: refuses a `query_complete` with members that it does not know': {
        ...D18,
        apply: onReceiving((message) => {
          const { type, ...more } = (message.data ?? {}) as Record<string, unknown>
          if (type === 'query_complete' && 'x-flag' in more) throw new Error('unknown member')
          return message
        }),
      },
    },
  }),
]
