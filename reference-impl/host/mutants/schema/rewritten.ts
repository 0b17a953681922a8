import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { only, redirecting } from '../keeping-calls.ts'
import { mutantsIn } from '../mutant.ts'
import { membersOf, onRewritten, onShown, withMember } from '../showing.ts'

/** Hosts that give a provider wrong schemas of tools that live on, or let through what those let through. */
export const rewrittenSchemaMutants = mutantsIn('toolstate.schema')({
  'may-be-rewritten': {
    'rewrites-nothing: gives a provider the schemas as they are': {
      show: (show) => (tools) => show(tools),
      reported: 'left as it is',
    },
  },
  'rewritten-keeps-actions#declared-only': {
    'offers-abort: offers abort for every tool in a flat schema': onFlat((schema) => {
      const { action } = membersOf(schema)
      const words = isObject(action) && Array.isArray(action.enum) ? action.enum : []
      return withMember('action', { type: 'string', enum: [...new Set([...words, 'abort'])] })(
        schema,
      )
    }),
  },
  'rewritten-keeps-actions#all-members': {
    'drops-input: leaves out of a flat schema the input, whose type it does not know': onFlat(
      (schema) => {
        const { input: _, ...properties } = membersOf(schema)
        return { ...schema, properties }
      },
    ),
  },
  'rewritten-is-described': {
    'describes-members-alone: describes in a flat schema the members but not the actions': onFlat(
      (schema) => {
        const { action } = membersOf(schema)
        const { description: _, ...rest } = isObject(action) ? action : {}
        return withMember('action', rest)(schema)
      },
    ),
  },
  'rewritten-accepts-legal-calls#legal': {
    'requires-every-member: requires in a flat schema every member of every action': onFlat(
      (schema) => ({ ...schema, required: Object.keys(membersOf(schema)) }),
    ),
  },
  'rewritten-accepts-legal-calls#restricted': {
    'any-action: takes every word for an action in a flat schema': onFlat((schema) => {
      const { action } = membersOf(schema)
      const { enum: words, ...rest } = isObject(action) ? action : {}
      return withMember('action', { ...rest, examples: words })(schema)
    }),
  },
  'any-of-stands-alone': {
    'described-unions: describes a union beside its `anyOf`': {
      show: onShown((shown, provider) =>
        provider === 'gemini-parameters'
          ? {
              ...shown,
              tools: shown.tools.map((tool) => ({
                ...tool,
                parameters: described(tool.parameters),
              })),
            }
          : shown,
      ),
    },
  },
  'host-checks-arguments#spawn': {
    'makes-an-id: chooses an id for a spawn that has none': redirecting(
      /`id`/,
      only('spawn', { id: 'spawned' }),
      'as done',
    ),
    'starts-anyway: starts the tool of a spawn that it refuses for want of an id': redirecting(
      /`id`/,
      only('spawn', { id: 'spawned' }),
      'as refused',
    ),
  },
  'host-checks-arguments#apply': {
    'applies-null: applies null where there is no input': redirecting(
      /`input`/,
      only('apply', { input: null }),
      'as done',
    ),
  },
  'host-checks-arguments#fetch': {
    'fetches-the-latest: fetches the latest handle where no id is given': (() => {
      let latest: unknown
      const watched = redirecting(/`id`/, (call) => only('fetch', { id: latest })(call), 'as done')
      return {
        keeping: {
          call: (carryOut) => {
            const plainly = watched.keeping?.call?.(carryOut) ?? carryOut
            return (batch) => {
              for (const { arguments: args } of batch.calls)
                if (args.action === 'spawn' && args.id !== undefined) latest = args.id
              return plainly(batch)
            }
          },
        },
      }
    })(),
  },
})

/** Changes the flat schema of each tool that lives on. */
function onFlat(change: (schema: JsonObject) => JsonObject) {
  return onRewritten((tool) => ({ ...tool, parameters: change(tool.parameters) }))
}

const described = (schema: JsonObject): JsonObject => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(membersOf(schema)).map(([name, member]) => [
      name,
      isObject(member) && member.anyOf !== undefined ? { ...member, description: name } : member,
    ]),
  ),
})
