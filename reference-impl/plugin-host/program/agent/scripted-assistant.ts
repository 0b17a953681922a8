import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { elementsOf, isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import type { Reply } from '../../../../spec/generated/messages/driver.ts'
import { writeDurably } from '../durable-file.ts'
import { type Assistant, type AssistantRequest, type Piece, ProviderFailure } from './assistant.ts'

/** The environment variable that names the folder of a script. */
export const SCRIPT = 'REFERENCE_ASSISTANT'

/** Interval in milliseconds between two looks whether a reply goes on. */
const LOOK_MS = 10

/** An assistant that replies what a folder of files states, which several processes can share. */
export class ScriptedAssistant implements Assistant {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** States the replies to come. */
  script(replies: readonly Reply[]): void {
    mkdirSync(this.#folder, { recursive: true })
    rmSync(this.#file('resumed'), { force: true })
    writeDurably(this.#file('replies'), JSON.stringify(replies))
  }

  /** Lets a reply that pauses go on. */
  resume(): void {
    appendFileSync(this.#file('resumed'), '')
  }

  /** What has been asked so far. */
  get requests(): JsonObject[] {
    if (!existsSync(this.#file('requests'))) return []
    return readFileSync(this.#file('requests'), 'utf8').split('\n').map(parse).filter(isObject)
  }

  async *reply({ events, tools: _, ...request }: AssistantRequest): AsyncIterable<Piece> {
    const responses = responsesIn(events)
    const {
      reasoning = [],
      failure,
      structured,
      calls = [],
      ...text
    } = this.#take({
      ...request,
      ...(responses.length > 0 && { responses }),
    })
    for (const piece of reasoning) yield { reasoning: piece }
    yield* this.#text(text)
    if (failure !== undefined) throw new ProviderFailure(failure)
    if (structured !== undefined) yield { data: structured }
    for (const call of calls) yield { call }
  }

  async *#text({ chunks = [], chunk_delay_ms = 0, pauses_after }: Reply): AsyncIterable<Piece> {
    for (const [at, message] of chunks.entries()) {
      if (at === pauses_after) await this.#resumed()
      await pass(chunk_delay_ms)
      yield { message }
    }
  }

  /** The next reply, which is used up. @throws ProviderFailure when there is none. */
  #take(request: JsonObject): Reply {
    mkdirSync(this.#folder, { recursive: true })
    appendFileSync(this.#file('requests'), `${JSON.stringify(request)}\n`)
    const file = this.#file('replies')
    const [next, ...rest] = existsSync(file) ? elementsOf(parse(readFileSync(file, 'utf8'))) : []
    if (!isObject(next)) throw new ProviderFailure('the model does not answer')
    writeDurably(file, JSON.stringify(rest))
    return next
  }

  async #resumed(): Promise<void> {
    while (!existsSync(this.#file('resumed'))) await pass(LOOK_MS)
  }

  #file(name: string): string {
    return join(this.#folder, name)
  }
}

/** The responses of tools in the last turn. */
function responsesIn(events: readonly JsonObject[]): JsonObject[] {
  const start = events.findLastIndex(({ type }) => type === 'turn_start')
  return events.slice(start).filter(({ type }) => type === 'tool_call_response')
}
