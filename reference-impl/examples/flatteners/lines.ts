import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../../spec/generated/providers.ts'
import { lines } from '../../sdk/lines.ts'
import { answerWith, Confinement, isConfined, NO_END } from './confined.ts'

/** What a library makes of a tool's schema. */
export type Flatten = (schema: JsonObject) => unknown

/** A library's ways, by the providers that it is meant for. */
export type Library = Partial<Record<ProviderId, Flatten>>

/**
 * Answers the JSON lines of a flattener with what a library does; it works in a process of its own, which is put
 * away when it comes to no end. @see suite §Flattener lines
 */
export async function serve(library: Library): Promise<void> {
  if (isConfined) return answerWith((line) => answerTo(line, library))
  const confinement = new Confinement()
  for await (const line of lines({ unfinished: true })) {
    if (line.trim() === '') continue
    const answer = (await confinement.ask(line)) ?? { id: idOf(line), error: NO_END }
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
  confinement.cleanUp()
  process.stdout.end(() => process.exit(0))
}

type Answer = { [member: string]: unknown }

async function answerTo(line: string, library: Library): Promise<Answer> {
  const message = read(line)
  const id = idOf(line)
  if (!isObject(message) || id === null)
    return { id: null, error: 'The line is no JSON object with an id.' }
  const { provider, schema } = message
  if (typeof provider !== 'string' || !Object.hasOwn(providers, provider))
    return { id, error: 'There is no such provider.' }
  if (!isObject(schema)) return { id, error: 'The schema is not an object.' }
  if ('encode' in message || 'decode' in message)
    return { id, error: 'The library spells no instances.' }
  const flatten = library[provider as ProviderId]
  if (!flatten) return { id, ...refused('The library is not meant for this provider.') }
  return { id, ...(await flattened(flatten, schema)) }
}

function idOf(line: string): string | number | null {
  const message = read(line)
  const id = isObject(message) ? message.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function flattened(flatten: Flatten, schema: JsonObject): Promise<Answer> {
  try {
    const made = await flatten(schema)
    return isObject(made) ? { schema: made, notes: [] } : { error: 'The library gave no schema.' }
  } catch (error) {
    return thrown(error)
  }
}

/** What a library throws is its refusal, but for a stack that was used up: that is no answer to a schema. */
function thrown(error: unknown): Answer {
  if (error instanceof RangeError) return { error: `It failed: ${error.message}` }
  return refused(error instanceof Error ? error.message : String(error))
}

/** Libraries name no place, so that it is the whole schema. */
const refused = (reason: string): Answer => ({
  refused: { pointer: '', keyword: '(not given)', reason: reason || 'No reason was given.' },
})
