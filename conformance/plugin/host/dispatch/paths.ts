import type { PluginHostClauseRef } from '../../../../spec/generated/requirement-ids.ts'
import { inconclusive, quote } from '../../../engine/finding.ts'
import { approved } from '../command-line.ts'
import type { Observe } from '../observed.ts'
import type { Given } from '../scenario.ts'
import { dispatched, plugin, ran } from './plugins.ts'

/** The installed one of two plugins must be run, where the host finds installed ones. */
const installedRan: Observe = (reading) => {
  const { messages } = reading.probe('control/installed/jp-once')
  if (ran('installed/jp-twice')(reading) && messages.length === 0)
    return inconclusive(
      'the host was not seen to run any installed plugin: see `install_directory`',
    )
  return ran('bin/jp-twice')(reading)
    ? ran('installed/jp-twice')(reading)
    : 'the one of the PATH was run'
}

/** Arguments, among them words of the path again, and what parsers and shells change. */
const PORT = ['--port', '1', 'web', 'serve', '', ' a  b ', '--', 'web']

/** A path that no file name gives. */
const DECLARED = ['far', 'out-there']

/** Programs whose names resemble that of the one that is selected. */
const ALIKE = Object.fromEntries(
  ['serve-webs', 'serves-web', 'serve-we', 'web-serve', 'web'].map((name) => [
    `bin/jp-${name}`,
    plugin(),
  ]),
)

/** Programs that the words of a command line select, whoever else is approved. */
const SELECTED = [
  {
    ...{ name: 'two words', words: ['serve', 'web'], program: 'serve-web', beside: ALIKE },
    approves: ['serve', 'serve-webs', 'serves-web', 'serve-we', 'web'],
    verifies: 'plugin.dispatch.nested-commands',
  },
  {
    ...{ name: 'three words', words: ['serve', 'web', 'local'], program: 'serve-web-local' },
    ...{ approves: ['serve'], verifies: 'plugin.describe.path-from-file-name#split' },
  },
  {
    ...{ name: 'the prefix twice', words: ['notes', 'jp', 'tidy'], program: 'notes-jp-tidy' },
    ...{ approves: ['notes'], verifies: 'plugin.describe.path-from-file-name#prefix' },
    as: `for ${quote('notes jp tidy')}`,
  },
  {
    ...{ name: 'a declared path', words: DECLARED, program: 'filed-away', declares: DECLARED },
    approves: ['far', 'far-out-there'],
    verifies: 'plugin.describe.path-from-command',
  },
] as const satisfies readonly Selected[]

interface Selected {
  name: string
  words: readonly string[]
  program: string
  /** Other programs. */
  beside?: Given['programs']
  approves: readonly string[]
  verifies: PluginHostClauseRef
  /** How it is to be run. */
  as?: string
  /** The command path that it declares. */
  declares?: readonly string[]
}

const selected = ({ name, words, program, approves, verifies, ...more }: Selected) => {
  const { beside = {}, as = `with the arguments ${quote(PORT.join(' '))}`, declares } = more
  return dispatched(
    name,
    {
      programs: { ...beside, [`bin/jp-${program}`]: plugin(declares && { command: declares }) },
      words: [...words, ...PORT],
      override: approved(program, ...approves),
    },
    {
      [verifies]: [
        `a run of ${quote(`jp-${program}`)} ${as}`,
        ran(`bin/jp-${program}`, ...PORT),
      ] as const,
    },
  )
}

/** How words of the command line select a plugin. @see rfd072 §User Experience */
export const pathScenes = [
  ...SELECTED.map(selected),
  dispatched(
    'installed and on the PATH',
    {
      programs: {
        'installed/jp-twice': plugin(),
        'bin/jp-twice': plugin({ command: ['twice'] }),
        'installed/jp-once': plugin(),
      },
      words: ['twice'],
      override: approved('twice'),
      control: { words: ['once'], override: approved('once') },
    },
    {
      'plugin.dispatch.search-order#installed-first': [
        'a run of the installed plugin',
        installedRan,
      ],
    },
  ),
]
