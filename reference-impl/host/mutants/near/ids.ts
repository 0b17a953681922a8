import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { named } from '../../registry/state.ts'
import { onEvent, onReduction } from '../keeping.ts'
import { only, redirecting, renaming, trying } from '../keeping-calls.ts'
import { onHandle } from '../keeping-shown.ts'
import { mutantsIn } from '../mutant.ts'

const isTaken = /in use/
const isUnknown = /not found/

/** Members that every object of a language may have. */
const MEMBERS = Object.getOwnPropertyNames(Object.prototype)

const hasMemberId = ({ arguments: { id } }: ToolCall) => MEMBERS.includes(String(id))

/** Finds a handle for a command also where its id is only like that of the handle. */
const finding = (command: string, isLike: (name: string, id: string) => boolean) =>
  onEvent((event, { names }) => {
    if (event.event !== 'call' || event.command.command !== command) return event
    const asked = event.command
    if (!('id' in asked) || names.has(asked.id)) return event
    const id = [...names.keys()].find((name) => isLike(name, asked.id)) ?? asked.id
    return { ...event, command: { ...asked, id } }
  })

/** Starts the tool of a spawn that is refused, for one call. */
const startingRefused = (name: string) =>
  redirecting(
    isTaken,
    ({ id, arguments: args }) => (id === name ? { ...args, id: `${args.id} refused` } : undefined),
    'as refused',
  )

/** Mutants that treat unusual ids wrongly, or commands that are nearly right. */
export const nearIdMutants = mutantsIn('toolstate.registry')({
  'chosen-id-is-key#whole-id': {
    'ids-of-255: keeps the first 255 characters of an id': renaming((id) => id.slice(0, 255)),
  },
  'chosen-id-is-key#found': {
    'fetches-any-case: finds a handle for a fetch whatever the case of its id': finding(
      'fetch',
      (name, id) => name === id.toLowerCase(),
    ),
    'applies-trimmed: finds a handle for an apply by its id with white space': finding(
      'apply',
      (name, id) => name === id.trim(),
    ),
    'aborts-by-beginning: finds a handle for an abort by the beginning of its id': finding(
      'abort',
      (name, id) => name.startsWith(id),
    ),
    'members-are-handles: shows a handle for an id that is a member of every object': trying(
      ({ id, arguments: args, ...call }) =>
        args.action === 'fetch' && hasMemberId({ id, arguments: args, ...call })
          ? { id, result: { id: args.id, state: 'running' } as never }
          : undefined,
    ),
  },
  'readable-ids': {
    'members-are-taken: takes the names of members of every object for taken': trying((call) =>
      call.arguments.action === 'spawn' && hasMemberId(call)
        ? { id: call.id, error: `Handle \`${call.arguments.id}\` is in use` }
        : undefined,
    ),
    'ids-are-numbers: keeps ids of digits as numbers': renaming((id) =>
      /^\d+$/.test(id) ? String(Number(id)) : id,
    ),
  },
  'stopped-id-is-free': {
    'first-result-stays: shows the result of the first handle that an id stood for': (() => {
      const results = new Map<string, unknown>()
      return onHandle((handle) => {
        if (typeof handle.result !== 'string') return handle
        const result = results.get(String(handle.id)) ?? handle.result
        results.set(String(handle.id), result)
        return { ...handle, result }
      })
    })(),
  },
  'refused-spawn-has-no-effect#no-process': {
    'starts-beside-waiting: starts the tool of a spawn with the id of a waiting handle':
      startingRefused('waiting'),
    'starts-another-tool: starts another tool with the id of a running handle':
      startingRefused('other'),
  },
  'refused-spawn-has-no-effect#older-handle': {
    'drops-the-question: forgets the question of the handle whose id a refused spawn has':
      onReduction((plainly) => (before, event) => {
        const after = plainly(before, event)
        const ids = event.event === 'claim' ? event.claims.flatMap(({ id }) => id ?? []) : []
        const asking = ids.flatMap((id) => named(before, id) ?? [])
        const resumed = asking
          .filter(({ phase }) => phase.type === 'waiting')
          .map((handle) => [handle.instance, { ...handle, phase: { type: 'running' } }] as const)
        const handles = new Map([...after.state.handles, ...resumed])
        return { ...after, state: { ...after.state, handles } }
      }),
  },
  'unknown-id-is-an-error#no-effect': {
    'apply-spawns: starts the tool of an apply with an unknown id': redirecting(
      isUnknown,
      only('apply', { action: 'spawn' }),
      'as refused',
    ),
    'abort-spawns: starts the tool of an abort with an unknown id': redirecting(
      isUnknown,
      only('abort', { action: 'spawn' }),
      'as refused',
    ),
  },
})
