import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Candidate } from '../program/dispatch/candidates.ts'
import { dataDirectory } from '../program/dispatch/data-directory.ts'
import { findIn } from '../program/find-plugin.ts'
import { findWorkspace } from '../program/workspace.ts'
import { withInit } from './combinators.ts'
import { policiesIn } from './dispatch.ts'
import { having, mutantsIn } from './mutant.ts'

/** Carries `plugin install` out only where there is a workspace. */
const installingInWorkspaces = having(({ builtIns }) => ({
  builtIns: () =>
    builtIns().map(({ run, ...command }) => ({
      ...command,
      run: async (...given) =>
        command.path[1] !== 'install' || findWorkspace(process.cwd())
          ? run(...given)
          : { status: 1, complaint: 'there is no workspace here' },
    })),
}))

/** Whether something was so of a plugin in this run of the host or in an earlier one. */
function rememberedOf({ id }: Candidate, isSo: boolean): boolean {
  const file = join(dataDirectory(), 'seen', id)
  if (isSo) mkdirSync(dirname(file), { recursive: true })
  if (isSo) writeFileSync(file, '')
  return existsSync(file)
}

/** Changes options that are lists. */
const withLists = (change: (list: readonly unknown[]) => unknown[]) =>
  withInit(({ options = {} }) => ({
    options: Object.fromEntries(
      Object.entries(options as object).map(([name, value]) => [
        name,
        Array.isArray(value) ? change(value) : value,
      ]),
    ),
  }))

/** Defects of dispatch that words, names and places show beside those of every example. */
export const nearDispatchMutants = mutantsIn('plugin-host.dispatch')({
  'plugin.config.plugin-options#unchanged': {
    'joins-equal-elements: hands an element of an option over once that comes again': withLists(
      (list) => [...new Set(list)],
    ),
    'drops-empty-elements: hands no element of an option over that is an empty text': withLists(
      (list) => list.filter((each) => each !== ''),
    ),
  },
  'plugin.config.init-has-configuration#layers': {
    'configures-narrowly: leaves the settings of the user out of all but `options`': having(
      ({ init, reply, resolveSettings }) => {
        let narrow: JsonObject = {}
        return {
          resolveSettings(files, overrides) {
            narrow = resolveSettings(files.slice(1), overrides)
            return resolveSettings(files, overrides)
          },
          init: (...given) => ({ ...init(...given), config: narrow }),
          reply: (sources, request) => reply({ ...sources, settings: narrow }, request),
        }
      },
    ),
  },
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
  'plugin.describe.path-from-command': {
    'takes-first-declared: takes the first word of a declared path for all of it': having(
      ({ pathOf }) => ({
        pathOf(id, description) {
          const path = pathOf(id, description)
          return Array.isArray(description.command) ? path.slice(0, 1) : path
        },
      }),
    ),
  },
  'plugin.dispatch.built-ins-win#top-level': {
    'yields-to-installed: prefers an installed plugin to a built-in command of one word': having(
      ({ builtInFor, installed }) => ({
        async builtInFor(words, commands) {
          const files = findIn(installed()).map(({ file }) => file)
          const isThere = words.length === 1 && files.includes(`jp-${words[0]}`)
          return isThere ? undefined : builtInFor(words, commands)
        },
      }),
    ),
  },
  'plugin.dispatch.built-ins-win#declared': {
    'yields-to-declared-word: prefers a plugin that declares the first word of built-in commands':
      having((seams) => ({
        async builtInFor(words, commands) {
          const candidates = await seams.candidates(seams)
          const isThere = candidates.some(
            ({ description, path }) =>
              Array.isArray(description?.command) && path.length === 1 && path[0] === words[0],
          )
          return isThere ? undefined : seams.builtInFor(words, commands)
        },
      })),
  },
  'plugin.dispatch.plugin-commands#anywhere': {
    'installs-in-workspaces: installs plugins only in a workspace': installingInWorkspaces,
  },
  'plugin.dispatch.run-policies#deny': {
    'remembers-approvals: runs denied plugins that it has run before': having(({ policyOf }) => ({
      policyOf(plugin, settings) {
        const policy = policyOf(plugin, settings)
        return rememberedOf(plugin, policy === 'unattended') ? 'unattended' : policy
      },
    })),
  },
  'plugin.dispatch.path-plugins-ask': {
    'trusts-declared: needs no approval of plugins that declare their path': having(
      ({ policyOf }) => ({
        policyOf(plugin, settings) {
          const policy = policyOf(plugin, settings)
          const isDeclared = Array.isArray(plugin.description?.command)
          return policy === 'ask' && isDeclared ? 'unattended' : policy
        },
      }),
    ),
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
    'compares-once: compares no checksum of a plugin again that was the pinned one': having(
      ({ isPinned }) => ({
        isPinned: (plugin, pinned) => rememberedOf(plugin, isPinned(plugin, pinned)),
      }),
    ),
    'compares-found: compares the checksums of plugins that are found on the PATH alone': having(
      ({ isPinned }) => ({
        isPinned: (plugin, pinned) => plugin.place !== 'path' || isPinned(plugin, pinned),
      }),
    ),
  },
  'plugin.dispatch.descriptions-may-be-cached': {
    'keeps-descriptions: keeps descriptions, and uses them in a later run': {
      reported: 'a description of before is used again',
      apply: having(({ describe }) => ({
        async describe(program, asking) {
          const kept = join(dataDirectory(), 'described', basename(program))
          if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
          const description = await describe(program, asking)
          mkdirSync(dirname(kept), { recursive: true })
          if (description) writeFileSync(kept, JSON.stringify(description))
          return description
        },
      })),
    },
  },
})
