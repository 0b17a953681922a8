import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

type Kind = 'string' | 'object' | 'any'

/** What each type of event must have besides. @see rfd072 §Workspace Mutations */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  turn_start: {},
  chat_request: { content: 'string' },
  chat_response: {},
  tool_call_request: { id: 'string', name: 'string', arguments: 'object' },
  tool_call_response: { id: 'string', content: 'string' },
  inquiry_request: { id: 'string' },
  inquiry_response: { id: 'string', answer: 'any' },
}

/** What a response must have before it. */
const REQUESTS: Readonly<Record<string, string>> = {
  tool_call_response: 'tool_call_request',
  inquiry_response: 'inquiry_request',
}

/** What is wrong with the first wrong event of a batch, and which one that is. */
export function faultIn(stored: readonly JsonObject[], batch: readonly unknown[]) {
  const before = [...stored]
  for (const [at, event] of batch.entries()) {
    const fault = faultOf(event, before)
    const id = isObject(event) && typeof event.id === 'string' ? ` (${event.id})` : ''
    if (fault !== undefined) return `event ${at + 1}${id} ${fault}`
    before.push(event as JsonObject)
  }
  return undefined
}

function faultOf(event: unknown, before: readonly JsonObject[]): string | undefined {
  if (!isObject(event) || typeof event.type !== 'string') return 'has no type'
  const { type, id } = event
  const members = Object.hasOwn(MEMBERS, type) ? MEMBERS[type] : undefined
  if (!members) return `has the unknown type ${type}`
  const wrong = Object.entries(members).find(([name, kind]) => !isOf(kind, event[name]))
  if (wrong) return `has no ${wrong[1]} as \`${wrong[0]}\``
  if (type === 'chat_response' && !hasResponse(event)) return 'has no text and no data'
  const request = REQUESTS[type]
  const isThere = before.some((other) => other.type === request && other.id === id)
  return request !== undefined && !isThere ? `has no ${request} before it` : undefined
}

const isOf = (kind: Kind, value: unknown): boolean =>
  kind === 'any' ? value !== undefined : kind === 'object' ? isObject(value) : typeof value === kind

const hasResponse = ({ message, reasoning, data }: JsonObject) =>
  [message, reasoning].some((text) => typeof text === 'string') || data !== undefined

/** A batch as it is stored: with times, and with the starts of turns that are left out. @see rfd072 §Workspace Mutations */
export function completed(
  stored: readonly JsonObject[],
  batch: readonly JsonObject[],
): JsonObject[] {
  const timestamp = new Date().toISOString().replace('T', ' ').replace('Z', '')
  const all: JsonObject[] = [...stored]
  for (const [at, event] of batch.entries()) {
    if (event.type === 'chat_request' && needsStart(all, at === 0))
      all.push({ timestamp, type: 'turn_start' })
    all.push({ timestamp, ...event })
  }
  return all.slice(stored.length)
}

/** A turn is active from its start to its first request. */
const needsStart = (before: readonly JsonObject[], first: boolean): boolean =>
  first ? before.at(-1)?.type !== 'turn_start' : !before.some(({ type }) => type === 'turn_start')
