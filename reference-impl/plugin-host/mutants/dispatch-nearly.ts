import { policiesIn } from './dispatch.ts'
import { having, mutantsIn } from './mutant.ts'

/** Defects of dispatch that words, names and places show beside those of every example. */
export const nearDispatchMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.dispatch.nested-commands': {
    'drops-path-words: leaves words of the path out of the arguments': having(({ select }) => ({
      select(words, candidates) {
        const selected = select(words, candidates)
        if (!selected) return undefined
        const { plugin, args } = selected
        return { plugin, args: args.filter((word) => !plugin.path.includes(word)) }
      },
    })),
  },
  'plugin.dispatch.path-plugins-ask': {
    'approves-prefixes: takes the approval of a plugin for that of each whose name begins so':
      having(({ policyOf }) => ({
        policyOf(plugin, settings) {
          const names = Object.keys(policiesIn(settings)).filter((name) =>
            plugin.id.startsWith(name),
          )
          return policyOf({ ...plugin, id: names[0] ?? plugin.id }, settings)
        },
      })),
  },
  'plugin.dispatch.pinned-checksum': {
    'compares-found: compares the checksums of plugins that are found on the PATH alone': having(
      ({ isPinned }) => ({
        isPinned: (plugin, pinned) => plugin.place !== 'path' || isPinned(plugin, pinned),
      }),
    ),
  },
})
