import { approved } from '../command-line.ts'
import { notRun, ran } from '../dispatch/plugins.ts'
import { firstOf, type Observe } from '../observed.ts'
import type { Given } from '../scenario.ts'
import { notPlaced, placed, programOf, registering, registryOf, seenIn } from './served.ts'

const INSTALL = ['plugin', 'install']

const STRANGERS = registryOf({
  stranger: { official: false, repository: 'https://example.test/official/stranger' },
  unknown: { official: undefined },
})

/** A plugin that requires two others, which are listed behind it, and of which the second requires one too. */
const requiring = (required: object = {}) =>
  registryOf({
    anchor: { requires: ['rope', 'chain'] },
    rope: {},
    chain: { requires: ['link'], ...required },
    link: {},
  })

const denied = (name: string) => ({ [`plugins.command.${name}.run`]: 'deny' })

/** What is required must come before what requires it: when its program is fetched, the other is not in place. */
const inTurn: Observe = (reading) => {
  const fetched = seenIn(reading).requests.find(({ path }) => path === '/programs/chain')
  return fetched?.installed.includes('jp-anchor')
    ? '`jp-anchor` was in place when `jp-chain` was fetched'
    : placed('anchor', 'rope', 'chain', 'link')(reading)
}

/** A scenario in which the plugin that requires another one is installed. */
const anchor = (given: Partial<Given>) => ({
  registry: requiring(),
  words: [...INSTALL, 'anchor'],
  control: { words: ['anchor'] },
  ...given,
})

/** What the host installs, and what only when the user agrees. @see rfd072 §Plugin Trust and Configuration */
export const consentScenes = [
  registering(
    'an official plugin',
    {
      registry: registryOf({
        steward: { requires: ['rope'], suggests: ['chain'] },
        ...{ rope: {}, chain: {} },
      }),
      words: ['steward'],
      control: { words: [...INSTALL, 'chain'] },
    },
    {
      'plugin.dispatch.official-plugins#official': ['a run', ran(programOf('steward'))],
      'plugin.dispatch.requirements-are-installed#first': [
        'the plugin that it requires is installed too',
        placed('steward', 'rope'),
      ],
      'plugin.dispatch.suggested-is-not-installed': [
        'no installation of the plugin that it suggests',
        notPlaced('chain', 'chain'),
      ],
    },
  ),
  registering(
    'an official plugin that is denied by its id',
    {
      registry: registryOf({ 'tidy up': { id: 'broom' } }),
      words: ['tidy', 'up'],
      override: denied('broom'),
      control: { words: ['tidy', 'up'] },
    },
    {
      'plugin.dispatch.run-policies#deny': ['no run', notRun(programOf('broom'))],
      'plugin.dispatch.registry-keys#settings': [
        'no run, since the settings of a plugin are those under its id',
        notRun(programOf('broom')),
      ],
    },
  ),
  registering(
    'a plugin that is not official',
    {
      registry: STRANGERS,
      words: ['stranger'],
      control: { words: ['stranger'], override: approved('stranger') },
    },
    {
      'plugin.dispatch.official-plugins#others': [
        'neither a run nor an installation without a terminal, at which nobody can agree',
        firstOf(notRun(programOf('stranger')), notPlaced('stranger', 'stranger')),
      ],
    },
  ),
  registering(
    'a plugin of which nobody states whether it is official',
    {
      registry: STRANGERS,
      words: ['unknown'],
      control: { words: ['unknown'], override: approved('unknown') },
    },
    {
      'plugin.dispatch.official-plugins#others': {
        title: 'takes no plugin for official that is not marked so',
        expected: 'neither a run nor an installation',
        observe: firstOf(notRun(programOf('unknown')), notPlaced('unknown', 'unknown')),
      },
    },
  ),
  registering('a plugin that requires another one', anchor({}), {
    'plugin.dispatch.requirements-are-installed#first': [
      'both are installed, first the one that is required',
      inTurn,
    ],
  }),
  registering(
    'a required plugin that cannot be installed',
    {
      registry: registryOf({
        anchor: { requires: ['chain'] },
        chain: { wrong: true },
        sail: { requires: ['rope'] },
        rope: {},
      }),
      words: [...INSTALL, 'anchor'],
      control: { words: [...INSTALL, 'sail'] },
    },
    {
      'plugin.dispatch.requirements-are-installed#first': {
        title: 'installs no plugin before the one that it requires is in place',
        expected: 'no installation of a plugin whose required one has a wrong checksum',
        observe: notPlaced('sail', 'anchor', 'chain'),
      },
    },
  ),
  registering(
    'a required plugin that is not official',
    anchor({
      registry: requiring({ official: false }),
      control: { words: [...INSTALL, 'anchor'], override: approved('chain') },
    }),
    {
      'plugin.dispatch.requirements-are-installed#own-policy': [
        'no installation of the required plugin, to which nobody has agreed',
        notPlaced('chain', 'chain'),
      ],
    },
  ),
  registering(
    'a required plugin that is denied',
    anchor({
      override: denied('chain'),
      control: { words: [...INSTALL, 'anchor'], override: approved('chain') },
    }),
    {
      'plugin.dispatch.requirements-are-installed#denied': [
        'no installation of either',
        notPlaced('anchor', 'anchor', 'chain'),
      ],
    },
  ),
  registering(
    'a suggested plugin',
    {
      registry: registryOf({ anchor: { suggests: ['chain'] }, chain: {} }),
      words: [...INSTALL, 'anchor'],
      control: { words: [...INSTALL, 'chain'] },
    },
    {
      'plugin.dispatch.suggested-is-not-installed': [
        'an installation of the plugin that is named, and of no other',
        firstOf(notPlaced('chain', 'chain'), placed('anchor')),
      ],
    },
  ),
]
