import { inconclusive, quote } from '../../../engine/finding.ts'
import { firstOf, type Observe, statusesOf } from '../observed.ts'
import { type Given, judged, type Scene, scene } from '../scenario.ts'
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

const LIST = ['plugin', 'list']
const TOP = 'bin/jp-{built-in}'

/** Commands of the host that no plugin replaces. @see rfd072 §User Experience */
const builtInScenes = [
  judged(
    'dispatch: a plugin like a built-in command',
    { ...claimed(TOP, ['{built-in}']), needs: 'built_in' },
    {
      'plugin.dispatch.built-ins-win#top-level': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun(TOP), succeeds),
      ],
    },
  ),
  judged(
    'dispatch: a plugin like a built-in command of two words',
    claimed('bin/jp-plugin-list', LIST),
    {
      'plugin.dispatch.built-ins-win#nested': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun('bin/jp-plugin-list'), succeeds),
      ],
    },
  ),
  judged(
    'dispatch: a plugin that declares the path of a built-in command',
    claimed('bin/jp-claims', LIST, { command: LIST }),
    {
      'plugin.dispatch.built-ins-win#declared': [
        'no run of the plugin, but the built-in command',
        firstOf(neitherRun('bin/jp-claims'), succeeds),
      ],
    },
  ),
  judged('dispatch: a plugin named plugin', claimed('bin/jp-plugin', ['plugin', 'no-such-word']), {
    'plugin.dispatch.plugin-commands#first': ['no run of `jp-plugin`', neitherRun('bin/jp-plugin')],
  }),
  judged(
    'dispatch: a plugin that declares the first word of built-in commands',
    claimed('bin/jp-claims', ['plugin', 'no-such-word'], { command: ['plugin'] }),
    {
      'plugin.dispatch.built-ins-win#declared': [
        'no run of the plugin',
        neitherRun('bin/jp-claims'),
      ],
    },
  ),
  judged(
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

/** The help of a command of `plugin`, which only a host that has it gives. */
const helpOf = (word: string): Scene =>
  scene(
    `dispatch: the help of plugin ${word}`,
    {
      ...dispatching,
      programs: plain,
      words: ['plugin', word, '-h'],
      control: runPlain,
    },
    {
      verifies: 'plugin.dispatch.plugin-commands#built-in',
      title: `has \`plugin ${word}\``,
      expected: `the help of ${quote(`plugin ${word}`)} with status 0`,
      observe: ({ exit, stdout, stderr }) => {
        if (exit?.code !== 0) return `the host ended with status ${String(exit?.code)}`
        return !`${stdout}${stderr}`.includes(word) && `what it shows does not have ${quote(word)}`
      },
      always: true,
    },
  )

export const commandScenes = [...builtInScenes, ...['list', 'install', 'update'].map(helpOf)]
