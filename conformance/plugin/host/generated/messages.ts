import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Generated } from './requirements.ts'

/** The members of each message that is sent, besides `type` and `id`. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  list_conversations: [],
  read_events: ['conversation'],
  read_config: ['path'],
  print: ['text', 'channel', 'format', 'language'],
  log: ['level', 'message', 'fields'],
  ready: [],
  exit: ['code', 'reason'],
}

const NOTICES: readonly unknown[] = ['ready', 'print', 'log', 'exit']
const LEVELS: readonly unknown[] = ['error', 'warn', 'info', 'debug', 'trace']

/** Whether a message gets no reply. */
export const isNotice = ({ type }: JsonObject): boolean => NOTICES.includes(type)

/** What lets a plugin go on as usual that sends this, where that is one requirement alone; most messages are no risk. */
export function riskOf(message: JsonObject): Generated | undefined {
  const { type, id, level, channel, fields } = message
  if (typeof type !== 'string' || !Object.hasOwn(MEMBERS, type))
    return 'plugin.errors.unknown-messages'
  if (isIllTyped(message)) return 'plugin.errors.ill-typed-requests'
  if (membersBeside(message).length > 0)
    return `plugin.framing.host-ignores-unknown-members#${isNotice(message) ? 'replies' : 'requests'}`
  if (id !== undefined && isNotice(message)) return 'plugin.ids.ids-without-reply'
  if (channel !== undefined && channel !== 'content') return 'plugin.print.six-channels#accepted'
  if (type !== 'log') return undefined
  if (!LEVELS.includes(level)) return 'plugin.log.unknown-level'
  return isObject(fields) ? undefined : 'plugin.log.fields-are-optional'
}

/** Whether a request lacks a member, or has one of another type; the path of a setting may be left out. */
export const isIllTyped = ({ type, conversation, path }: JsonObject): boolean =>
  (type === 'read_events' && typeof conversation !== 'string') ||
  (type === 'read_config' && path !== undefined && typeof path !== 'string')

/** The names of members that a message of a known type does not have. */
export const membersBeside = ({ type, id: _, ...members }: JsonObject): string[] =>
  Object.keys(members).filter((name) => MEMBERS[String(type)]?.includes(name) === false)
