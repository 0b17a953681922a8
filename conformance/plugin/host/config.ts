import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { dialogue } from './dialogue.ts'
import { firstOf, type Observe, replyAt, shown } from './observed.ts'
import { PLUGIN } from './options.ts'
import { judged, scene } from './scenario.ts'
import { ask, run } from './script.ts'

/** The setting that a reply is about, as `init` states it. */
const settingOf = ({ path }: JsonObject, { init }: Pick<Parameters<Observe>[0], 'init'>): unknown =>
  String(path)
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) ? value[name] : undefined),
      init?.message.config,
    )

/** The value of a setting must be that of `init`. */
const isSetting = (at: number): Observe =>
  replyAt(
    at,
    (reply, reading) =>
      (reply.type !== 'config' || !equal(reply.data, settingOf(reply, reading))) &&
      `the reply is ${shown(reply.type)} with ${shown(reply.data)}`,
  )

/** Options that the command line sets for the probe, and one for another plugin. */
const OPTIONS = {
  ...{ word: 'a b', port: 8080, open: true, share: 0.1, level: -1.5 },
  ...{ shut: false, none: 0 },
}
const KEY = `plugins.command.${PLUGIN}.options`
const FOREIGN = 'not for the probe'
const override = {
  ...Object.fromEntries(Object.entries(OPTIONS).map(([name, value]) => [`${KEY}.${name}`, value])),
  'plugins.command.other.options.foreign': FOREIGN,
}

/** Paths that do not exist beside one that does: below a text, parts of a name, in capitals, and what objects inherit. */
const BESIDE = ['word.more', 'word.length', 'wor', 'WORD', 'constructor']

const readers = dialogue<string>(
  Object.fromEntries(
    [...Object.keys(OPTIONS), ...BESIDE].map((name) => [
      name,
      { type: 'read_config', path: `${KEY}.${name}`, id: name },
    ]),
  ),
)

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

/** Options by the layers that set them: the user's, the workspace's and the command line. */
const LAYERED = { wide: 'wide', narrow: 'narrow', line: 'line', both: 'narrow', all: 'line' }
const layers = [
  {
    [`plugins.command.${PLUGIN}.run`]: 'unattended',
    ...{ [`${KEY}.wide`]: 'wide', [`${KEY}.both`]: 'wide', [`${KEY}.all`]: 'wide' },
  },
  { [`${KEY}.narrow`]: 'narrow', [`${KEY}.both`]: 'narrow', [`${KEY}.all`]: 'narrow' },
] as const

/** These options must have reached the probe from where they must come from. */
const haveReached =
  (...names: readonly (keyof typeof LAYERED)[]): Observe =>
  (reading) => {
    const options = optionsIn(reading)
    const wrong = names.find((name) => !isObject(options) || options[name] !== LAYERED[name])
    return wrong && `\`${wrong}\` is ${shown(isObject(options) ? options[wrong] : undefined)}`
  }

/** The options of the probe, in `options` of `init` or in its `config`. */
const optionsIn = ({ init }: Parameters<Observe>[0]): unknown =>
  init?.message.options ?? settingOf({ path: KEY }, { init })

/** Reading the configuration. @see rfd072 §Workspace Queries */
export const configScenes = [
  scene(
    'config: one setting',
    { steps: run({ setting: 'plain' }, { lines: 1 }, { setting: 'object' }, { lines: 1 }) },
    {
      verifies: 'plugin.config.reads-configuration-path#path',
      title: 'repeats the path',
      expected: '`path` as the plugin wrote it',
      observe: replyAt(0, ({ path }) => typeof path !== 'string' && `\`path\` is ${shown(path)}`),
    },
    {
      verifies: 'plugin.config.reads-configuration-path#value',
      title: 'gives the value alone',
      expected: 'the value in `init`',
      observe: isSetting(0),
    },
    {
      verifies: 'plugin.config.reads-configuration-path#leaves',
      title: 'gives an object as well as a plain value',
      expected: 'the object in `init`',
      observe: isSetting(1),
    },
  ),
  judged(
    'config: overrides of the command line',
    {
      steps: run(...readers.steps),
      ...{ override, plain: true },
    },
    {
      'plugin.config.paths-are-override-keys': ['each option as it was set', given],
      'plugin.ids.replies-repeat-ids': [
        'the id of each request',
        firstOf(
          ...Object.keys(OPTIONS).map((name) =>
            readers.reply(name, ({ id }) => id !== name && `\`id\` is ${shown(id)}`),
          ),
        ),
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
          const changed = Object.entries(OPTIONS).find(
            ([name, value]) => isObject(options) && name in options && options[name] !== value,
          )
          return (
            changed && isObject(options) && `\`${changed[0]}\` is ${shown(options[changed[0]])}`
          )
        },
      ],
    },
  ),
  judged(
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
    },
  ),
  scene(
    'config: all of it, twice',
    { steps: run(...ask({ type: 'read_config' }, { type: 'read_config' })) },
    {
      verifies: 'plugin.config.reads-whole-configuration',
      title: 'replies with the whole configuration and no path',
      expected: '`config` with an object as `data` and without `path`',
      observe: replyAt(0, (reply) => {
        const { type, data } = reply
        if (type !== 'config' || !isObject(data)) return `the reply is ${shown(type)}`
        return Object.hasOwn(reply, 'path') && `\`path\` is ${shown(reply.path)}`
      }),
    },
    {
      verifies: 'plugin.config.same-configuration#equal',
      title: 'gives the configuration of `init`',
      expected: '`config` of `init`',
      observe: replyAt(
        0,
        ({ data }, { init }) => !equal(data, init?.message.config) && 'it is another one',
      ),
    },
    {
      verifies: 'plugin.config.same-configuration#repeatable',
      title: 'gives the same configuration each time',
      expected: 'the same data',
      observe: replyAt(
        1,
        ({ data }, { replies: [first] }) =>
          !equal(data, first?.message.data) && 'it is another one',
      ),
    },
  ),
]
