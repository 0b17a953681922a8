import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { shown } from '../observed.ts'
import { STORED } from '../stored.ts'
import { type Difference, differs } from './difference.ts'
import { eventsDifference, eventsShow } from './events-read.ts'
import { listDifference, listShows } from './listed.ts'
import { isIllTyped, riskOf } from './messages.ts'
import { settingAt } from './paths.ts'
import type { Generated } from './requirements.ts'

/** What the answers of a host are made from. */
export interface Sources {
  /** `config` of `init`. */
  config: unknown
  /** The conversations of the suite are there. */
  stored: boolean
}

/** The one right answer to a request. */
export interface Answer {
  /** The type of the reply, where it has a single one. */
  type: string
  /** What a reply of another type is about. */
  confirms: Generated
  /** What a right reply shows. */
  shows: readonly Generated[]
  /** What of a reply of this type is not right. */
  difference(reply: JsonObject): Difference | undefined
}

/** The right answer to a request by what the host has. */
export function answerTo(request: JsonObject, sources: Sources): Answer {
  const { type, conversation, path } = request
  if (riskOf(request) === 'plugin.errors.unknown-messages')
    return refusal(request, 'plugin.errors.unknown-messages')
  if (isIllTyped(request)) return refusal(request, 'plugin.errors.ill-typed-requests')
  if (type === 'list_conversations') return listed(sources)
  if (type === 'read_events') return read(request, String(conversation))
  return path === undefined ? configuration(sources) : setting(request, String(path), sources)
}

const ERROR = 'plugin.errors.error-form'

/** An error that names the request; of a type that nobody knows it need not. */
function refusal({ type }: JsonObject, confirms: Generated, named: Generated = confirms): Answer {
  if (confirms === 'plugin.errors.unknown-messages')
    return { type: 'error', confirms, shows: [confirms], difference: () => undefined }
  return {
    ...{ type: 'error', confirms, shows: [confirms, named, `${ERROR}#type`, `${ERROR}#message`] },
    difference: ({ request, message }) =>
      differs(request !== type, named, `the error for ${shown(type)} names ${shown(request)}`) ??
      differs(typeof message !== 'string', `${ERROR}#message`, `\`message\` is ${shown(message)}`),
  }
}

const LISTS = 'plugin.conversations.lists-conversations#reply'

const listed = ({ stored }: Sources): Answer => ({
  ...{ type: 'conversations', confirms: LISTS },
  shows: [LISTS, ...(stored ? listShows : [])],
  difference: (reply) =>
    differs(!Array.isArray(reply.data), LISTS, '`data` is no array') ??
    (stored ? listDifference(reply) : undefined),
})

const UNKNOWN = 'plugin.conversations.unknown-conversation'

function read(request: JsonObject, id: string): Answer {
  const stored = STORED.find((each) => each.id === id)
  if (!stored) return refusal(request, `${UNKNOWN}#error`, `${UNKNOWN}#request`)
  return {
    ...{ type: 'events', confirms: 'plugin.conversations.reads-events#complete' },
    shows: eventsShow,
    difference: (reply) => eventsDifference(reply, stored),
  }
}

const [WHOLE, SAME] = [
  'plugin.config.reads-whole-configuration',
  'plugin.config.same-configuration#equal',
] as const

const configuration = ({ config }: Sources): Answer => ({
  ...{ type: 'config', confirms: WHOLE, shows: [WHOLE, SAME] },
  difference: (reply) =>
    differs(Object.hasOwn(reply, 'path'), WHOLE, '`path` is there') ??
    differs(!isObject(reply.data), WHOLE, '`data` is no object') ??
    differs(!equal(reply.data, config), SAME, 'it is another configuration than that of `init`'),
})

const PART = 'plugin.config.reads-configuration-path'

function setting(request: JsonObject, path: string, { config }: Sources): Answer {
  const value = settingAt(config, path)
  if (value === undefined) return refusal(request, 'plugin.config.unknown-path')
  const kind = isObject(value) ? 'an object' : `a ${value === null ? 'null' : typeof value}`
  return {
    ...{ type: 'config', confirms: `${PART}#value` },
    shows: [`${PART}#path`, `${PART}#value`, `${PART}#leaves`],
    difference: (reply) =>
      differs(reply.path !== path, `${PART}#path`, '`path` is another') ??
      differs(!equal(reply.data, value), `${PART}#value`, `\`data\` is not the value, ${kind}`),
  }
}
