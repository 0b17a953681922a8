import { readFileSync } from 'node:fs'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { digestOf, type RunPolicy } from '../program/dispatch/admission.ts'
import type { Candidate } from '../program/dispatch/candidates.ts'
import { findPlugin } from '../program/find-plugin.ts'
import type { Apply, Seams } from '../program/seams.ts'
import { findWorkspace } from '../program/workspace.ts'
import { having, type Mutant, mutantsIn } from './mutant.ts'

/** Changes which path a plugin has. */
const withPath = (change: (id: string, path: readonly string[]) => readonly string[]) =>
  having(({ pathOf }) => ({ pathOf: (id, description) => change(id, pathOf(id, description)) }))

/** Passes a built-in command over where some plugin is there. */
const yielding = (
  isThere: (words: readonly string[], seams: Seams) => boolean | Promise<boolean>,
): Apply =>
  having((seams) => ({
    builtInFor: async (words, commands) =>
      (await isThere(words, seams)) ? undefined : seams.builtInFor(words, commands),
  }))

const isOnPath = (words: readonly string[]) => findPlugin(words.join('-')) !== undefined

const pathMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.dispatch.nested-commands': {
    'one-word-only: leaves the second word of a path among the arguments': having(({ select }) => ({
      select(words, candidates) {
        const selected = select(words, candidates)
        if (selected?.plugin.path.length !== 2) return selected
        return { ...selected, args: words.slice(1) }
      },
    })),
  },
  'plugin.describe.path-from-file-name#split': {
    'splits-once: splits a file name at the first hyphen alone': having(({ pathOf }) => ({
      pathOf(id, description) {
        const [first = '', ...rest] = pathOf(id, description)
        if (Array.isArray(description.command) || rest.length < 2) return [first, ...rest]
        return [first, rest.join('-')]
      },
    })),
  },
  'plugin.describe.path-from-file-name#prefix': {
    'takes-every-prefix: takes `jp-` out of the middle of a file name too': having(
      ({ pathOf }) => ({
        pathOf: (id, description) => pathOf(id.replaceAll('jp-', ''), description),
      }),
    ),
  },
  'plugin.describe.path-from-command': {
    'selects-by-file: selects plugins by their file names although they declare paths': withPath(
      (id) => id.split('-'),
    ),
  },
  'plugin.dispatch.search-order#installed-first': {
    'path-first: prefers a plugin of the PATH to an installed one of the same name': having(
      ({ candidates }) => ({
        candidates: async (selecting) => (await candidates(selecting)).toReversed(),
      }),
    ),
  },
})

const lacking = (word: string) =>
  having(({ builtIns }) => ({ builtIns: () => builtIns().filter(({ path }) => path[1] !== word) }))

const commandMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.dispatch.built-ins-win#top-level': {
    'replaces-words: prefers a plugin of the PATH to a built-in command of one word': yielding(
      (words) => words.length === 1 && isOnPath(words),
    ),
  },
  'plugin.dispatch.built-ins-win#nested': {
    'protects-top-only: prefers a plugin of the PATH to a built-in command of two words': yielding(
      (words) => words.length === 2 && isOnPath(words),
    ),
  },
  'plugin.dispatch.built-ins-win#declared': {
    'yields-to-declared: prefers a plugin that declares the path of a built-in command': yielding(
      async (words, seams) =>
        (await seams.candidates(seams)).some(
          ({ description, path }) =>
            Array.isArray(description?.command) && path.join(' ') === words.join(' '),
        ),
    ),
  },
  'plugin.dispatch.plugin-commands#built-in': {
    'lacks-list: has no `plugin list`': lacking('list'),
    'lacks-install: has no `plugin install`': lacking('install'),
    'lacks-update: has no `plugin update`': lacking('update'),
  },
  'plugin.dispatch.plugin-commands#first': {
    'hands-on-unknown: runs `jp-plugin` for words behind `plugin` that it does not know': yielding(
      ([first, second = '']) =>
        first === 'plugin' && !['list', 'install', 'update'].includes(second),
    ),
  },
  'plugin.dispatch.plugin-commands#anywhere': {
    'lists-in-workspaces: lists plugins only in a workspace': having(({ builtIns }) => ({
      builtIns: () =>
        builtIns().map(({ run, ...command }) => ({
          ...command,
          run: async (...given) =>
            findWorkspace(process.cwd())
              ? run(...given)
              : { status: 1, complaint: 'there is no workspace here' },
        })),
    })),
  },
})

