import { approved } from '../command-line.ts'
import { type Given, judged, scene } from '../scenario.ts'
import { dispatching, notRun, plugin, ran } from './plugins.ts'

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
const [TRUSTED, PINNED, LAYERED] = ['bin/jp-trusted', 'bin/jp-pinned', 'bin/jp-layered']

const RUN = `plugins.command.${nameOf(LAYERED)}.run`

/** Which plugins a host runs, and which only when the user agrees. @see rfd072 §Plugin Trust and Configuration */
export const policyScenes = [
  judged('dispatch: a plugin that nobody approved', withOne(STRANGER, {}), {
    'plugin.dispatch.path-plugins-ask': [
      'no run without a terminal, at which nobody can agree',
      notRun(STRANGER, STRANGER),
    ],
  }),
  scene('dispatch: a denied plugin', withOne(DENIED, denied(DENIED)), {
    verifies: 'plugin.dispatch.run-policies#deny',
    title: 'runs no plugin of the PATH that is denied',
    expected: 'no run',
    observe: notRun(DENIED, DENIED),
    always: true,
  }),
  scene('dispatch: a denied plugin that is installed', withOne(RESIDENT, denied(RESIDENT)), {
    verifies: 'plugin.dispatch.run-policies#deny',
    title: 'runs no installed plugin that is denied',
    expected: 'no run',
    observe: notRun(RESIDENT, RESIDENT),
    always: true,
  }),
  judged(
    'dispatch: an approved plugin',
    {
      ...withOne(TRUSTED, approved(nameOf(TRUSTED))),
      programs: { [TRUSTED]: plugin({ command: [nameOf(TRUSTED)] }) },
    },
    { 'plugin.dispatch.run-policies#unattended': ['a run', ran(TRUSTED)] },
  ),
  judged(
    'dispatch: another checksum',
    {
      ...withOne(PINNED, approved(nameOf(PINNED))),
      pinned: { program: PINNED, name: nameOf(PINNED) },
    },
    {
      'plugin.dispatch.pinned-checksum': [
        'no run where the last digit differs',
        notRun(PINNED, PINNED),
      ],
    },
  ),
  scene(
    'dispatch: denied in the narrowest layer',
    {
      ...withOne(LAYERED, {}),
      layers: [{ [RUN]: 'unattended' }, { [RUN]: 'deny' }],
      needs: 'layers',
    },
    {
      verifies: 'plugin.config.plugin-settings-are-layered',
      title: 'denies what the narrowest layer denies',
      expected: 'no run',
      observe: notRun(LAYERED, LAYERED),
      always: true,
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
      verifies: 'plugin.config.plugin-settings-are-layered',
      title: 'runs what the narrowest layer approves',
      expected: 'a run',
      observe: ran(LAYERED),
      always: true,
    },
  ),
]
