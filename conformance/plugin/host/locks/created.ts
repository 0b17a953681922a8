import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { dialogue, eventsIn } from '../dialogue.ts'
import { firstOf, type Observe } from '../observed.ts'
import { lacks } from '../push/pushed.ts'
import { create, LIST, lock, push, read, turn, unlock } from '../requests.ts'
import { judged } from '../scenario.ts'
import { act, begin, exit, run } from '../script.ts'
import { isGiven } from './locking.ts'

const TITLE = 'Grüße 表 📏'
const CREATED = '{created}'
const created = dialogue({ create: create(TITLE), push: push(CREATED, ...turn('first')) })

/** What a plugin of another run does with the new conversation, which it finds by its title. */
const NEW = `{titled ${TITLE}}`
const finder = dialogue({ list: LIST, read: read(NEW), lock: lock(NEW) })

const isFree = (mark: string): Observe =>
  firstOf(created.are('created', 'create'), isGiven(finder.beside(mark), 'lock'))

/** What was pushed to the new conversation is there in a later run. */
const isStored: Observe = firstOf(
  created.are('pushed', 'push'),
  finder.beside('ended').reply('read', (reply) => lacks(eventsIn(reply), turn('first'))),
)

const ended = (name: string, ...end: PluginStep[]) =>
  judged(
    `locks: a new conversation and ${name}`,
    {
      ...{ steps: begin(...created.steps, ...end), feature: 'create' },
      beside: { ended: run(...finder.steps) },
    },
    {
      'plugin.locks.created-lock-ends': [`\`locked\` for a plugin of a later run`, isFree('ended')],
      'plugin.push.events-are-appended#stored': ['the pushed events in a later run', isStored],
    },
  )

/** Locks of conversations that plugins create. @see rfd072 §Workspace Mutations */
export const createdLockScenes = [
  judged(
    'locks: a new conversation',
    {
      steps: run(
        ...created.steps,
        act('created'),
        ...dialogue({ unlock: unlock(CREATED) }).steps,
        act('unlocked'),
      ),
      feature: 'create',
      beside: { created: run(...finder.steps), unlocked: run(...finder.steps) },
    },
    {
      'plugin.locks.created-is-locked#own': [
        '`pushed`',
        firstOf(created.are('created', 'create'), created.are('pushed', 'push')),
      ],
      'plugin.locks.created-is-locked#exclusive': [
        '`error` for another plugin',
        firstOf(created.are('created', 'create'), finder.beside('created').refused('lock')),
      ],
      'plugin.locks.created-lock-ends': ['`locked` for another plugin', isFree('unlocked')],
    },
  ),
  ended('`exit`', ...exit(0)),
  ended('the end of the process', { status: 0 }),
]
