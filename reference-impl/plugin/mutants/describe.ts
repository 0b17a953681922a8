import { writeFileSync } from 'node:fs'
import type { Message } from '../program/seams.ts'
import { having, onReceiving, onSending, stayAlive, withMembers } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** Changes the description. */
const describing = (change: (message: Message) => Record<string, unknown>) =>
  withMembers('describe', change)

export const describeMutants = mutantsOf(
  {
    id: 'plugin.describe.repeats-itself',
    violates: 'plugin.describe.describes-itself',
    change: 'describes itself twice',
    apply: onSending('describe', (message) => [message, message]),
  },
  {
    id: 'plugin.describe.has-no-name',
    violates: 'plugin.describe.required-members#name',
    change: 'gives its name under another member',
    apply: onSending('describe', ({ name, ...message }) => [{ ...message, id: name }]),
  },
  {
    id: 'plugin.describe.counts-versions',
    violates: 'plugin.describe.required-members#version',
    change: 'gives its version as a number',
    apply: describing(() => ({ version: 0.1 })),
  },
  {
    id: 'plugin.describe.has-no-description',
    violates: 'plugin.describe.required-members#description',
    change: 'has a help text in the place of a description',
    apply: onSending('describe', ({ description, ...message }) => [message]),
  },
  {
    id: 'plugin.describe.lists-authors',
    violates: 'plugin.describe.optional-members#texts',
    change: 'gives a list of authors',
    apply: describing(({ author }) => ({ author: [author] })),
  },
  {
    id: 'plugin.describe.spells-command',
    violates: 'plugin.describe.optional-members#command',
    change: 'gives its command path as one text',
    apply: describing(() => ({ command: 'reference' })),
  },
  {
    id: 'plugin.describe.has-empty-command',
    violates: 'plugin.describe.command-words',
    change: 'gives a command path without words',
    apply: describing(() => ({ command: [] })),
  },
  {
    id: 'plugin.describe.sends-null',
    violates: 'plugin.describe.absent-rather-than-null',
    change: 'gives null for a repository that it does not have',
    apply: describing(() => ({ repository: null })),
  },
  {
    id: 'plugin.describe.logs-first',
    violates: 'plugin.describe.description-comes-first',
    change: 'logs that it was asked before it describes itself',
    apply: onSending('describe', (message) => [
      { type: 'log', level: 'debug', message: 'asked for a description' },
      message,
    ]),
  },
  {
    id: 'plugin.describe.waits-for-end-of-input',
    violates: 'plugin.describe.ends-after-description',
    change: 'waits for the end of its input after its description',
    limits: { exit_ms: 1_500 },
    apply: having(({ leave, receive }) => {
      let describes = false
      return {
        receive(message, peer) {
          describes ||= message.type === 'describe'
          return receive(message, peer)
        },
        leave: (status) => (describes ? stayAlive() : leave(status)),
      }
    }),
  },
  {
    id: 'plugin.describe.keeps-a-cache',
    violates: 'plugin.describe.description-needs-no-setup#no-effects',
    change: 'writes its description to a file',
    apply: onReceiving((message) => {
      if (message.type === 'describe') writeFileSync('reference.cache', 'described')
      return message
    }),
  },
)
