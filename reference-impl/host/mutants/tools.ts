import type { Show } from '../showing/show.ts'
import { mutantsIn } from './mutant.ts'
import { onShown, type Shown } from './showing.ts'

/** Hosts that show an assistant something else than their tools. */
export const toolsMutants = mutantsIn('flattener.tools')({
  'shows-every-tool': {
    'hides-what-was-changed: shows a provider only the tools whose schemas it takes as they are': {
      show: (show) => async (tools, provider) => {
        const own = await show(tools)
        return onShown((shown) => ({ ...shown, tools: unchanged(shown, own) }))(show)(
          tools,
          provider,
        )
      },
    },
    'shows-twice: shows every tool once for itself and once for its host': {
      show: onShown(({ tools, ...shown }) => ({ ...shown, tools: [...tools, ...tools] })),
    },
  },
  'original-without-provider': {
    'flattens-in-place: keeps what it showed the last provider, and shows it to everybody after that':
      {
        show: (show) => {
          let last: Shown | undefined
          return onShown((shown, provider) => {
            last = provider === undefined ? last : shown
            return last ?? shown
          })(show)
        },
      },
    'closes-schemas: closes the schema of every tool, since most providers ask for it': {
      show: onShown((shown, provider) =>
        provider === undefined ? withParameters(shown, { additionalProperties: false }) : shown,
      ),
    },
  },
  'offers-declared-actions': {
    'offers-every-action: offers all four actions of every tool that lives on': {
      show: (show) => (tools, provider) =>
        show(
          tools.map((tool) => ({ ...tool, actions: undefined })),
          provider,
        ),
    },
  },
  'fits-the-provider': {
    'forgets-the-provider: shows every provider the schemas of the tools themselves': {
      show: (show) => (tools) => show(tools),
    },
  },
  'shows-what-flatten-gives': {
    'describes-nothing: leaves the descriptions out of what it shows, to save tokens': {
      show: onShown((shown, provider) =>
        provider === undefined ? shown : { ...shown, tools: shown.tools.map(undescribed) },
      ),
    },
  },
  'one-bad-tool': {
    'shows-all-or-none: shows no tool when one cannot be expressed': {
      show: onShown((shown) => (shown.refused?.length ? { ...shown, tools: [] } : shown)),
    },
  },
})

const unchanged = ({ tools }: Shown, own: Awaited<ReturnType<Show>>) =>
  tools.filter(
    (tool) =>
      'tools' in own &&
      own.tools.some(({ parameters }) => textOf(parameters) === textOf(tool.parameters)),
  )

const textOf = (value: unknown) => JSON.stringify(value)

const withParameters = (
  { tools, ...shown }: Shown,
  more: Shown['tools'][number]['parameters'],
) => ({
  ...shown,
  tools: tools.map((tool) => ({ ...tool, parameters: { ...tool.parameters, ...more } })),
})

/** Descriptions are texts; a property of that name is a schema. */
const undescribed = (tool: Shown['tools'][number]): Shown['tools'][number] =>
  JSON.parse(textOf(tool), (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  )
