import { equal, isObject, mapKeys } from '../../../../harness/wire/json.ts'
import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { PLUGIN } from '../options.ts'
import { scene } from '../scenario.ts'
import { run } from '../script.ts'
import { optionsOf, settingOf } from './setting-of.ts'

/** Options that the command line sets for the probe, and one for another plugin. */
const OPTIONS = {
  ...{ word: 'a b', port: 8080, open: true, share: 0.1, level: -1.5 },
  ...{ shut: false, none: 0 },
}
const KEY = `plugins.command.${PLUGIN}.options`
const FOREIGN = 'not for the probe'
/** Longer than what is written or read at once, and short enough for a word of a command line. */
const LONG = 'long '.repeat(14_000)
const override = {
  ...mapKeys<unknown>(OPTIONS, (name) => `${KEY}.${name}`),
  [`${KEY}.long`]: LONG,
  'plugins.command.other.options.foreign': FOREIGN,
}

/** Paths that do not exist beside one that does: below a text, parts of a name, in capitals, and what objects inherit. */
const BESIDE = ['word.more', 'word.length', 'wor', 'WORD', 'constructor']

const readers = dialogue<string>(
  Object.fromEntries(
    [...Object.keys(OPTIONS), ...BESIDE, 'long'].map((name) => [
      name,
      { type: 'read_config', path: `${KEY}.${name}`, id: name },
    ]),
  ),
)

const hasId =
  (wanted: string) =>
  ({ id }: Record<string, unknown>) =>
    id !== wanted && `\`id\` is ${shown(id)}`

/** Each option must be given under its path. */
const given: Observe = firstOf(
  ...Object.entries(OPTIONS).map(([name, value]) =>
    readers.reply(
      name,
      ({ type, data }) =>
        (type !== 'config' || data !== value) && `the value of \`${name}\` is ${shown(data)}`,
    ),
  ),
)

/** Each option must be in the configuration itself, wherever else `init` has it. */
const configured: Observe = (reading) => {
  const missing = Object.entries({ ...OPTIONS, long: LONG }).find(
    ([name, value]) => settingOf({ path: `${KEY}.${name}` }, reading) !== value,
  )
  return missing && `\`${KEY}.${missing[0]}\` of \`config\` is another or missing`
}

/** Options by the layers that set them: the user's, the workspace's and the command line. */
const LAYERED = { wide: 'wide', narrow: 'narrow', line: 'line', both: 'narrow', all: 'line' }
/** An element comes again, and one is empty: a list of options is no set. */
const LIST = ['again', '', 'other', 'again']
const layers = [
  {
    [`plugins.command.${PLUGIN}.run`]: 'unattended',
    [`${KEY}.list`]: LIST,
    ...{ [`${KEY}.wide`]: 'wide', [`${KEY}.both`]: 'wide', [`${KEY}.all`]: 'wide' },
  },
  { [`${KEY}.narrow`]: 'narrow', [`${KEY}.both`]: 'narrow', [`${KEY}.all`]: 'narrow' },
] as const

/** These options must have reached the probe from where they must come from, wherever `init` has options. */
const haveReached = (...names: readonly (keyof typeof LAYERED)[]): Observe =>
  firstOf(
    haveReachedIn(optionsIn, names),
    haveReachedIn((reading) => settingOf({ path: KEY }, reading), names),
  )

const haveReachedIn =
  (
    where: (reading: Parameters<Observe>[0]) => unknown,
    names: readonly (keyof typeof LAYERED)[],
  ): Observe =>
  (reading) => {
    const options = where(reading)
    const wrong = names.find((name) => !isObject(options) || options[name] !== LAYERED[name])
    return wrong && `\`${wrong}\` is ${shown(isObject(options) ? options[wrong] : undefined)}`
  }

/** The list must have reached the probe, where it got options of the same layer. */
const isWhole: Observe = (reading) => {
  const options = optionsIn(reading)
  if (!isObject(options) || options.wide !== 'wide') return false
  return !equal(options.list, LIST) && `\`list\` is ${shown(options.list)}`
}

/** The options of the probe, in `options` of `init` or in its `config`. */
const optionsIn = (reading: Parameters<Observe>[0]): unknown => optionsOf(PLUGIN, reading)

/** Settings that the command line and the layers of the configuration state. @see rfd072 §Workspace Queries */
export const overrideScenes = [
  scene(
    'config: overrides of the command line',
    {
      steps: run(...readers.steps),
      ...{ override, plain: true },
    },
    {
      'plugin.config.paths-are-override-keys': ['each option as it was set', given],
      'plugin.ids.replies-repeat-ids': [
        'the id of each request',
        firstOf(...Object.keys(OPTIONS).map((name) => readers.reply(name, hasId(name)))),
      ],
      'plugin.ids.errors-repeat-ids': [
        'the id of each request that fails',
        firstOf(...BESIDE.map((name) => readers.reply(name, hasId(name)))),
      ],
      'plugin.config.init-has-configuration#layers': [
        'each option in `config` of `init`',
        configured,
      ],
      'plugin.framing.host-handles-long-lines': [
        'the whole text of a long setting in the reply',
        readers.reply('long', ({ data }) => data !== LONG && 'the text is not whole'),
      ],
      'plugin.config.unknown-path': [
        '`error` for each path that is not quite that of a setting',
        readers.are('error', ...BESIDE),
      ],
      'plugin.config.plugin-options#present': [
        'the options of this plugin alone',
        (reading) => {
          const options = optionsIn(reading)
          const missing = Object.keys(OPTIONS).find(
            (name) => !isObject(options) || !(name in options),
          )
          if (missing !== undefined) return `\`${missing}\` is not there`
          return JSON.stringify(options).includes(FOREIGN) && 'those of another plugin are there'
        },
      ],
      'plugin.config.plugin-options#unchanged': [
        'the values and types that were configured',
        (reading) => {
          const options = optionsIn(reading)
          const changed = Object.entries({ ...OPTIONS, long: LONG }).find(
            ([name, value]) => isObject(options) && name in options && options[name] !== value,
          )
          return (
            changed && isObject(options) && `\`${changed[0]}\` is ${shown(options[changed[0]])}`
          )
        },
      ],
    },
  ),
  scene(
    'config: layers',
    {
      ...{ steps: run(), layers, needs: 'layers', plain: true },
      override: { [`${KEY}.line`]: 'line', [`${KEY}.all`]: 'line' },
    },
    {
      'plugin.config.init-has-configuration#layers': [
        'options of the widest layer, of the narrowest and of the command line',
        haveReached('wide', 'narrow', 'line'),
      ],
      'plugin.config.init-has-configuration#precedence': [
        'the value of the narrowest layer, and that of the command line before all',
        haveReached('both', 'all'),
      ],
      'plugin.config.plugin-options#unchanged': ['each element of a list', isWhole],
    },
  ),
]
