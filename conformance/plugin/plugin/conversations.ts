import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { quote, satisfiedUnless } from '../../engine/finding.ts'
import { A_LIST, EVENTS } from './advice.ts'
import { goesOn, sameCourse } from './behaviour.ts'
import { faultChecks, type PluginCheck, runRules } from './plugin-check.ts'

const reads = (type: string) => (c: PluginConversation) =>
  c.requests.some((request) => request.type === type)

const [lists, readsEvents] = [reads('list_conversations'), reads('read_events')]

/** Reading conversations and their events. @see rfd072 §Workspace Queries */
export const conversationChecks: readonly PluginCheck[] = [
  ...runRules({
    verifies: 'plugin.conversations.names-one-conversation',
    title: 'names one conversation whose events it reads',
    toExercise: EVENTS,
    judge: (c) =>
      c.requests
        .filter(({ type }) => type === 'read_events')
        .map(({ message: { conversation }, line }) =>
          satisfiedUnless(
            typeof conversation !== 'string' &&
              `the conversation is ${quote(JSON.stringify(conversation) ?? 'absent')}`,
            'a string `conversation`',
            line.index,
          ),
        ),
  }),
  ...faultChecks(
    {
      verifies: 'plugin.conversations.bears-untitled-conversations#untitled',
      title: 'goes on when conversations have no title',
      toExercise: A_LIST,
      faults: (c) => (lists(c) ? [{ kind: 'untitled-conversations' }] : []),
      judges: ({ kind }) => kind === 'untitled-conversations',
      judge: goesOnLike,
    },
    {
      verifies: 'plugin.conversations.bears-untitled-conversations#unknown-members',
      title: 'goes on when conversations have further members',
      toExercise: A_LIST,
      faults: (c) => (lists(c) ? [{ kind: 'unknown-response-members' }] : []),
      judges: ({ kind }) => kind === 'unknown-response-members',
      judge: (c, compared) => (lists(compared.baseline) ? sameCourse(c, compared) : []),
    },
    {
      verifies: 'plugin.conversations.bears-unknown-events#unknown-types',
      title: 'goes on when events have unknown types',
      toExercise: EVENTS,
      faults: (c) => (readsEvents(c) ? [{ kind: 'unknown-events' }] : []),
      judges: ({ kind }) => kind === 'unknown-events',
      judge: goesOnLike,
    },
    {
      verifies: 'plugin.conversations.bears-unknown-events#unknown-members',
      title: 'goes on when events have further members',
      toExercise: EVENTS,
      faults: (c) => (readsEvents(c) ? [{ kind: 'unknown-response-members' }] : []),
      judges: ({ kind }) => kind === 'unknown-response-members',
      judge: (c, compared) => (readsEvents(compared.baseline) ? sameCourse(c, compared) : []),
    },
  ),
]

/** Goes on to the same code as without the fault; what it shows may differ. */
function goesOnLike(c: PluginConversation, { baseline }: { baseline: PluginConversation }) {
  const [was, is] = [baseline.exits[0], c.exits[0]]
  if (!was || !is) return was ? goesOn(c) : []
  const [code, now] = [was.message.code, is.message.code].map(String)
  const observed = code !== now && `it ended with code ${now}, without the fault with ${code}`
  return [satisfiedUnless(observed, 'the same code as without the fault', is.line.index)]
}
