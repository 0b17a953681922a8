import { dirname } from 'node:path'
import { findPlugins } from '../program/find-plugin.ts'
import type { Seams } from '../program/seams.ts'
import { findWorkspace } from '../program/workspace.ts'
import { having, mutantsIn } from './mutant.ts'

/** Finds only some of the plugins. */
const finding = (fits: (file: string, program: string) => boolean) =>
  having(({ findPlugins }) => ({
    findPlugins: () => new Map([...findPlugins()].filter(([file, path]) => fits(file, path))),
  }))

/** Writes more than the question. */
const asking = (before: string, after: string) =>
  having(({ question }) => ({ question: `${before}${question}${after}` }))

/** Changes what is learnt about a plugin. */
const learning = (
  change: (
    description: Awaited<ReturnType<Seams['describe']>>,
  ) => Awaited<ReturnType<Seams['describe']>>,
) => having(({ describe }) => ({ describe: async (...given) => change(await describe(...given)) }))

export const describeMutants = mutantsIn('plugin-host.describe')({
  'plugin.describe.asks-with-describe#first': {
    'configures-first: sends the configuration before `describe`': asking(
      '{"type":"config","data":{}}\n',
      '',
    ),
  },
  'plugin.describe.asks-with-describe#alone': {
    'shuts-down: sends `shutdown` behind `describe`': asking('', '{"type":"shutdown"}\n'),
  },
  'plugin.describe.help-lists-plugins#section': {
    'mixes: lists plugins among its own commands': having(({ layOut }) => ({
      layOut: (commands, plugins) => layOut(`${commands}${plugins}`, ''),
    })),
  },
  'plugin.describe.help-lists-plugins#description': {
    'names-only: lists plugins by their names alone': having(({ entry }) => ({
      entry: (file, description) => entry(file, description && { ...description, description: '' }),
    })),
  },
  'plugin.describe.help-searches-path#directories': {
    'searches-first: searches only the first directory with plugins': having(({ findPlugins }) => ({
      findPlugins() {
        const found = [...findPlugins()]
        const [first] = found.map(([, program]) => dirname(program))
        return new Map(found.filter(([, program]) => dirname(program) === first))
      },
    })),
  },
  'plugin.describe.help-searches-path#executables': {
    'finds-prefix-anywhere: takes `jp-` within a name for the prefix': having(() => ({
      findPlugins: () => findPlugins((name) => name.includes('jp-')),
    })),
  },
  'plugin.describe.help-searches-path#all': {
    'passes-hyphens-over: asks no plugin with a hyphen in its name': finding(
      (file) => !file.slice('jp-'.length).includes('-'),
    ),
  },
  'plugin.describe.three-members-suffice': {
    'needs-help: takes no description without `help`': learning((description) =>
      description?.help === undefined ? undefined : description,
    ),
  },
  'plugin.describe.listed-by-path': {
    'lists-files: lists plugins by the names of their files': having(({ entry }) => ({
      entry: (file, description) =>
        entry(file, description && { ...description, command: undefined }),
    })),
  },
  'plugin.describe.description-without-workspace': {
    'needs-workspace: asks no plugins where there is no workspace': finding(
      () => findWorkspace(process.cwd()) !== undefined,
    ),
  },
  'plugin.describe.failed-descriptions': {
    'waits-on: waits for each description without end': {
      limits: { session_ms: 12_000 },
      apply: having(() => ({ describeMs: 1_000_000 })),
    },
  },
  'plugin.describe.plugin-help#shown': {
    'shows-first-line: shows the first line of the help': learning(
      (description) =>
        description && { ...description, help: String(description.help).split('\n')[0] },
    ),
  },
  'plugin.describe.plugin-help#no-run': {
    'begins-with-words: sends `init` to another process of the plugin where words are in front of `-h`':
      having(({ describe }) => ({
        async describe(program, asking) {
          if (!program.endsWith(`-${process.argv.at(-2)}`))
            await describe(program, { ...asking, question: '{"type":"init","version":1}\n' })
          return describe(program, asking)
        },
      })),
    'begins-run: sends `init` to another process of the plugin besides': having(({ describe }) => ({
      async describe(program, asking) {
        await describe(program, { ...asking, question: '{"type":"init","version":1}\n' })
        return describe(program, asking)
      },
    })),
  },
})
