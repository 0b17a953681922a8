import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { having, onParams } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onId, twice } from './answers.ts'
import { answering, echoing, roomFor } from './messages.ts'

/** Changes ids that are texts. */
const onTextId = (change: (id: string) => unknown) =>
  onId((id) => (typeof id === 'string' ? change(id) : id))

const hasCode = ({ error }: JsonObject, code: number) => isObject(error) && error.code === code

/** Answers each request of a method as the first that had the same params. */
const remembering = (method: string): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      const known = new Map<string, ReturnType<typeof plainly>>()
      return (asked, params, signal) => {
        if (asked !== method) return plainly(asked, params, signal)
        const key = JSON.stringify(params)
        const answer = known.get(key) ?? plainly(asked, params, signal)
        known.set(key, answer)
        return answer
      }
    },
  }))

/** Takes a member with a capital for that without. */
const capital = (method: string, name: string) =>
  onParams(method, (params) => {
    const given = isObject(params) ? params[`${name[0]?.toUpperCase()}${name.slice(1)}`] : undefined
    return given === undefined ? params : { ...params, [name]: given }
  })

/** Takes what the tool reports for reports of another method. */
const reportedAs = (change: (method: string) => string): Apply =>
  having(({ reported }) => ({
    reported: (method, params) => reported(change(method), params),
  }))

/** Refuses invalid requests in other words. */
const refusing = (change: (line: string, message: JsonObject) => string): Apply =>
  having(({ encode }) => ({
    encode: (message) =>
      hasCode(message, -32_600) ? change(encode(message), message) : encode(message),
  }))

/** Mutants that lose few ids, messages and answers. */
export const nearRpcMutants = mutantsIn('vfs.rpc')({
  'echoes-ids': {
    'parses-lists: makes lists of ids that look like them': onTextId((id) =>
      Array.isArray(parse(id)) ? parse(id) : id,
    ),
    'inherited-ids: answers with null in place of an id that every object has for a name': onTextId(
      (id) => (id in {} ? null : id),
    ),
    'lower-case-ids: echoes ids in lower case': onTextId((id) => id.toLowerCase()),
    'ids-of-1024: keeps 1024 characters of an id': onTextId((id) => id.slice(0, 1_024)),
    'texts-when-invalid: makes a text of the id of a request with invalid params': onId(
      (id, message) => (hasCode(message, -32_602) && typeof id === 'number' ? String(id) : id),
    ),
  },
  'unusual-ids': {
    'flat-ids: flattens a list in an id': echoing(
      (id) => (Array.isArray(id) ? id.flat() : id),
      Array.isArray,
    ),
    'one-of-a-list: keeps the first element of an id': echoing(
      (id) => (Array.isArray(id) ? id.slice(0, 1) : id),
      Array.isArray,
    ),
    'small-is-zero: makes 0 of a small id': echoing(
      () => 0,
      (id) => typeof id === 'number' && id !== 0 && Math.abs(id) < 0.001,
    ),
  },
  'readable-id-of-invalid-request': {
    'refuses-invalid-twice: answers an invalid request twice': refusing((line, { id }) =>
      id === null ? line : line + line,
    ),
  },
  'notifications-get-no-response': {
    'answers-contentless: answers a state without content': answering(
      (method, params) =>
        method === 'state' &&
        isObject(params) &&
        params.type === 'running' &&
        params.content === undefined,
    ),
    'answers-bare-errors: answers an error without params': answering(
      (method, params) => method === 'error' && params === undefined,
    ),
    'answers-blocks: answers a result of blocks': answering(
      (method, params) => method === 'result' && isObject(params) && Array.isArray(params.content),
    ),
  },
  'one-response-per-request': {
    'refused-twice: sends the error for what the policy refuses again': twice((message) =>
      hasCode(message, -32_001),
    ),
    'renames-twice: sends the answer to a rename again': twice(
      (_, method) => method === 'fs.rename',
    ),
  },
  'answers-in-order': {
    'remembers-existence: answers `fs.exists` as it did before': remembering('fs.exists'),
    'remembers-lists: answers `fs.list_dir` as it did before': remembering('fs.list_dir'),
  },
  'call-without-id': {
    'answers-reads: answers a read without an id': answering((method) => method === 'fs.read'),
  },
  'survives-overlapping-requests': {
    'room-for-32: drops a request that comes before 32 others are answered': roomFor(32),
    'keeps-by-text: answers with the first id that has the same text': having(({ respond }) => {
      const known = new Map<string, string | number>()
      return {
        respond(id, answer) {
          const first = known.get(String(id)) ?? id
          known.set(String(id), first)
          return respond(first, answer)
        },
      }
    }),
  },
  'names-are-case-sensitive': {
    'last-part-any-case: reads the last part of a method in any case': having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, ...rest) =>
          plainly(
            method.replace(/\.[A-Z]+$/, (part) => part.toLowerCase()),
            ...rest,
          )
      },
    })),
    'capital-content: reads `Content` of a write': capital('fs.write', 'content'),
    'capital-pattern: reads `Pattern` of a grep': capital('fs.grep', 'pattern'),
    'capital-from: reads `From` of a rename': capital('fs.rename', 'from'),
    'result-in-capitals: takes RESULT for a result': reportedAs((method) =>
      method === 'RESULT' ? 'result' : method,
    ),
    'error-with-capital: takes Error for an error': reportedAs((method) =>
      method === 'Error' ? 'error' : method,
    ),
    'capital-message: reads `Message` of an error': having(({ reported }) => ({
      reported: (method, params) =>
        reported(
          method,
          method === 'error' && isObject(params) && 'Message' in params
            ? { ...params, message: params.Message }
            : params,
        ),
    })),
  },
})
