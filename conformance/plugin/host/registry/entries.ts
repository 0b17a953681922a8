import { isObject, mapKeys } from '../../../../harness/wire/json.ts'
import { inconclusive, quote } from '../../../engine/finding.ts'
import { approved } from '../command-line.ts'
import { optionsOf } from '../config/setting-of.ts'
import { notRun, plugin, ran } from '../dispatch/plugins.ts'
import { type Observe, shown } from '../observed.ts'
import { isPlaced, programOf, registering, registryOf, seenIn } from './served.ts'

/** A plugin whose key and id have nothing in common. */
const [KEY, ID] = [['tidy', 'up'], 'broom'] as const

/** An option under its id, and others under names that it could be taken for. */
const DEPTHS = { [ID]: 3, 'tidy-up': 4, tidy: 5 }

/** The `init` that the program of an entry got, in place of that of the probe. */
const ofProgram =
  (id: string, observe: Observe): Observe =>
  (reading) => {
    const init = reading.probe(programOf(id)).messages.find(({ type }) => type === 'init')
    return init ? observe({ ...reading, init }) : inconclusive('the plugin was not run')
  }

/** The file is named after the id. */
const namedAfterId: Observe = (reading) => {
  const { installed, copies } = seenIn(reading)
  if (installed.includes(`jp-${ID}`)) return undefined
  const [copy] = copies.filter(({ executable }) => executable)
  return copy
    ? `it is installed as ${quote(copy.at.replace(/^.*\//, ''))}`
    : inconclusive('nothing was installed')
}

const KINDS = registryOf({
  alike: {},
  paint: { kind: 'wasm' },
  zebra: { kind: 'command' },
})

/** The plugin of the registry must be run, by a host that runs one of the registry in the control. */
const registeredRan: Observe = (reading) => {
  if (!ran('bin/jp-twice')(reading)) return 'the one of the PATH was run'
  const control = reading.probe(`control/${programOf('once')}`).messages
  if (!control.some(({ type }) => type === 'init'))
    return inconclusive('the host was not seen to run any plugin of the registry')
  return ran(programOf('twice'))(reading)
}

/** What the host makes of the entries of a registry. @see rfd072 §Plugin Registry */
export const entryScenes = [
  registering(
    'a key of two words',
    {
      registry: registryOf({ [KEY.join(' ')]: { id: ID } }),
      words: [...KEY, '--deep'],
      override: mapKeys(DEPTHS, (id) => `plugins.command.${id}.options.depth`),
    },
    {
      'plugin.dispatch.registry-keys#key': [
        `a run of ${quote(ID)} with the arguments ${quote('--deep')} for ${quote(`${KEY.join(' ')} --deep`)}`,
        ran(programOf(ID), '--deep'),
      ],
      'plugin.dispatch.registry-keys#file': [
        `an executable file ${quote(`jp-${ID}`)} in the directory of installed plugins`,
        namedAfterId,
      ],
      'plugin.dispatch.registry-keys#settings': [
        `the options below ${quote(`plugins.command.${ID}`)}`,
        ofProgram(ID, (reading) => {
          const options = optionsOf(ID, reading)
          const depth = isObject(options) ? options.depth : undefined
          return depth !== DEPTHS[ID] && `the option \`depth\` is ${shown(depth)}`
        }),
      ],
    },
  ),
  registering(
    'no kind',
    { registry: KINDS, words: ['alike'], control: { words: ['zebra'] } },
    {
      'plugin.dispatch.registry-kinds#default': [
        'a run of the plugin whose entry has no `kind`',
        ran(programOf('alike')),
      ],
    },
  ),
  registering(
    'an unknown kind',
    { registry: KINDS, words: ['paint'], control: { words: ['alike'] } },
    {
      'plugin.dispatch.registry-kinds#skipped': [
        'no run of an entry of the kind `wasm`',
        (reading) =>
          isPlaced(seenIn(reading), 'paint')
            ? 'it was installed'
            : notRun(programOf('paint'), programOf('alike'))(reading),
      ],
    },
  ),
  registering(
    'an entry behind one of unknown kind',
    { registry: KINDS, words: ['zebra'], control: { words: ['alike'] } },
    {
      'plugin.dispatch.registry-kinds#others': [
        'a run of the plugin whose entry is behind one of the kind `wasm`',
        ran(programOf('zebra')),
      ],
    },
  ),
  registering(
    'in the registry and on the PATH',
    {
      registry: registryOf({ twice: {}, once: {} }),
      programs: { 'bin/jp-twice': plugin({ command: ['twice'] }) },
      words: ['twice'],
      override: approved('twice'),
      control: { words: ['once'] },
    },
    {
      'plugin.dispatch.search-order#registry-second': [
        'a run of the plugin of the registry',
        registeredRan,
      ],
    },
  ),
]
