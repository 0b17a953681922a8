import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { having, onParams } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Takes other messages for what the tool sent. */
const onIncoming = (change: (message: JsonObject) => unknown) =>
  having(({ classify }) => ({
    classify: (message) => classify(isObject(message) ? change(message) : message),
  }))

/** Echoes ids that the host does not know, spelled otherwise. */
export const echoing = (spell: (id: unknown) => unknown, fits: (id: unknown) => boolean): Apply =>
  having(({ classify, encode }) => {
    const name = '\u0000odd'
    let odd: unknown
    return {
      classify(message) {
        if (!isObject(message) || !('id' in message) || !fits(message.id)) return classify(message)
        odd = message.id
        return classify({ ...message, id: name })
      },
      encode: (message) => encode(message.id === name ? { ...message, id: spell(odd) } : message),
    }
  })

const isOdd = (id: unknown) =>
  id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id)

/** Answers messages without an id. */
export const answering = (isAnswered: (method: string, params: unknown) => boolean): Apply =>
  having(({ encode, reported: output, write }) => {
    let send = (_: string): void => {}
    return {
      write(line, plainly) {
        send = plainly
        write(line, plainly)
      },
      reported(method, params) {
        if (isAnswered(method, params)) send(encode({ jsonrpc: '2.0', id: null, result: {} }))
        return output(method, params)
      },
    }
  })

const isState = (method: string, params: unknown, ...types: string[]) =>
  method === 'state' && isObject(params) && types.includes(String(params.type))

/** Drops requests that come while another one is served. */
export const roomFor = (count: number, isBusy: (method: string) => boolean = () => true): Apply =>
  having(({ classify, respond }) => {
    let open = 0
    let busy = false
    return {
      classify(message) {
        const incoming = classify(message)
        if (incoming.kind !== 'request') return incoming
        if (open >= count && busy) return { kind: 'response' }
        if (open === 0) busy = isBusy(incoming.method)
        open += 1
        return incoming
      },
      respond(id, answer) {
        open -= 1
        return respond(id, answer)
      },
    }
  })

/** Reads the names of members in any case. */
const inLowerCase = (members: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      const lower = name.toLowerCase()
      return [names.includes(lower) ? lower : name, value]
    }),
  )

export const messageMutants = mutantsIn('vfs.rpc')({
  'unusual-ids': {
    'null-for-false: answers the id false with null': echoing(
      () => null,
      (id) => id === false,
    ),
    'null-for-empty: answers an empty list or object with the id null': echoing(
      () => null,
      (id) => JSON.stringify(id) === '[]' || JSON.stringify(id) === '{}',
    ),
    'zero-for-null: answers the id null with 0': echoing(
      () => 0,
      (id) => id === null,
    ),
    'odd-ids-as-texts: answers ids that are no texts and no numbers as texts': echoing(
      (id) => JSON.stringify(id),
      (id) => isOdd(id) && typeof id !== 'number',
    ),
    'lost-when-it-fails: echoes every id in a result and answers null with an error': having(
      ({ classify, encode }) => {
        const name = '\u0000odd'
        let odd: unknown
        return {
          classify(message) {
            if (!isObject(message) || !isOdd(message.id)) return classify(message)
            odd = message.id
            return classify({ ...message, id: name })
          },
          encode: (message) =>
            encode(
              message.id === name ? { ...message, id: 'error' in message ? null : odd } : message,
            ),
        }
      },
    ),
  },
  'notifications-get-no-response': {
    'answers-waiting: answers a waiting state': answering((method, params) =>
      isState(method, params, 'waiting'),
    ),
    'answers-stopped: answers a stopped state': answering((method, params) =>
      isState(method, params, 'stopped'),
    ),
    'answers-errors: answers a final error': answering((method) => method === 'error'),
    'answers-results: answers a final result': answering((method) => method === 'result'),
    'answers-malformed-states: answers a state without params': having(({ classify }) => ({
      classify(message) {
        const incoming = classify(message)
        const odd =
          incoming.kind === 'notification' &&
          incoming.method === 'state' &&
          !isObject(incoming.params)
        return odd
          ? { kind: 'malformed', id: null, code: -32602, because: '`params` is missing' }
          : incoming
      },
    })),
    'answers-malformed-results: answers a result without params': having(({ classify }) => ({
      classify(message) {
        const incoming = classify(message)
        const odd =
          incoming.kind === 'notification' &&
          incoming.method === 'result' &&
          !isObject(incoming.params)
        return odd
          ? { kind: 'malformed', id: null, code: -32602, because: '`params` is missing' }
          : incoming
      },
    })),
  },
  'survives-overlapping-requests': {
    'room-for-two: drops a third request that comes before two are answered': roomFor(2),
    'busy-with-programs: drops a request that comes while a program runs': roomFor(
      1,
      (method) => method === 'process.run',
    ),
  },
  'names-are-case-sensitive': {
    'members-in-any-case: reads the members of params in any case': onIncoming((message) =>
      isObject(message.params)
        ? { ...message, params: inLowerCase(message.params, 'encoding', 'context', 'ignore_case') }
        : message,
    ),
    'values-in-any-case: reads the value of `encoding` in any case': onParams(
      'fs.write',
      (params) =>
        typeof params.encoding === 'string'
          ? { ...params, encoding: params.encoding.toLowerCase() }
          : params,
    ),
    'messages-in-any-case: reads the members of a message in any case': onIncoming((message) =>
      inLowerCase(message, 'method', 'id', 'jsonrpc', 'params'),
    ),
    'methods-in-capitals: reads the names of methods in capitals, too': onIncoming((message) =>
      typeof message.method === 'string' && /^[A-Z._]+$/.test(message.method)
        ? { ...message, method: message.method.toLowerCase() }
        : message,
    ),
    'first-letters: reads the first letter of a method in any case': onIncoming((message) =>
      typeof message.method === 'string'
        ? { ...message, method: message.method.replace(/^[A-Z]/, (sign) => sign.toLowerCase()) }
        : message,
    ),
    'results-in-any-case: takes a message `Result` for the final one': onIncoming((message) =>
      message.method === 'Result' ? { ...message, method: 'result' } : message,
    ),
    'final-members-in-any-case: reads the member `Content` of a result': onIncoming((message) =>
      message.method === 'result' && isObject(message.params)
        ? { ...message, params: inLowerCase(message.params, 'content') }
        : message,
    ),
  },
})
