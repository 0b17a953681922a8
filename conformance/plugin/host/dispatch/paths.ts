import { inconclusive, quote } from '../../../engine/finding.ts'
import { approved } from '../command-line.ts'
import type { Observe } from '../observed.ts'
import { scene } from '../scenario.ts'
import { dispatching, plugin, ran } from './plugins.ts'

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

/** How words of the command line select a plugin. @see rfd072 §User Experience */
export const pathScenes = [
  scene(
    'dispatch: two words',
    {
      ...dispatching,
      programs: { ...ALIKE, 'bin/jp-serve-web': plugin() },
      words: ['serve', 'web', ...PORT],
      override: approved('serve-web', 'serve', 'serve-webs', 'serves-web', 'serve-we', 'web'),
    },
    {
      'plugin.dispatch.nested-commands': [
        `a run of ${quote('jp-serve-web')} with the arguments ${quote(PORT.join(' '))}`,
        ran('bin/jp-serve-web', ...PORT),
      ],
    },
  ),
  scene(
    'dispatch: three words',
    {
      ...dispatching,
      programs: { 'bin/jp-serve-web-local': plugin() },
      words: ['serve', 'web', 'local', ...PORT],
      override: approved('serve-web-local', 'serve'),
    },
    {
      'plugin.describe.path-from-file-name#split': [
        `a run of ${quote('jp-serve-web-local')} with the arguments ${quote(PORT.join(' '))}`,
        ran('bin/jp-serve-web-local', ...PORT),
      ],
    },
  ),
  scene(
    'dispatch: the prefix twice',
    {
      ...dispatching,
      programs: { 'bin/jp-notes-jp-tidy': plugin() },
      words: ['notes', 'jp', 'tidy', ...PORT],
      override: approved('notes-jp-tidy', 'notes'),
    },
    {
      'plugin.describe.path-from-file-name#prefix': [
        `a run of ${quote('jp-notes-jp-tidy')} for ${quote('notes jp tidy')}`,
        ran('bin/jp-notes-jp-tidy', ...PORT),
      ],
    },
  ),
  scene(
    'dispatch: a declared path',
    {
      ...dispatching,
      programs: { 'bin/jp-filed-away': plugin({ command: DECLARED }) },
      words: [...DECLARED, ...PORT],
      override: approved('filed-away', 'far', 'far-out-there'),
    },
    {
      'plugin.describe.path-from-command': [
        `a run of ${quote('jp-filed-away')} with the arguments ${quote(PORT.join(' '))}`,
        ran('bin/jp-filed-away', ...PORT),
      ],
    },
  ),
  scene(
    'dispatch: installed and on the PATH',
    {
      ...dispatching,
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