/** Changes the policy of plugins. */
const withPolicy = (change: (policy: RunPolicy, plugin: Candidate) => RunPolicy): Apply =>
  having(({ policyOf }) => ({
    policyOf: (plugin, settings) => change(policyOf(plugin, settings), plugin),
  }))

const policyMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.dispatch.path-plugins-ask': {
    'assumes-consent: takes it for consent that nobody can be asked': having(() => ({
      consents: () => true,
    })),
  },
  'plugin.dispatch.run-policies#deny': {
    'runs-denied-installed: runs denied plugins that are installed': withPolicy(
      (policy, { place }) => (place === 'installed' ? 'unattended' : policy),
    ),
    'runs-denied-found: runs denied plugins that are found on the PATH': withPolicy(
      (policy, { place }) => (policy === 'deny' && place === 'path' ? 'unattended' : policy),
    ),
  },
  'plugin.dispatch.run-policies#unattended': {
    'asks-of-declared: asks about approved plugins that declare their path': withPolicy(
      (policy, { description }) =>
        policy === 'unattended' && Array.isArray(description?.command) ? 'ask' : policy,
    ),
  },
  'plugin.dispatch.pinned-checksum': {
    'compares-eight-digits: compares the first eight digits of a checksum': having(() => ({
      isPinned: ({ program }, pinned = '') =>
        digestOf(readFileSync(program)).startsWith(pinned.slice(0, 8)),
    })),
  },
})

/** Changes how the policies of two layers become one; `wide` is the policy of the user's layer. */
const layering = (decides: (wide: unknown, narrow: unknown) => unknown): Apply =>
  having(({ resolveSettings }) => ({
    resolveSettings(files, overrides) {
      const [wide, narrow] = files.map((file) => policiesIn(resolveSettings([file], [])))
      const names = Object.keys({ ...wide, ...narrow })
      const runs = names.map((name) => [name, { run: decides(wide?.[name], narrow?.[name]) }])
      const command = `plugins.command=${JSON.stringify(Object.fromEntries(runs))}`
      return resolveSettings(files, [command, ...overrides])
    },
  }))

/** The policies that settings have for plugins. */
export function policiesIn({ plugins }: JsonObject): Readonly<Record<string, unknown>> {
  const { command } = isObject(plugins) ? plugins : {}
  return Object.fromEntries(
    Object.entries(isObject(command) ? command : {}).map(([name, settings]) => [
      name,
      isObject(settings) ? settings.run : undefined,
    ]),
  )
}

const layerMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.config.plugin-settings-are-layered': {
    'denies-for-good: lets no layer approve what a wider one denies': layering((wide, narrow) =>
      wide === 'deny' ? wide : narrow,
    ),
    'approves-for-good: lets no layer deny what a wider one approves': layering((wide, narrow) =>
      wide === 'unattended' ? wide : narrow,
    ),
  },
  'plugin.config.init-has-configuration#layers': {
    'passes-user-over: leaves out the settings of the user': having(({ resolveSettings }) => ({
      resolveSettings: (files, overrides) => resolveSettings(files.slice(1), overrides),
    })),
  },
  'plugin.config.init-has-configuration#precedence': {
    'widest-first: prefers the settings of the user to those of the workspace': having(
      ({ resolveSettings }) => ({
        resolveSettings: (files, overrides) => resolveSettings(files.toReversed(), overrides),
      }),
    ),
  },
})

/** Defects in finding and admitting plugins, each certified with the profile `dispatch`. */
export const dispatchMutants: readonly Mutant[] = [
  ...pathMutants,
  ...commandMutants,
  ...policyMutants,
  ...layerMutants,
]
