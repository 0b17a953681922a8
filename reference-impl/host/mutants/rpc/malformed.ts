import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Refuses what is malformed otherwise. */
const onRefusal = (
  change: (message: JsonObject, malformed: { id: unknown; code: number }) => JsonObject | undefined,
): Apply =>
  having(({ refuse }) => ({
    refuse(malformed) {
      const message = refuse(malformed)
      return message && change(message, malformed)
    },
  }))

/** The id of the last message that had one, and the message that came last. */
const guessing = (isGuessed: (message: unknown) => boolean): Apply =>
  having(({ classify, refuse }) => {
    let last: unknown = null
    let came: unknown
    return {
      classify(message) {
        came = message
        const incoming = classify(message)
        if (incoming.kind === 'request') last = incoming.id
        return incoming
      },
      refuse(malformed) {
        const message = refuse(malformed)
        return message && isGuessed(came) ? { ...message, id: last } : message
      },
    }
  })

const withoutId = (isLeftOut: (message: unknown) => boolean): Apply =>
  having(({ classify, refuse }) => {
    let came: unknown
    return {
      classify(message) {
        came = message
        return classify(message)
      },
      refuse(malformed) {
        const message = refuse(malformed)
        if (!message || !isLeftOut(came)) return message
        const { id: _, ...others } = message
        return others
      },
    }
  })

/** Mutants that treat what is no request wrongly. */
export const malformedMutants = mutantsIn('vfs.rpc')({
  'survives-malformed-messages': {
    'dies-of-long-ones: ends with a malformed line of more than a mebibyte': having(
      ({ decode }) => ({
        decode(line) {
          const message = decode(line)
          if (message === undefined && line.length > 1024 * 1024) process.exit(1)
          return message
        },
      }),
    ),
    'ends-for-numbers: ends the run for a message that is a number': having(({ classify }) => ({
      classify: (message) =>
        typeof message === 'number'
          ? { kind: 'notification', method: 'error', params: { message: 'a number' } }
          : classify(message),
    })),
    'ends-for-null: ends the run for a message that is null': having(({ classify }) => ({
      classify: (message) =>
        message === null
          ? { kind: 'notification', method: 'error', params: { message: 'null' } }
          : classify(message),
    })),
  },
  'unreadable-id-is-null': {
    'no-id-for-texts: leaves the id out of the error for a text': withoutId(
      (message) => typeof message === 'string',
    ),
    'no-id-for-numbers: leaves the id out of the error for a number': withoutId(
      (message) => typeof message === 'number',
    ),
    'no-id-for-null: leaves the id out of the error for null': withoutId(
      (message) => message === null,
    ),
    'no-id-for-empty: leaves the id out of the error for an empty object': withoutId(
      (message) => isObject(message) && Object.keys(message).length === 0,
    ),
    'guesses-for-objects: answers an object without an id with the id before': guessing(
      (message) => isObject(message) && !('id' in message),
    ),
    'guesses-for-texts: answers what is no object with the id before': guessing(
      (message) => message !== undefined && !isObject(message),
    ),
  },
  'readable-id-of-invalid-request': {
    'guesses-falsy-ids: answers an invalid request with the id before where its own is 0 or empty':
      guessing((message) => isObject(message) && (message.id === 0 || message.id === '')),
    'guesses-for-versions: answers a wrong version with the id before': guessing(
      (message) => isObject(message) && message.jsonrpc !== '2.0',
    ),
    'texts-for-numbers: answers an invalid request with its id as a text': onRefusal((message) => ({
      ...message,
      id: typeof message.id === 'number' ? String(message.id) : message.id,
    })),
    'nothing-readable: leaves the id out of the error for an invalid request': onRefusal(
      ({ id, ...message }) => (id === null ? { id, ...message } : message),
    ),
  },
})
