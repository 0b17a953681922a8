import { withInit } from './combinators.ts'
import { type Mutant, mutantsOf } from './mutant.ts'

type Names = Record<string, unknown>

/** A defect of one member of `init`. */
const initMutant = (
  id: string,
  violates: Mutant['violates'],
  change: string,
  members: (init: Names) => Names,
): Mutant => ({ id: `plugin-host.init.${id}`, violates, change, apply: withInit(members) })

const inWorkspace = (init: Names, members: Names) => ({
  workspace: { ...(init.workspace as Names), ...members },
})

const argsOf = ({ args }: Names) => args as string[]

const ARGS = 'plugin.lifecycle.init-has-arguments'
const WORKSPACE = 'plugin.lifecycle.init-names-workspace'

export const initMutants = mutantsOf(
  initMutant(
    'spells-version',
    'plugin.lifecycle.init-has-version',
    'gives the version as a text',
    () => ({ version: '1' }),
  ),
  initMutant('is-ahead', 'plugin.lifecycle.version-is-one', 'states version 2', () => ({
    version: 2,
  })),
  initMutant('names-cwd', `${WORKSPACE}#root`, 'gives its own directory as root', (init) =>
    inWorkspace(init, { root: process.cwd() }),
  ),
  initMutant(
    'stores-relatively',
    `${WORKSPACE}#storage`,
    'gives the storage as a relative path',
    (init) => inWorkspace(init, { storage: '.jp' }),
  ),
  initMutant('has-no-id', `${WORKSPACE}#id`, 'gives an empty identifier', (init) =>
    inWorkspace(init, { id: '' }),
  ),
  initMutant('ends-at-dashes', `${ARGS}#complete`, 'leaves out `--`', (init) => ({
    args: argsOf(init).filter((word) => word !== '--'),
  })),
  initMutant('trims', `${ARGS}#unchanged`, 'joins blanks in arguments', (init) => ({
    args: argsOf(init).map((word) => word.replace('  ', ' ')),
  })),
  initMutant(
    'hands-name-over',
    `${ARGS}#path-excluded`,
    'hands over the name of the plugin too',
    (init) => ({ args: ['probe', ...argsOf(init)] }),
  ),
  initMutant(
    'omits-no-arguments',
    `${ARGS}#empty`,
    'leaves `args` out where there are none',
    (init) => ({ args: argsOf(init).length > 0 ? argsOf(init) : undefined }),
  ),
  initMutant(
    'names-level',
    'plugin.lifecycle.init-has-log-level#number',
    'gives the level by its name',
    () => ({ log_level: 'error' }),
  ),
  initMutant(
    'lists-settings',
    'plugin.config.init-has-configuration#object',
    'gives the configuration as a list',
    ({ config }) => ({ config: Object.entries(config as object) }),
  ),
)
