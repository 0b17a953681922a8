import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { inconclusive, quote } from '../../../engine/finding.ts'
import { approved } from '../command-line.ts'
import { notRun, plugin } from '../dispatch/plugins.ts'
import { endsWith, firstOf, type Observe } from '../observed.ts'
import type { Given } from '../scenario.ts'
import { registering, registryOf } from './served.ts'

const GROUP = 'Servers of every colour'
const [SHELVED, DISTANT] = [
  ['depot', 'shelf'],
  ['depot', 'coast'],
]
const TEXT = 'Keeps things.'
/** A path that begins with the letters of the group, and is not under it. */
const ELSEWHERE = 'depots'
const INSTALLED = 'installed/jp-depot-shelf'
/** The word of an entry whose kind no host knows. */
const OF_OTHER_KIND = 'canvas'

/** A group with one plugin that is installed and one that is not, alike but for the last word of their paths. */
const grouped: Omit<Given, 'steps'> = {
  registry: registryOf({
    depot: { kind: 'command_group', description: GROUP, without: 'program' },
    [SHELVED.join(' ')]: { description: TEXT },
    [DISTANT.join(' ')]: { description: TEXT },
    [`${ELSEWHERE} harbour`]: { description: TEXT },
    [`depot ${OF_OTHER_KIND}`]: { description: TEXT, kind: 'wasm' },
  }),
  programs: { [INSTALLED]: plugin({ command: SHELVED, description: TEXT }) },
  words: ['depot'],
  control: { words: SHELVED, override: approved('depot-shelf') },
}

/** Everything that the host shows. */
const shownBy = ({ stdout, stderr }: PluginHostReading) => `${stdout}\n${stderr}`

/** A text must be shown. */
const has =
  (text: string): Observe =>
  (reading) =>
    !shownBy(reading).includes(text) && `${quote(text)} is not there`

/** A text must not be shown. */
const hasNot =
  (text: string): Observe =>
  (reading) =>
    shownBy(reading).includes(text) && `${quote(text)} is there`

/** What the lines about a plugin have besides its words, its description and blanks; undefined where there are none. */
function besides(reading: PluginHostReading, [group = '', word = '']: readonly string[]) {
  const lines = shownBy(reading).split('\n')
  const its = lines.filter((line) => new RegExp(`\\b${word}\\b`).test(line))
  if (its.length === 0) return undefined
  return its
    .map((line) => [TEXT, word, group].reduce(without, line))
    .join('')
    .replace(/[\s-]/g, '')
}

const without = (line: string, text: string) => line.replaceAll(text, '')

/** The line of the plugin that is not installed must have more than that of the one that is. */
const marked: Observe = (reading) => {
  const [shelved = '', distant] = [besides(reading, SHELVED), besides(reading, DISTANT)]
  if (distant === undefined) return `${quote(DISTANT.join(' '))} is not there`
  if (distant !== shelved) return undefined
  if (areApart(reading)) return inconclusive('they are listed apart, under headings perhaps')
  return `the line of ${quote(DISTANT.join(' '))} has no mark`
}

/** Whether something stands between the lines of the two plugins. */
function areApart(reading: PluginHostReading): boolean {
  const lines = shownBy(reading).split('\n')
  const [one = 0, other = 0] = [SHELVED, DISTANT]
    .map(([, word = '']) => lines.findIndex((line) => line.includes(word)))
    .toSorted((a, b) => a - b)
  return lines.slice(one + 1, other).some((line) => line.trim() !== '')
}

/** The line of the installed plugin must be there, and have no mark. */
const unmarked: Observe = (reading) => {
  const [shelved, distant] = [besides(reading, SHELVED), besides(reading, DISTANT)]
  if (shelved === undefined) return `${quote(SHELVED.join(' '))} is not there`
  if (distant === undefined) return inconclusive('no other plugin is there to compare it with')
  return (
    shelved !== '' &&
    shelved.length >= distant.length &&
    `the line of ${quote(SHELVED.join(' '))} has as much as that of the plugin that is missing`
  )
}

const OWN = 'Usage: depot [--deep]'

/** Groups of commands and their help. @see rfd072 §Help Aggregation for Command Groups */
export const groupScenes = [
  registering('a group alone', grouped, {
    'plugin.dispatch.group-shows-help#help': [
      `${quote(GROUP)}, the description of the group`,
      has(GROUP),
    ],
    'plugin.dispatch.group-shows-help#status': ['status 2', endsWith(2)],
    'plugin.dispatch.group-shows-help#no-run': ['no run', notRun(INSTALLED)],
  }),
  registering(
    'the help of a group',
    { ...grouped, words: ['depot', '-h'] },
    {
      'plugin.dispatch.group-help#description': [
        `${quote(GROUP)}, the description of the group`,
        has(GROUP),
      ],
      'plugin.dispatch.group-help#installed': [
        `${quote(SHELVED.join(' '))} without a mark`,
        unmarked,
      ],
      'plugin.dispatch.group-help#available': [
        `${quote(DISTANT.join(' '))} with a mark, since it is not installed, and nothing else`,
        firstOf(marked, hasNot(ELSEWHERE)),
      ],
      'plugin.dispatch.registry-kinds#skipped': [
        `${quote(DISTANT.join(' '))}, and nothing of an entry of the kind \`wasm\``,
        (reading) =>
          besides(reading, DISTANT) === undefined
            ? inconclusive('no plugin is listed')
            : hasNot(OF_OTHER_KIND)(reading),
      ],
    },
  ),
  registering(
    'the help of a plugin with others below it',
    {
      registry: registryOf({ [DISTANT.join(' ')]: { description: TEXT } }),
      programs: { 'installed/jp-depot': plugin({ command: ['depot'], help: OWN }) },
      words: ['depot', '-h'],
      control: { words: ['depot'], override: approved('depot') },
    },
    {
      'plugin.dispatch.merged-help#own': [`${quote(OWN)}, the help of the plugin itself`, has(OWN)],
      'plugin.dispatch.merged-help#list': [
        `${quote(DISTANT.join(' '))}, a plugin of the registry below it`,
        (reading) =>
          besides(reading, DISTANT) === undefined && `${quote(DISTANT.join(' '))} is not there`,
      ],
    },
  ),
]
