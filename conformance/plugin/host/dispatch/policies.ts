import { approved } from '../command-line.ts'
import { type Given, scene } from '../scenario.ts'
import { dispatching, notRun, notRunAgain, plugin, ran } from './plugins.ts'

/** A scenario with one plugin, which its control runs without a question. */
const withOne = (path: string, override: Given['override']): Given => {
  const name = nameOf(path)
  return {
    ...dispatching,
    programs: { [path]: plugin() },
    words: [name],
    override: override ?? {},
    control: { words: [name], override: approved(name) },
  }
}

const nameOf = (path: string) => path.replace(/^.*\/jp-/, '')

/** What a path is denied. */
const denied = (path: string) => ({ [`plugins.command.${nameOf(path)}.run`]: 'deny' })

const [STRANGER, DENIED, RESIDENT] = ['bin/jp-stranger', 'bin/jp-denied', 'installed/jp-denied']
const DECLARING = 'bin/jp-declaring'
const [TRUSTED, LAYERED] = ['bin/jp-trusted', 'bin/jp-layered']
/** Plugins whose checksum is pinned, by their places, and whether the first checksum is theirs. */
const PINNED = {
  PATH: { program: 'bin/jp-pinned', first: 'right' },
  'the install directory': { program: 'installed/jp-pinned', first: 'wrong' },
} as const

const RUN = `plugins.command.${nameOf(LAYERED)}.run`

/** Which plugins a host runs, and which only when the user agrees. @see rfd072 §Plugin Trust and Configuration */
export const policyScenes = [
  scene(
    'dispatch: a plugin that nobody approved',
    withOne(STRANGER, approved('strange', 'stranger-still', 'other')),
    {
      'plugin.dispatch.path-plugins-ask': [
        'no run without a terminal, at which nobody can agree',
        notRun(STRANGER, STRANGER),
      ],
    },
  ),
  scene(
    'dispatch: a plugin that nobody approved and that declares its path',
    {
      ...withOne(DECLARING, {}),
      programs: { [DECLARING]: plugin({ command: [nameOf(DECLARING)] }) },
    },
    {
      'plugin.dispatch.path-plugins-ask': {
        title: 'runs no plugin that nobody approved, although it declares its path',
        expected: 'no run without a terminal, at which nobody can agree',
        observe: notRun(DECLARING, DECLARING),
        always: true,
      },
    },
  ),
  scene(
    'dispatch: a plugin that is denied when it has run',
    {
      ...withOne(DENIED, approved(nameOf(DENIED))),
      control: { words: [nameOf(DENIED)], override: denied(DENIED) },
    },
    {
      'plugin.dispatch.run-policies#deny': {
        title: 'runs no plugin of the PATH that is denied, although it was approved before',
        expected: 'no run',
        observe: notRunAgain(DENIED),
        always: true,
      },
    },
  ),
  scene('dispatch: a denied plugin that is installed', withOne(RESIDENT, denied(RESIDENT)), {
    'plugin.dispatch.run-policies#deny': {
      title: 'runs no installed plugin that is denied',
      expected: 'no run',
      observe: notRun(RESIDENT, RESIDENT),
      always: true,
    },
  }),
  scene(
    'dispatch: an approved plugin',
    {
      ...withOne(TRUSTED, approved(nameOf(TRUSTED))),
      programs: { [TRUSTED]: plugin({ command: [nameOf(TRUSTED)] }) },
    },
    { 'plugin.dispatch.run-policies#unattended': ['a run', ran(TRUSTED)] },
  ),
  ...Object.entries(PINNED).map(([place, { program, first }]) =>
    scene(
      `dispatch: another checksum, in ${place}`,
      {
        ...withOne(program, approved(nameOf(program))),
        pinned: { program, name: nameOf(program), first },
      },
      {
        'plugin.dispatch.pinned-checksum': {
          title: `runs no plugin of ${place} whose checksum is not the pinned one`,
          expected: 'no run where the last digit differs',
          observe: first === 'wrong' ? notRun(program, program) : notRunAgain(program),
          always: true,
        },
      },
    ),
  ),
  scene(
    'dispatch: denied in the narrowest layer',
    {
      ...withOne(LAYERED, {}),
      layers: [{ [RUN]: 'unattended' }, { [RUN]: 'deny' }],
      needs: 'layers',
    },
    {
      'plugin.config.plugin-settings-are-layered': {
        title: 'denies what the narrowest layer denies',
        expected: 'no run',
        observe: notRun(LAYERED, LAYERED),
        always: true,
      },
    },
  ),
  scene(
    'dispatch: approved in the narrowest layer',
    {
      ...withOne(LAYERED, {}),
      layers: [{ [RUN]: 'deny' }, { [RUN]: 'unattended' }],
      needs: 'layers',
    },
    {
      'plugin.config.plugin-settings-are-layered': {
        title: 'runs what the narrowest layer approves',
        expected: 'a run',
        observe: ran(LAYERED),
        always: true,
      },
    },
  ),
]
