import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { anyOf, type Condition, idsIn, stopped } from '../../await/condition.ts'
import { onAwait, onAwaitArguments, onAwaitResponse } from '../keeping.ts'
import { onText } from '../keeping-calls.ts'
import { mutantsIn } from '../mutant.ts'

/** Changes each list of an await. */
const onLists = (change: (list: unknown) => unknown, ...names: string[]) =>
  onAwaitArguments((args) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        names.includes(name) ? change(value) : value,
      ]),
    ),
  )

/** Changes each entry of some lists that is a text. */
const onIds = (change: (id: string) => string, ...names: string[]) =>
  onLists(
    (list) =>
      Array.isArray(list) ? list.map((id) => (typeof id === 'string' ? change(id) : id)) : list,
    ...names,
  )

/** Changes a limit. */
const onLimit = (change: (limit: unknown) => unknown) =>
  onAwaitArguments(({ timeout_secs: limit, ...args }) =>
    limit === undefined ? args : { ...args, timeout_secs: change(limit) },
  )

/** Looks up some ids of an await alone, and waits for those that are known. */
const checking = (idsOf: (condition: Condition, limitMs?: number) => readonly string[]) =>
  onAwait((asked, { names }) => {
    const { condition, limitMs } = asked
    const known = idsIn(condition).filter((id) => names.has(id))
    const isChecked = idsOf(condition, limitMs).every((id) => names.has(id))
    const isShort = known.length > 0 && known.length < idsIn(condition).length
    return isChecked && isShort ? { ...asked, condition: anyOf(known.map(stopped)) } : asked
  })

const inAll = (condition: Condition) =>
  'all' in condition ? condition.all.flatMap((part) => ('stopped' in part ? part.stopped : [])) : []

const hasLists = ({ any, all }: JsonObject) => any !== undefined || all !== undefined

/** Mutants that let awaits in whose arguments are nearly right. */
export const nearAwaitErrorMutants = mutantsIn('toolstate.await-errors')({
  'no-loose-match': {
    'trims-ids: passes over white space at the ends of ids in `all`': onIds(
      (id) => id.trim(),
      'all',
    ),
    'large-letters: finds a handle of `all` whatever the case of its id': onIds(
      (id) => id.toLowerCase(),
      'all',
    ),
    'quoted-ids: takes a quoted id for the id': onIds((id) => id.replaceAll('`', ''), 'all'),
    'shortened-ids: finds a handle by the beginning of its id': onAwait((asked, { names }) => ({
      ...asked,
      condition: renamed(asked.condition, (id) => {
        const longer = [...names.keys()].find((name) => id !== '' && name.startsWith(id))
        return names.has(id) ? id : (longer ?? id)
      }),
    })),
    'no-blank-ids: passes over ids without a character': onLists(
      (list) => (Array.isArray(list) ? list.filter((id) => id !== '') : list),
      'all',
    ),
  },
  'wrong-types#lists': {
    'list-by-name: takes the values of an object for a list': onLists(
      (list) => (isObject(list) ? Object.values(list) : list),
      'all',
    ),
    'one-for-a-list: takes a text for a list where the other list is one': onLists(
      (list) => (typeof list === 'string' ? [list] : list),
      'any',
    ),
  },
  'wrong-types#entries': {
    'numbers-are-ids: takes a number for the id with its digits': onLists(
      (list) =>
        Array.isArray(list) ? list.map((id) => (typeof id === 'number' ? String(id) : id)) : list,
      'any',
    ),
    'nulls-are-nothing: passes over null in a list': onLists(
      (list) => (Array.isArray(list) ? list.filter((id) => id !== null) : list),
      'all',
    ),
    'lists-in-lists: takes a list in a list for its entries': onLists(
      (list) => (Array.isArray(list) ? list.flat() : list),
      'all',
    ),
  },
  'wrong-types#limit': {
    'true-is-a-second: takes true for a second': onLimit((limit) => (limit === true ? 1 : limit)),
    'words-are-a-limit: takes any text for a limit': onLimit((limit) =>
      typeof limit === 'string' ? 1 : limit,
    ),
    'rounds-seconds: rounds a limit of more than a second': onLimit((limit) =>
      typeof limit === 'number' && limit > 1 ? Math.round(limit) : limit,
    ),
  },
  'one-unknown-id#all': {
    'checks-both-ends: looks up the first and the last id alone': checking((condition) => {
      const ids = idsIn(condition)
      return [ids.at(0), ids.at(-1)].filter((id) => id !== undefined)
    }),
  },
  'one-unknown-id#other-list': {
    'checks-all-alone: looks up the ids of `all` alone where it is given': checking((condition) => {
      const ids = inAll(condition)
      return ids.length > 0 ? ids : idsIn(condition)
    }),
  },
  'unknown-id#error': {
    'no-time-to-check: looks up no id when there is no time': onAwaitResponse(
      (response, { arguments: { timeout_secs: limit } }) =>
        'error' in response && limit === 0
          ? { id: response.id, result: { completed: [], pending: [], timed_out: true } }
          : response,
    ),
  },
  'unknown-id#names-id': {
    'shortens-ids: names the first twelve characters of an unknown id': onText(
      /not found/,
      (text) => text.replaceAll(/`(.{12}).*?`/g, '`$1…`'),
    ),
  },
  'error-responses': {
    'nothing-completed: puts empty lists into the error of an await without handles': onText(
      /At least one/,
      (text) => JSON.stringify({ error: text, completed: [], pending: [] }),
    ),
  },
  'several-unknown-ids': {
    'counts-unknown-ids: states how many of several ids are unknown, and none of them': onText(
      /not found;/,
      (text) => `${text.split(';').length} handles were not found`,
    ),
  },
  'text-for-no-handles': {
    'lists-are-empty: has other words for empty lists': onAwaitResponse(
      (response, { arguments: args }) =>
        'error' in response && hasLists(args) && /At least/.test(String(response.error))
          ? { id: response.id, error: 'the lists are empty' }
          : response,
    ),
  },
  'text-for-unknown-id': {
    'other-words-for-any: has other words for an unknown id of `any`': onAwaitResponse(
      (response, { arguments: { any } }) =>
        'error' in response && any !== undefined
          ? { id: response.id, error: `unknown: ${JSON.stringify(any)}` }
          : response,
    ),
  },
})

function renamed(condition: Condition, change: (id: string) => string): Condition {
  if ('stopped' in condition) return stopped(change(condition.stopped))
  return 'all' in condition
    ? { all: condition.all.map((part) => renamed(part, change)) }
    : { any: condition.any.map((part) => renamed(part, change)) }
}
