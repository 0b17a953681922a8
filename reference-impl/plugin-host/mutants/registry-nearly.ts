import { join } from 'node:path'
import { dataDirectory } from '../program/dispatch/data-directory.ts'
import { writeDurably } from '../program/durable-file.ts'
import { having, mutantsIn } from './mutant.ts'

/** Defects of registries that other commands show, and what was there before, beside those of every example. */
export const nearRegistryMutants = mutantsIn('plugin-host.registry')({
  'plugin.dispatch.run-policies#deny': {
    'runs-denied-official: runs official plugins of the registry that are denied': having(
      ({ policyOf }) => ({
        policyOf(plugin, settings) {
          const policy = policyOf(plugin, settings)
          return policy === 'deny' && plugin.entry?.official ? 'unattended' : policy
        },
      }),
    ),
  },
  'plugin.dispatch.registry-keys#settings': {
    'denies-by-key: takes the policy under the key for that of a plugin': having(
      ({ policyOf }) => ({
        policyOf: (plugin, settings) =>
          policyOf({ ...plugin, id: plugin.entry?.path.join('-') ?? plugin.id }, settings),
      }),
    ),
  },
  'plugin.dispatch.requirements-are-installed#first': {
    'runs-without: installs a plugin that is to be run without those that it requires': having(
      ({ inTurn }) => ({
        inTurn: (entry, ...rest) =>
          process.argv.includes('install') ? inTurn(entry, ...rest) : [entry],
      }),
    ),
  },
  'plugin.dispatch.registry-is-cached#update': {
    'merges-copies: keeps entries in its copy that the registry has no more': having(
      ({ copyOfRegistry, fetchRegistry }) => ({
        async fetchRegistry(registering) {
          const before = copyOfRegistry()
          await fetchRegistry(registering)
          const now = copyOfRegistry()
          const plugins = Object.assign({}, before?.plugins, now?.plugins)
          const file = join(dataDirectory(), 'registry.json')
          writeDurably(file, JSON.stringify({ ...now, plugins }))
        },
      }),
    ),
  },
  'plugin.dispatch.registry-kinds#skipped': {
    'lists-every-kind: lists entries of unknown kinds, and runs none': having(({ select }) => ({
      kindOf: ({ kind }) => (kind === 'command_group' ? kind : 'command'),
      select: (words, candidates) =>
        select(
          words,
          candidates.filter(({ entry }) => entry?.members.kind !== 'wasm'),
        ),
    })),
  },
})
