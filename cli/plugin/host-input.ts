import { cutBoundedLines } from '../../harness/wire/bounded-lines.ts'
import { isObject, type JsonObject, parse } from '../../harness/wire/json.ts'

/** What a host sends, as far as this plugin is concerned with it. */
export interface HostInput {
  /** The first message; undefined when the input ends before, or its first line is no object. */
  first: Promise<JsonObject | undefined>
  /** Resolves at `shutdown`, and at the end of the input, which means the same. @see rfd072 §Shutdown */
  ended: Promise<void>
}

/** Reads messages, one object a line, from now on; whatever else follows the first is ignored. */
export function readHost(stream: NodeJS.ReadableStream): HostInput {
  const first = Promise.withResolvers<JsonObject | undefined>()
  const ended = Promise.withResolvers<void>()
  const lines = cutBoundedLines((line) => {
    if (line.toString().trim() === '') return
    const message = parse(line.toString())
    const read = isObject(message) ? message : undefined
    first.resolve(read)
    if (read?.type === 'shutdown') ended.resolve()
  })
  const end = () => {
    lines.end()
    first.resolve(undefined)
    ended.resolve()
  }
  stream.on('data', lines.push).once('end', end).once('error', end)
  return { first: first.promise, ended: ended.promise }
}
