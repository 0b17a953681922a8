import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe } from '../observed.ts'
import { lacks } from '../push/pushed.ts'
import { create, LIST, lock, push, read, turn, unlock } from '../requests.ts'
import { scene } from '../scenario.ts'
import { act, begin, exit, run } from '../script.ts'
import { entriesOf } from '../stored-and-read.ts'
import { isGiven } from './locking.ts'

const TITLE = 'Grüße 表 📏'
const BEFORE = 'Another one'
const CREATED = '{created}'

/** New conversations by their titles, which a plugin finds in a list. */
const NEW = `{titled ${TITLE}}`
const FORMER = `{titled ${BEFORE}}`

/** A new conversation, made behind another new one, of which the lock is asked for besides. */
const created = dialogue({
  former: create(BEFORE),
  create: create(TITLE),
  push: push(CREATED, ...turn('first')),
  unlock: unlock(CREATED),
  'no more': push(CREATED, ...turn('no more locked')),
  list: LIST,
  'former again': lock(FORMER),
  'former unlock': unlock(FORMER),
})
/** The steps while both locks are held: each request is sent, and then waited for. */
const UNTIL_HELD = 2 * 3
const making = created.steps.slice(0, UNTIL_HELD)
const areMade = created.are('created', 'former', 'create')

/** What a plugin of another run does with the new conversations. */
const finder = dialogue({ list: LIST, read: read(NEW), lock: lock(NEW), former: lock(FORMER) })

const isFree = (mark: string): Observe => firstOf(areMade, isGiven(finder.beside(mark), 'lock'))

/** What was pushed to the new conversation is there in a later run. */
const isStored: Observe = firstOf(
  created.are('pushed', 'push'),
  finder.beside('ended').reply('read', (reply) => lacks(entriesOf(reply), turn('first'))),
)

const ended = (name: string, ...end: PluginStep[]) =>
  scene(
    `locks: a new conversation and ${name}`,
    {
      ...{ steps: begin(...making, ...end), feature: 'create' },
      beside: { ended: run(...finder.steps) },
    },
    {
      'plugin.locks.created-lock-ends': [`\`locked\` for a plugin of a later run`, isFree('ended')],
      'plugin.push.events-are-appended#stored': ['the pushed events in a later run', isStored],
    },
  )

/** Locks of conversations that plugins create. @see rfd072 §Workspace Mutations */
export const createdLockScenes = [
  scene(
    'locks: a new conversation',
    {
      steps: run(...making, act('created'), ...created.steps.slice(UNTIL_HELD), act('unlocked')),
      feature: 'create',
      beside: { created: run(...finder.steps), unlocked: run(...finder.steps) },
    },
    {
      'plugin.locks.created-is-locked#own': [
        '`pushed`',
        firstOf(areMade, created.are('pushed', 'push')),
      ],
      'plugin.locks.created-is-locked#exclusive': [
        '`error` for another plugin, for each of two new conversations',
        firstOf(
          areMade,
          finder.beside('created').refused('lock'),
          finder.beside('created').refused('former'),
        ),
      ],
      'plugin.locks.created-lock-ends': ['`locked` for another plugin', isFree('unlocked')],
      'plugin.push.push-needs-lock#ended-lock': [
        '`error` when the lock was given back',
        firstOf(areMade, created.are('unlocked', 'unlock'), created.refused('no more')),
      ],
      'plugin.locks.lock-twice#no-wait': [
        'a reply where the plugin asks for the lock that it has',
        firstOf(
          areMade,
          created.reply('former again', () => undefined),
        ),
      ],
      'plugin.locks.lock-twice#kept': [
        '`locked` for another plugin behind one `unlock`',
        firstOf(areMade, isGiven(finder.beside('unlocked'), 'former')),
      ],
    },
  ),
  ended('`exit`', ...exit(0)),
  ended('the end of the process', { status: 0 }),
  ended('the death of the process', { die: 'SIGKILL' }),
]
