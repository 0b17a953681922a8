import { isObject } from '../../../../harness/wire/json.ts'
import type { Show } from '../../showing/show.ts'
import { mutantsIn } from '../mutant.ts'
import { fixed, membersOf, onForm, onForms, onSchema, onShown, withMember } from '../showing.ts'

/** Hosts whose schemas do not follow the tools' definitions. */
export const definitionMutants = mutantsIn('toolstate.schema')({
  'other-tools-unchanged': {
    'actions-for-all: lets every tool be spawned as soon as one can be': {
      show: onShown((shown, provider, tools) => ({
        ...shown,
        tools: shown.tools.map((tool) => {
          const declared = tools.find(({ name }) => name === tool.name)
          if (provider !== undefined || !declared || declared.stateful) return tool
          return {
            ...tool,
            parameters: { type: 'object', anyOf: [tool.parameters, fixed('spawn')] },
          }
        }),
      })),
    },
  },
  'follows-definition#actions': {
    'remembers-actions: shows the actions that a tool of that name had first': remembering(
      (first, now) => ({ ...now, actions: first.actions }),
    ),
  },
  'follows-definition#parameters': {
    'remembers-parameters: shows the parameters that a tool of that name had first': remembering(
      (first, now) => ({ ...now, parameters: first.parameters }),
    ),
  },
  'name-clashes#id': { 'own-id-wins: shows the id of the tool in a spawn': ownWins('id') },
  'name-clashes#action': {
    'own-action-wins: shows the action of the tool in a spawn': ownWins('action'),
  },
  'name-clashes#input': {
    'own-input-wins: shows the input of the tool in an apply': onForm('apply', (form, declared) => {
      const { input } = membersOf(declared.parameters ?? {})
      return input === undefined ? form : withMember('input', input)(form)
    }),
  },
  'printed-schemas': {
    'ids-of-a-letter: wants an id of one character at least': onForms((forms) =>
      forms.map((form) => {
        const { id } = membersOf(form)
        return withMember('id', { ...(isObject(id) && id), minLength: 1 })(form)
      }),
    ),
  },
  'hand-written-schema': {
    'takes-schemas: takes a schema with a list of alternatives as one that is written by hand': {
      ...onSchema((schema, { parameters }) => (parameters?.oneOf ? parameters : schema)),
      reported: 'taken as it is',
    },
  },
})

type Tools = Parameters<Show>[0]

/** Shows tools by what those of their names were first. */
function remembering(change: (first: Tools[number], now: Tools[number]) => Tools[number]) {
  const known = new Map<string, Tools[number]>()
  return {
    show:
      (show: Show): Show =>
      (tools, provider) =>
        show(
          tools.map((tool) => {
            const first = known.get(tool.name) ?? tool
            known.set(tool.name, first)
            return change(first, tool)
          }),
          provider,
        ),
  }
}

function ownWins(name: 'id' | 'action') {
  return onForm('spawn', (form, { parameters }) => {
    const own = membersOf(parameters ?? {})[name]
    return own === undefined ? form : withMember(name, own)(form)
  })
}
