import { inconclusive, quote } from '../../../engine/finding.ts'
import { endsOf, firstOf, type Observe, statusesOf } from '../observed.ts'
import { type Given, type Scene, scene } from '../scenario.ts'
import { dispatching, notRun, plain, plugin, runPlain } from './plugins.ts'

/** The host ends with status 0, which a command that it does not have would not do. */
const succeeds: Observe = ({ exit }) =>
  exit?.code !== 0 &&
  inconclusive(`the command ended with status ${exit?.code}, so that it is not known what ran`)

/** Where a plugin of the PATH would be that is installed. */
const installed = (path: string) => path.replace('bin/', 'installed/')

/** Neither the plugin of the PATH nor the installed one may be run. */
const neitherRun = (path: string) => firstOf(notRun(path), notRun(installed(path)))

/** A scenario in which a plugin, on the PATH and installed, claims what the user types. */
const claimed = (path: string, words: readonly string[], description?: object): Given => ({
  ...dispatching,
  programs: { ...plain, [path]: plugin(description), [installed(path)]: plugin(description) },
  words,
  override: { [`plugins.command.${path.slice('bin/jp-'.length)}.run`]: 'unattended' },
  control: runPlain,
})

/** A word behind `plugin` that no host knows. */
const UNKNOWN = 'no-such-word'

const LIST = ['plugin', 'list']
const TOP = 'bin/jp-{built-in}'

/** Commands of the host that no plugin replaces. @see rfd072 §User Experience */
const builtInScenes = [
  scene(
    'dispatch: a plugin like a built-in command',
    { ...claimed(TOP, ['{built-in}']), needs: 'built_in' },
    {
      'plugin.dispatch.built-ins-win#top-level': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun(TOP), succeeds),
      ],
    },
  ),
  scene(
    'dispatch: a plugin like a built-in command of two words',
    claimed('bin/jp-plugin-list', LIST),
    {
      'plugin.dispatch.built-ins-win#nested': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun('bin/jp-plugin-list'), succeeds),
      ],
    },
  ),
  scene(
    'dispatch: a plugin that declares the path of a built-in command',
    claimed('bin/jp-claims', LIST, { command: LIST }),
    {
      'plugin.dispatch.built-ins-win#declared': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun('bin/jp-claims'), succeeds),
      ],
    },
  ),
  scene('dispatch: a plugin named plugin', claimed('bin/jp-plugin', ['plugin', UNKNOWN]), {
    'plugin.dispatch.plugin-commands#first': ['no run of `jp-plugin`', neitherRun('bin/jp-plugin')],
  }),
  scene(
    'dispatch: a plugin that declares the first word of built-in commands',
    claimed('bin/jp-claims', ['plugin', UNKNOWN], { command: ['plugin'] }),
    {
      'plugin.dispatch.built-ins-win#declared': [
        'no run of the plugin',
        neitherRun('bin/jp-claims'),
      ],
    },
  ),
  scene(
    'dispatch: plugins without a workspace',
    { ...dispatching, words: LIST, nowhere: true, control: { words: LIST } },
    {
      'plugin.dispatch.plugin-commands#anywhere': [
        'the same status as in a workspace',
        (reading) => {
          if (statusesOf(reading, 'control')[0] !== 0)
            return inconclusive(`${quote('plugin list')} fails in a workspace too`)
          return (
            reading.exit?.code !== 0 && `the host ended with status ${String(reading.exit?.code)}`
          )
        },
      ],
    },
  ),
]

/** What a host prints about a word, without the word and whatever the order of its lines. */
const without = (word: string, printed: unknown): string =>
  String(printed).replaceAll(word, '').split('\n').toSorted().join('\n')

/** A command of `plugin`, for which a host need not have a help: its reply must be another than that to a word it does not know. */
const helpOf = (word: string): Scene =>
  scene(
    `dispatch: the help of plugin ${word}`,
    {
      ...dispatching,
      programs: plain,
      ...{ first: ['plugin', UNKNOWN, '-h'], words: ['plugin', word, '-h'] },
      control: runPlain,
    },
    {
      'plugin.dispatch.plugin-commands#built-in': {
        title: `has \`plugin ${word}\``,
        expected: `the help of ${quote(`plugin ${word}`)}, or else another end than that of an unknown command`,
        observe: (reading) => {
          const { exit, stdout, stderr } = reading
          const printed = `${stdout}${stderr}`
          if (exit?.code === 0 && printed.includes(word)) return undefined
          const [unknown] = endsOf(reading, 'before')
          if (unknown?.status !== exit?.code) return undefined
          return (
            without(UNKNOWN, unknown?.printed) === without(word, printed) &&
            `the host ended with status ${String(exit?.code)}, as for ${quote(`plugin ${UNKNOWN}`)}`
          )
        },
        always: true,
      },
    },
  )

export const commandScenes = [...builtInScenes, ...['list', 'install', 'update'].map(helpOf)]
