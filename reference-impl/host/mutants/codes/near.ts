import { isObject } from '../../../../harness/wire/json.ts'
import { type Answer, refused } from '../../service.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Serves methods under other names as well. */
export const naming = (nameOf: (method: string) => string): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, ...rest) => plainly(nameOf(method), ...rest)
    },
  }))

/** Serves methods with other params. */
const asking = (change: (params: unknown, method: string) => unknown): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, params, signal) => plainly(method, change(params, method), signal)
    },
  }))

/** Leaves an optional member of a method out that is not what it should be. */
const droppingUnless = (method: string, name: string, isRight: (value: unknown) => boolean) =>
  asking((params, asked) => {
    if (asked !== method || !isObject(params) || isRight(params[name])) return params
    const { [name]: _, ...rest } = params
    return rest
  })

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string'

/** Answers some requests with another code than -32602 or -32601. */
const answering = (
  code: number,
  isIt: (method: string, params: unknown, answer: Answer) => boolean,
): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        return isIt(method, params, answer) ? refused(code, 'it failed') : answer
      }
    },
  }))

const isRefusedWith = (answer: Answer, code: number) =>
  'error' in answer && answer.error.code === code

/** Takes the fault of its own for params of a method that lack more than their first member. */
const firstMemberOf = (method: string, name: string) =>
  answering(
    -32_603,
    (asked, params, answer) =>
      asked === method &&
      isObject(params) &&
      typeof params[name] === 'string' &&
      isRefusedWith(answer, -32_602),
  )

/** Answers a read from what it has read before where the file is gone. */
const remembering: Apply = having(({ around }) => {
  const known = new Map<unknown, Answer>()
  return {
    around: (serve) => {
      const plainly = around(serve)
      return async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        if (method !== 'fs.read' || !isObject(params)) return answer
        if ('result' in answer) known.set(params.path, answer)
        return isRefusedWith(answer, -32_002) ? (known.get(params.path) ?? answer) : answer
      }
    },
  }
})

/** Mutants that serve requests which are nearly right, or answer them with another code. */
export const nearRequestMutants = mutantsIn('vfs.codes')({
  'unknown-method': {
    'two-parts: goes by the first two parts of a name': naming((name) =>
      name.split('.').slice(0, 2).join('.'),
    ),
    'last-parts: goes by the last two parts of a name': naming((name) =>
      name.split('.').slice(-2).join('.'),
    ),
    'any-case: takes names in any case': naming((name) => name.toLowerCase()),
    'colons: takes a colon for a dot': naming((name) => name.replace(':', '.')),
    'hyphens: takes a hyphen for an underscore': naming((name) => name.replace('-', '_')),
    'humps: takes a capital for an underscore': naming((name) =>
      name === 'fs.listDir' ? 'fs.list_dir' : name,
    ),
    'line-ends: takes a line feed from the end of a name': naming((name) =>
      name.replace(/\n$/, ''),
    ),
    'inherits-names: fails over names that every object has': answering(
      -32_603,
      (method) => method in {},
    ),
  },
  'invalid-params': {
    'text-is-a-list: passes over `paths` that are no list': droppingUnless(
      'fs.grep',
      'paths',
      (value) => value === undefined || Array.isArray(value),
    ),
    'odd-extensions: passes over `extensions` that are no list': droppingUnless(
      'fs.grep',
      'extensions',
      (value) => value === undefined || Array.isArray(value),
    ),
    'odd-context: passes over a `context` that is no number': droppingUnless(
      'fs.grep',
      'context',
      (value) => value === undefined || typeof value === 'number',
    ),
    'odd-encoding: passes over an `encoding` that is no text': droppingUnless(
      'fs.write',
      'encoding',
      isTextOrNone,
    ),
    'odd-envs: passes over `envs` that are no list': droppingUnless(
      'process.run',
      'envs',
      (value) => value === undefined || Array.isArray(value),
    ),
    'first-of-write: fails over a write whose content is no text': firstMemberOf(
      'fs.write',
      'path',
    ),
    'first-of-rename: fails over a rename without a target': firstMemberOf('fs.rename', 'from'),
    'first-of-run: fails over arguments that are no list': firstMemberOf('process.run', 'program'),
    'first-of-get: fails over headers that are no list': firstMemberOf('http.get', 'url'),
    'first-of-post: fails over a body that is no text': firstMemberOf('http.post', 'url'),
    'null-is-a-word: takes null for the text null': asking((params) =>
      isObject(params)
        ? Object.fromEntries(
            Object.entries(params).map(([name, value]) => [name, value ?? String(value)]),
          )
        : params,
    ),
    'one-is-a-text: takes the only entry of a list for a path': asking((params) =>
      isObject(params) && Array.isArray(params.path) && params.path.length === 1
        ? { ...params, path: params.path[0] }
        : params,
    ),
    'fails-without-params: fails over any method but `fs.read` without params': answering(
      -32_603,
      (method, params) => params === undefined && method !== 'fs.read',
    ),
  },
  'not-found': {
    'remembers: answers from what it has read before it was deleted': remembering,
  },
  'already-exists-only-for-targets': {
    'parent-exists: states that a file exists whose directory does': answering(
      -32_003,
      (method, params) =>
        method === 'fs.write' && isObject(params) && String(params.path).startsWith('dir/'),
    ),
  },
  'unknown-method-before-params': {
    'wants-params: answers -32602 to an unknown method without params': answering(
      -32_602,
      (_, params, answer) => params === undefined && isRefusedWith(answer, -32_601),
    ),
    'wants-an-object: answers -32602 to an unknown method whose params are a list': answering(
      -32_602,
      (_, params, answer) => Array.isArray(params) && isRefusedWith(answer, -32_601),
    ),
  },
})
