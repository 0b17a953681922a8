import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { Cause } from '../../engine/cause.ts'
import { HOST_TYPES } from './lines.ts'
import { unservedCauses } from './unserved.ts'

/** What a host shows before it replies to anything: which plugin it runs, `init`, and how its lines are written. */
const WITHOUT_REPLIES = [
  'plugin.lifecycle.init-*',
  'plugin.lifecycle.version-is-one',
  'plugin.config.init-has-configuration*',
  'plugin.config.plugin-options*',
  'plugin.describe.*',
  'plugin.dispatch.*',
  'plugin.framing.host-writes-*',
  'plugin.framing.host-names-types*',
  'plugin.framing.host-repeats-no-member*',
  'plugin.framing.only-messages-on-stdin*',
]

/** The plugin, which got `init`, waits for a reply that never comes, so that it does nothing of what it was to do next. */
export const repliesToNothing = ({ init, replies, events }: PluginHostReading): boolean =>
  init !== undefined && replies.length === 0 && events.includes('waited in vain')

/** What the replies show that came before. */
const IN_REPLIES = ['conversations', 'config', 'ids', 'errors'].map((area) => `plugin.${area}.*`)

/** The plugin waits in vain for the end of a line that the host has begun. */
const leavesLineOpen = ({ begun, events }: PluginHostReading): boolean =>
  begun !== undefined && events.includes('waited in vain')

/** What a host may do wrong before it sends `shutdown`, besides. */
const BEFORE_SHUTDOWN = [...WITHOUT_REPLIES, '*#no-signal', 'plugin.shutdown.own-process-group']

/** The plugin waits for `shutdown`, which the host does not send when it gets the signal. */
const relaysNo =
  (name: string): Cause<PluginHostReading>['shows'] =>
  ({ init, shutdowns, events, transcript }) =>
    init !== undefined &&
    shutdowns.length === 0 &&
    events.includes('waited in vain') &&
    transcript.some((event) => event.event === 'signal' && event.signal === name)

/** What reports the type of a reply; no reply is seen where it has another one. */
const OF_TYPE = /^((the reply|reply \d+|`type` of reply \d+) is |no reply came$)/

/** No reply has a type that there is, so that none is what a check expects. */
const namesNoType: Cause<PluginHostReading>['shows'] = ({ replies }, { observed }) =>
  replies.length > 0 &&
  !replies.some(({ type }) => HOST_TYPES.includes(type)) &&
  OF_TYPE.test(observed)

/** The defects of a host of plugins that make checks of other things fail. */
export const pluginHostCauses: readonly Cause<PluginHostReading>[] = [
  {
    requirement: 'plugin.framing.host-writes-one-object-per-line',
    spares: WITHOUT_REPLIES,
    shows: (c) => leavesLineOpen(c) && repliesToNothing(c),
  },
  {
    requirement: 'plugin.framing.host-writes-one-object-per-line',
    spares: [...WITHOUT_REPLIES, ...IN_REPLIES],
    shows: leavesLineOpen,
  },
  {
    requirement: 'plugin.errors.one-reply',
    spares: WITHOUT_REPLIES,
    shows: repliesToNothing,
  },
  {
    requirement: 'plugin.shutdown.sigterm-is-relayed',
    spares: BEFORE_SHUTDOWN,
    shows: relaysNo('SIGTERM'),
  },
  {
    requirement: 'plugin.shutdown.sigint-is-relayed',
    spares: BEFORE_SHUTDOWN,
    shows: relaysNo('SIGINT'),
  },
  { requirement: 'plugin.framing.host-names-types', shows: namesNoType },
  ...unservedCauses(WITHOUT_REPLIES),
]
