import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { underWhere } from '../../engine/under.ts'
import { A_LIST, EVENTS } from './advice.ts'
import { goesOnLike, sameCourse } from './behaviour.ts'
import { type Compared, faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import { showsTheSame, showsWhatIsLeft } from './received-text.ts'

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
      ...underWhere(lists, { kind: 'untitled-conversations' }),
      judge: (c, compared) => [...goesOnLike(c, compared), ...showsWhatIsLeft(c, compared)],
    },
    {
      verifies: 'plugin.conversations.bears-untitled-conversations#unknown-members',
      title: 'goes on when conversations have further members',
      toExercise: A_LIST,
      ...underWhere(lists, { kind: 'unknown-response-members' }),
      judge: (c, compared) => (lists(compared.baseline) ? sameTexts(c, compared) : []),
    },
    {
      verifies: 'plugin.conversations.bears-unknown-events#unknown-types',
      title: 'goes on when events have unknown types',
      toExercise: EVENTS,
      ...underWhere(readsEvents, { kind: 'unknown-events' }),
      judge: (c, compared) => [...goesOnLike(c, compared), ...showsTheSame(c, compared)],
    },
    {
      verifies: 'plugin.conversations.bears-unknown-events#unknown-members',
      title: 'goes on when events have further members',
      toExercise: EVENTS,
      ...underWhere(readsEvents, { kind: 'unknown-response-members' }),
      judge: (c, compared) => (readsEvents(compared.baseline) ? sameTexts(c, compared) : []),
    },
  ),
]

/** Goes on as without the fault, and shows the same texts of the host. */
const sameTexts = (c: PluginConversation, compared: Compared): Finding[] => [
  ...sameCourse(c, compared),
  ...showsTheSame(c, compared),
]
