import { inconclusive, quote } from '../../../engine/finding.ts'
import { endsOf, firstOf, type Observe, statusesOf } from '../observed.ts'
import type { Given, Scene, Table } from '../scenario.ts'
import { dispatched, notRun, PLAIN_PROGRAM, plain, plugin, runPlain } from './plugins.ts'

/** The host ends with status 0, which a command that it does not have would not do. */
const succeeds: Observe = ({ exit }) =>
  exit?.code !== 0 &&
  inconclusive(`the command ended with status ${exit?.code}, so that it is not known what ran`)

/** Where a plugin of the PATH would be that is installed. */
const installed = (path: string) => path.replace('bin/', 'installed/')

/** Neither the plugin of the PATH nor the installed one may be run. */
const neitherRun = (path: string) =>
  firstOf(...[path, installed(path)].map((each) => notRun(each, PLAIN_PROGRAM)))

/** The built-in command must be run in the place of the plugin. */
const builtIn = (path: string) =>
  ['no run of the plugin, but the built-in command', firstOf(neitherRun(path), succeeds)] as const

/** Declares a scenario in which a plugin, on the PATH and installed, claims what the user types. */
const claimed = (
  name: string,
  path: string,
  { description, ...typed }: Omit<Given, 'steps'> & { description?: object },
  rows: Table,
) =>
  dispatched(
    name,
    {
      programs: { ...plain, [path]: plugin(description), [installed(path)]: plugin(description) },
      override: { [`plugins.command.${path.slice('bin/jp-'.length)}.run`]: 'unattended' },
      control: runPlain,
      ...typed,
    },
    rows,
  )

/** A word behind `plugin` that no host knows. */
const UNKNOWN = 'no-such-word'

const LIST = ['plugin', 'list']
const [TOP, NESTED] = ['bin/jp-{built-in}', 'bin/jp-plugin-list']
const [NAMED, CLAIMS] = ['bin/jp-plugin', 'bin/jp-claims']

/** Commands of the host that no plugin replaces. @see rfd072 §User Experience */
const builtInScenes = [
  claimed(
    'a plugin like a built-in command',
    TOP,
    { words: ['{built-in}'], needs: 'built_in' },
    { 'plugin.dispatch.built-ins-win#top-level': builtIn(TOP) },
  ),
  claimed(
    'a plugin like a built-in command of two words',
    NESTED,
    { words: LIST },
    { 'plugin.dispatch.built-ins-win#nested': builtIn(NESTED) },
  ),
  claimed(
    'a plugin that declares the path of a built-in command',
    CLAIMS,
    { words: LIST, description: { command: LIST } },
    { 'plugin.dispatch.built-ins-win#declared': builtIn(CLAIMS) },
  ),
  claimed(
    'a plugin named plugin',
    NAMED,
    { words: ['plugin', UNKNOWN] },
    { 'plugin.dispatch.plugin-commands#first': ['no run of `jp-plugin`', neitherRun(NAMED)] },
  ),
  claimed(
    'a plugin that declares the first word of built-in commands',
    CLAIMS,
    { words: ['plugin', UNKNOWN], description: { command: ['plugin'] } },
    { 'plugin.dispatch.built-ins-win#declared': ['no run of the plugin', neitherRun(CLAIMS)] },
  ),
  dispatched(
    'plugins without a workspace',
    { words: LIST, nowhere: true, control: { words: LIST } },
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
  dispatched(
    `the help of plugin ${word}`,
    {
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
      },
    },
  )

export const commandScenes = [...builtInScenes, ...['list', 'install', 'update'].map(helpOf)]
