import { byMethod } from '../validators/driver.ts'
import type { JsonObject } from '../wire/json.ts'
import type { Reply } from './host.ts'

const METHOD_NOT_FOUND = -32601

/** What an error response of a driver comes to. */
export function refusalOf(method: string, { code, message }: JsonObject): Reply {
  const words = typeof message === 'string' ? `: ${message.slice(0, 200)}` : ''
  const refused = `the driver refused \`${method}\`${words}`
  return code === METHOD_NOT_FOUND ? { refused, lacks: 'method' } : { refused }
}

/** What is wrong with a result by the driver protocol; undefined when nothing is. */
export function violationOf(method: string, result: unknown): string | undefined {
  const known = byMethod[method as keyof typeof byMethod]
  const valid = 'result' in known ? known.result : undefined
  if (!valid || valid(result)) return undefined
  const [first] = valid.errors ?? []
  return `${first?.instancePath || 'it'} ${first?.message ?? 'is something else'}`
}
