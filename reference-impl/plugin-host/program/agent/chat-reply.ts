import { elementsOf, isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { type Piece, ProviderFailure } from './assistant.ts'

/** A call of which pieces have come. */
interface BegunCall {
  id: string
  name: string
  arguments: string
}

/** Calls of one reply. */
const MOST_CALLS = 128

/** Reads the chunks of a streamed reply. */
export class ChatReply {
  readonly #isStructured: boolean
  readonly #calls = new Map<number, BegunCall>()
  #structured = ''
  #isFinished = false

  constructor(isStructured: boolean) {
    this.#isStructured = isStructured
  }

  /** The pieces of a chunk, of text and reasoning as they come. @throws ProviderFailure when it states one, or is none. */
  take(data: string): Piece[] {
    const chunk = parse(data)
    if (!isObject(chunk)) throw new ProviderFailure('the model sends what is no JSON object')
    if (chunk.error !== undefined)
      throw new ProviderFailure(`the model fails: ${stated(chunk.error)}`)
    const [choice] = elementsOf(chunk.choices)
    if (!isObject(choice)) return []
    this.#isFinished ||= typeof choice.finish_reason === 'string'
    const delta = isObject(choice.delta) ? choice.delta : {}
    for (const call of elementsOf(delta.tool_calls)) if (isObject(call)) this.#add(call)
    return this.#pieces(delta)
  }

  /** What is known at the end: structured output, and calls. @throws ProviderFailure when the end did not come. */
  end(): Piece[] {
    if (!this.#isFinished) throw new ProviderFailure('the reply breaks off')
    const data = this.#structured === '' ? [] : [{ data: structuredIn(this.#structured) }]
    return [...data, ...[...this.#calls.values()].map(callOf)]
  }

  #pieces({ content, reasoning_content, reasoning = reasoning_content }: JsonObject): Piece[] {
    const thought = isText(reasoning) ? [{ reasoning }] : []
    if (!isText(content)) return thought
    if (!this.#isStructured) return [...thought, { message: content }]
    this.#structured += content
    return thought
  }

  #add({ index, id, function: called }: JsonObject): void {
    const at = Number(index ?? this.#calls.size)
    const { name, arguments: more } = isObject(called) ? called : {}
    const begun = this.#calls.get(at) ?? { id: '', name: '', arguments: '' }
    this.#calls.set(at, {
      id: begun.id + (isText(id) ? id : ''),
      name: begun.name + (isText(name) ? name : ''),
      arguments: begun.arguments + (isText(more) ? more : ''),
    })
    if (this.#calls.size > MOST_CALLS) throw new ProviderFailure('the model makes too many calls')
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const stated = (error: unknown): string =>
  String(isObject(error) ? error.message : error).slice(0, 200)

function structuredIn(text: string): unknown {
  const value = parse(text)
  if (value === undefined) throw new ProviderFailure('the structured answer is no JSON')
  return value
}

function callOf({ id, name, arguments: text }: BegunCall): Piece {
  const args = parse(text === '' ? '{}' : text)
  if (!isObject(args) || id === '' || name === '')
    throw new ProviderFailure('a call has no id, no name or no object as its arguments')
  return { call: { id, tool: name, arguments: args } }
}
