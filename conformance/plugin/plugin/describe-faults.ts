import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import {
  type Finding,
  notApplicable,
  quote,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'
import { under } from '../../engine/under.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { VERBS } from '../../vfs/tool/sandbox.ts'
import { DESCRIBE, SERVES } from './advice.ts'
import { sameBehaviour } from './behaviour.ts'
import { howItEnded } from './ending.ts'
import { describeFaultChecks } from './plugin-check.ts'
import { SPELLINGS } from './spellings.ts'

/** A plugin describes itself alike whatever the request looks like and wherever it runs. @see rfd072 §Plugin Self-Description */
export const describeFaults = describeFaultChecks(
  {
    verifies: 'plugin.framing.plugin-reassembles-input#pieces',
    title: 'describes itself when the request arrives in pieces',
    toExercise: DESCRIBE,
    ...under({ kind: 'bytewise' }),
    judge: sameBehaviour,
  },
  ...SPELLINGS.map(({ verifies, title, fault }) => ({
    ...{ verifies, title, toExercise: DESCRIBE },
    ...under(fault),
    judge: sameBehaviour,
  })),
  {
    verifies: 'plugin.framing.plugin-ignores-unknown-members#requests',
    title: 'ignores unknown members of `describe`',
    toExercise: DESCRIBE,
    ...under({ kind: 'unknown-init-members' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'plugin.describe.describes-itself',
    title: 'describes itself when its input ends behind the request',
    toExercise: DESCRIBE,
    ...under({ kind: 'end-of-input', at: 0 }),
    judge: describes,
  },
  {
    verifies: 'plugin.describe.description-needs-no-setup#no-effects',
    title: 'describes itself without changing files outside its directory',
    toExercise: DESCRIBE,
    ...under({ kind: 'watched' }),
    judge: changesNothing,
  },
  {
    verifies: 'plugin.describe.description-needs-no-setup#no-environment',
    title: 'describes itself without a home directory and a configuration',
    toExercise: DESCRIBE,
    ...under({ kind: 'bare-environment' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'plugin.describe.description-needs-no-setup#no-port',
    title: 'describes itself when its port is in use',
    toExercise: SERVES,
    faults: ({ start }) => (start.context?.serves ? [{ kind: 'port-in-use' }] : []),
    judges: ({ kind }) => kind === 'port-in-use',
    judge: sameBehaviour,
  },
)

/** Expects one description. */
export function describes(c: PluginConversation): Finding[] {
  const [first, second] = c.descriptions
  if (!first) return [doubtOf(c) ?? violated('a message of type `describe`', howItEnded(c))]
  return [
    satisfiedUnless(
      second && 'a second description followed',
      'one description',
      second?.line.index,
    ),
  ]
}

/** What happens before the plugin reads its message is how its runtime starts. */
function changesNothing({ transcript, descriptions }: PluginConversation): Finding[] {
  const seen = transcript.find((event) => event.event === 'system-calls')
  if (!seen || descriptions.length === 0) return []
  const { accesses = [], notWatched, readInput } = seen
  if (notWatched) return [notApplicable(`seen for its directory only: ${notWatched}`)]
  const made = accesses.find(({ how }) => how === 'write' || how === 'listen')
  if (!made && !readInput) return [notApplicable(`seen for its directory only: ${UNSEEN}`)]
  const observed = made && `it ${VERBS[made.how]} ${quote(made.target, 200)}`
  return [satisfiedUnless(observed, 'nothing new outside its directory')]
}

const UNSEEN = 'the plugin was not seen to read its message'
