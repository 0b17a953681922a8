import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../../service.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { isEmptyDirectory } from '../places.ts'
import { instead as insteadOf, isResult, ofMethod } from '../requests.ts'

const { answering, asksNoPolicy, instead, looksFirst, onAnswer, onResult } = ofMethod('fs.read')

const EMPTY = answered({ content: '', size: 0 })

type Known = Map<unknown, Answer>

/** What was read, by the session's project and, where that is asked for, by the tool. */
const sessions = new WeakMap<object, Map<string, Known>>()

/** Remembers what was read, in this run or for each tool in all of them, until a request makes it forget. */
const remembersRead =
  (
    onRequest: (method: string, params: JsonObject, forget: (path: unknown) => void) => void,
    scope: 'run' | 'tool' = 'run',
  ): Apply =>
  (parts) => {
    let known: Known = new Map()
    const reading = instead(async ({ path }, plainly) => {
      const answer = known.get(path) ?? (await plainly({ path }))
      known.set(path, answer)
      return answer
    })
    return having(({ around, init }) => ({
      init: (order) => {
        if (scope === 'tool') known = knownTo(parts.project, order.name)
        return init(order)
      },
      around: (serve) => (method, params, signal) => {
        onRequest(method, params as JsonObject, (path) => known.delete(path))
        return around(serve)(method, params, signal)
      },
    }))(reading(parts))
  }

function knownTo(project: object, tool: string): Known {
  const tools = sessions.get(project) ?? new Map<string, Known>()
  sessions.set(project, tools)
  const known = tools.get(tool) ?? new Map()
  tools.set(tool, known)
  return known
}

/** Forgets what a request of the tool changes. */
const forgetsChanged: Parameters<typeof remembersRead>[0] = (method, params, forget) => {
  for (const path of [params.path, params.from, params.to])
    if (/write|delete|rename/.test(method)) forget(path)
}

/** What is read at a path, and when. */
export const fileMutants = mutantsIn('vfs.read')({
  'empty-file': {
    'empty-is-missing: finds no file where it is empty': onAnswer((answer) =>
      isResult(answer) && answer.result.size === 0 ? refused(-32002, 'no such file') : answer,
    ),
  },
  'refuses-directories#filled': {
    'lists-directories: returns the listing of a directory as its content': instead(
      async (params, plainly, other) => {
        const listing = await other('fs.list_dir', params)
        if (!isResult(listing)) return plainly(params)
        const content = JSON.stringify(listing.result.entries)
        return answered({ content, size: content.length })
      },
    ),
  },
  'is-current#written': {
    'remembers: reads a file once and then returns what it remembers': remembersRead(() => {}),
  },
  'size-is-bytes#current': {
    'remembers-the-size: reports the size that a file had when it was first read': (parts) => {
      const sizes = new Map<unknown, unknown>()
      return onResult((result, { path }) => {
        if (!sizes.has(path)) sizes.set(path, result.size)
        return { ...result, size: sizes.get(path) }
      })(parts)
    },
    'size-before-programs: reports the size that a file had until a request changes a file': (
      parts,
    ) => {
      const sizes = new Map<unknown, unknown>()
      const reading = onResult((result, { path }) => {
        if (!sizes.has(path)) sizes.set(path, result.size)
        return { ...result, size: sizes.get(path) }
      })
      return having(({ around }) => ({
        around: (serve) => (method, params, signal) => {
          if (/write|delete|rename/.test(method)) sizes.clear()
          return around(serve)(method, params, signal)
        },
      }))(reading(parts))
    },
  },
  'refuses-directories#empty': {
    'empty-for-bare: returns an empty content for a directory that holds nothing': answering(
      EMPTY,
      isEmptyDirectory,
    ),
  },
  'refuses-directories#root': {
    'empty-for-root: returns an empty content for the root': answering(
      EMPTY,
      ({ path }) => path === '.',
    ),
    'empty-for-nothing: returns an empty content for the empty path': answering(
      EMPTY,
      ({ path }) => path === '',
    ),
  },
  'is-current#renamed': {
    'follows-old-names: writes to the new name of what was renamed away': (parts) => {
      const names = new Map<unknown, unknown>()
      const writing = insteadOf('fs.write', (params, plainly) =>
        plainly({ ...params, path: names.get(params.path) ?? params.path }),
      )
      return insteadOf('fs.rename', async (params, plainly) => {
        const answer = await plainly(params)
        if (isResult(answer)) names.set(params.from, params.to)
        return answer
      })(writing(parts))
    },
    'forgets-at-writes: remembers what it read until the file is written or deleted': remembersRead(
      (method, params, forget) => {
        if (method === 'fs.write' || method === 'fs.delete') forget(params.path)
      },
    ),
  },
  'is-current#by-program': {
    'forgets-at-own-changes: remembers what it read until a request changes a file':
      remembersRead(forgetsChanged),
  },
  'is-current#later-call': {
    'remembers-for-each-tool: remembers what a tool read until that tool changes it': remembersRead(
      forgetsChanged,
      'tool',
    ),
  },
  'special-files': {
    'stuck-behind-a-pipe: answers no read after one of a pipe': (parts) => {
      let isStuck = false
      return instead((params, plainly) => {
        if (isStuck) return new Promise(() => {})
        isStuck = params.path === 'pipe'
        return plainly(params)
      })(parts)
    },
  },
  'denied-path#there': {
    'asks-no-policy: asks no policy for a read': asksNoPolicy,
    'denied-as-missing: answers -32002 for what the policy denies': onAnswer((answer) =>
      'error' in answer && answer.error.code === -32001 ? refused(-32002, 'no such file') : answer,
    ),
  },
  'denied-path#not-there': {
    'looks-first: answers -32002 for a denied path where nothing is': looksFirst,
  },
})
