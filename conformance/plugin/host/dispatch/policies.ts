import { approved } from '../command-line.ts'
import type { Given, Row, Table } from '../scenario.ts'
import { dispatched, notRun, notRunAgain, plugin, ran } from './plugins.ts'

/** Declares a scenario with one plugin, which its control runs without a question. */
const withOne = (
  name: string,
  path: string,
  override: NonNullable<Given['override']>,
  rows: Table,
  more: Partial<Given> = {},
) => {
  const words = [nameOf(path)]
  const control = { words, override: approved(...words) }
  return dispatched(
    name,
    { programs: { [path]: plugin() }, words, override, control, ...more },
    rows,
  )
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

/** Declares a scenario in which the widest and the narrowest layer of the configuration state a policy. */
const layered = (
  name: string,
  [widest, narrowest]: [string, string],
  shown: Omit<Row, 'verifies'>,
) =>
  withOne(
    name,
    LAYERED,
    {},
    { 'plugin.config.plugin-settings-are-layered': shown },
    { layers: [{ [RUN]: widest }, { [RUN]: narrowest }], needs: 'layers' },
  )

/** Which plugins a host runs, and which only when the user agrees. @see rfd072 §Plugin Trust and Configuration */
export const policyScenes = [
  withOne(
    'a plugin that nobody approved',
    STRANGER,
    approved('strange', 'stranger-still', 'other'),
    {
      'plugin.dispatch.path-plugins-ask': [
        'no run without a terminal, at which nobody can agree',
        notRun(STRANGER),
      ],
    },
  ),
  withOne(
    'a plugin that nobody approved and that declares its path',
    DECLARING,
    {},
    {
      'plugin.dispatch.path-plugins-ask': {
        title: 'runs no plugin that nobody approved, although it declares its path',
        expected: 'no run without a terminal, at which nobody can agree',
        observe: notRun(DECLARING),
      },
    },
    { programs: { [DECLARING]: plugin({ command: [nameOf(DECLARING)] }) } },
  ),
  withOne(
    'a plugin that is denied when it has run',
    DENIED,
    approved(nameOf(DENIED)),
    {
      'plugin.dispatch.run-policies#deny': {
        title: 'runs no plugin of the PATH that is denied, although it was approved before',
        expected: 'no run',
        observe: notRunAgain(DENIED),
      },
    },
    { control: { words: [nameOf(DENIED)], override: denied(DENIED) } },
  ),
  withOne('a denied plugin that is installed', RESIDENT, denied(RESIDENT), {
    'plugin.dispatch.run-policies#deny': {
      title: 'runs no installed plugin that is denied',
      expected: 'no run',
      observe: notRun(RESIDENT),
    },
  }),
  withOne(
    'an approved plugin',
    TRUSTED,
    approved(nameOf(TRUSTED)),
    { 'plugin.dispatch.run-policies#unattended': ['a run', ran(TRUSTED)] },
    { programs: { [TRUSTED]: plugin({ command: [nameOf(TRUSTED)] }) } },
  ),
  ...Object.entries(PINNED).map(([place, { program, first }]) =>
    withOne(
      `another checksum, in ${place}`,
      program,
      approved(nameOf(program)),
      {
        'plugin.dispatch.pinned-checksum': {
          title: `runs no plugin of ${place} whose checksum is not the pinned one`,
          expected: 'no run where the last digit differs',
          observe: first === 'wrong' ? notRun(program) : notRunAgain(program),
        },
      },
      { pinned: { program, name: nameOf(program), first } },
    ),
  ),
  layered('denied in the narrowest layer', ['unattended', 'deny'], {
    title: 'denies what the narrowest layer denies',
    expected: 'no run',
    observe: notRun(LAYERED),
  }),
  layered('approved in the narrowest layer', ['deny', 'unattended'], {
    title: 'runs what the narrowest layer approves',
    expected: 'a run',
    observe: ran(LAYERED),
  }),
]
