import { parseAnyDepth } from '../wire/condenser.ts'
import { isObject } from '../wire/json.ts'

/** Whose session a tap has before it, as the host's first message states it. */
export interface Tapped {
  role: 'tool' | 'plugin'
  /** The name that the host has for a tool. */
  name?: string
}

/** Reads a line of a host: one that begins a session of a protocol of ours states which, be it well-formed or not. */
export function begunBy(line: string): Tapped | undefined {
  const message = parseAnyDepth(line)
  if (!isObject(message)) return likenedTo(line)
  if (BEGINNINGS.has(message.type)) return { role: 'plugin' }
  if (message.method !== 'init') return undefined
  const tool = isObject(message.params) && isObject(message.params.tool) ? message.params.tool : {}
  return { role: 'tool', ...(typeof tool.name === 'string' && { name: tool.name }) }
}

const BEGINNINGS = new Set<unknown>(['init', 'describe'])

/** What a host breaks the form of its first message for is judged, as soon as its name is there. */
function likenedTo(line: string): Tapped | undefined {
  if (/"method"\s*:\s*"init"/.test(line)) return { role: 'tool' }
  return /"type"\s*:\s*"(init|describe)"/.test(line) ? { role: 'plugin' } : undefined
}
