import type { JsonObject } from '../wire/json.ts'
import { plainly, type Tactic, type Turn } from './tactic.ts'

/**
 * Sends well-formed answers that are for no request before each real answer, results and errors: to a request that was
 * never made, to those whose ids look like that of the real one, and once more to earlier requests.
 */
export function foreignIdFirst(): Tactic {
  const before: unknown[] = []
  return {
    rewrite(message, turn) {
      if (turn.at === 0) return plainly(message)
      const id = turn.request?.id
      const ends = [before[0], before.at(-1)].filter((each) => each !== undefined && each !== id)
      before.push(id)
      const foreign = new Set([farFrom(id), ...lookingLike(id), ...ends])
      return [
        ...[...foreign].flatMap((each) => answersTo(each, turn)),
        ...[{ id: null }, {}].map((other) => ({
          emit: { jsonrpc: '2.0', ...other, result: POISON },
        })),
        { emit: message },
        { applied: true },
      ]
    },
  }
}

const farFrom = (id: unknown) => (typeof id === 'number' ? id + 90_000 : 'x-foreign')

/** Other ids that a careless comparison takes for that one: by spelling, by size, by their beginning or by some of their bits. */
function lookingLike(id: unknown): unknown[] {
  if (typeof id === 'number') return [String(id), ...numbersLike(id)].filter((each) => each !== id)
  if (typeof id !== 'string') return []
  const spellings = [` ${id}`, `${id}0`, id.slice(0, -1), id.toUpperCase(), id.toLowerCase()]
  const number = /^(0|[1-9]\d{0,14})$/.test(id) ? [Number(id)] : []
  return [...number, ...spellings].filter((each) => each !== id)
}

const numbersLike = (id: number) => [
  ...[id - 1, id + 1, -id, id + 0.5, id * 10],
  ...[8, 16, 32].map((bits) => id + 2 ** bits),
]

/** What a request without a result takes for its answer shows in an error only. */
function answersTo(id: unknown, { request }: Turn): { emit: JsonObject }[] {
  const result = { emit: { jsonrpc: '2.0', id, result: POISON } }
  const error = { emit: { jsonrpc: '2.0', id, error: { code: -32001, message: 'POISON' } } }
  return RESULTLESS.includes(request?.method ?? '') ? [error, result] : [result, error]
}

const RESULTLESS = ['fs.write', 'fs.delete', 'fs.rename']

const POISON: JsonObject = {
  ...{ content: 'POISON', size: 6, exists: true, entries: [], matches: [] },
  ...{ status: 500, body: 'POISON' },
}
