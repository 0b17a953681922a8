import type { JsonObject } from '../wire/json.ts'
import type { OpenRequest, OpenRequests } from './open-requests.ts'

/** How an answer spells that it has no id. */
const NO_ID = 'null'

/** Finds which line each line of a program's output answers: by its id, or the oldest where no id fits. */
export class Matching<Request extends OpenRequest> {
  /** The id that came last: an answer that comes once more answers no other line. */
  #last: string | undefined
  /** Keys of lines for whose answers a line without an id was taken; what follows with their id answers no other one. */
  readonly #displaced = new Set<OpenRequest['key']>()

  /** Takes what a line of output answers; undefined where it is one too many. */
  take(open: OpenRequests<Request>, message: JsonObject | undefined): Request | undefined {
    const key = message && JSON.stringify(message.id ?? null)
    const hasId = key !== undefined && key !== NO_ID
    const isRepeated = hasId && key === this.#last
    const isSurplus = this.#displaced.delete(key) || isRepeated
    this.#last = key
    const request = open.take(key) ?? (isSurplus ? undefined : open.takeOldest())
    const needed = request?.key
    if (!hasId && needed !== undefined && needed !== key) this.#displaced.add(needed)
    return request
  }
}
