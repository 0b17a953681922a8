import { homedir } from 'node:os'
import { withInit } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { composed } from './tidied.ts'

type Names = Record<string, unknown>

const inWorkspace = (init: Names, members: Names) => ({
  workspace: { ...(init.workspace as Names), ...members },
})

const argsOf = ({ args }: Names) => args as string[]

export const initMutants = mutantsIn('plugin-host.init')({
  'plugin.lifecycle.init-has-version': {
    'spells-version: gives the version as a text': withInit(() => ({ version: '1' })),
  },
  'plugin.lifecycle.version-is-one': {
    'is-ahead: states version 2': withInit(() => ({
      version: 2,
    })),
  },
  'plugin.lifecycle.init-names-workspace#root': {
    'names-cwd: gives its own directory as root': withInit((init) =>
      inWorkspace(init, { root: process.cwd() }),
    ),
    'shortens-root: gives a dot as root where it is started there': withInit((init) => {
      const { root } = init.workspace as Names
      return inWorkspace(init, { root: root === process.cwd() ? '.' : root })
    }),
  },
  'plugin.lifecycle.init-names-workspace#storage': {
    'stores-relatively: gives the storage as a relative path': withInit((init) =>
      inWorkspace(init, { storage: '.jp' }),
    ),
    'stores-below: gives a directory below its own as storage': withInit((init) =>
      inWorkspace(init, { storage: `${process.cwd()}/.jp` }),
    ),
    'stores-in-root: gives the root as storage': withInit((init) =>
      inWorkspace(init, { storage: (init.workspace as Names).root }),
    ),
  },
  'plugin.lifecycle.init-names-workspace#id': {
    'has-no-id: gives an empty identifier': withInit((init) => inWorkspace(init, { id: '' })),
    'names-run: gives another identifier in each run': withInit((init) =>
      inWorkspace(init, { id: `run ${process.pid}` }),
    ),
  },
  'plugin.lifecycle.init-has-arguments#complete': {
    'turns-words: hands the words over from the last to the first': withInit((init) => ({
      args: argsOf(init).toReversed(),
    })),
    'hundred-words: hands a hundred words over': withInit((init) => ({
      args: argsOf(init).slice(0, 100),
    })),
    'joins-equal: hands over a word once that comes again': withInit((init) => ({
      args: [...new Set(argsOf(init))],
    })),
    'takes-its-options: takes options of its own from behind the name of the plugin too': withInit(
      (init) => ({ args: argsOf(init).filter((word) => word !== '-v') }),
    ),
    'takes-help: takes `--help` and `--version` from among the words': withInit((init) => ({
      args: argsOf(init).filter((word) => !/^--(help|version)$/.test(word)),
    })),
    'reads-stdin-marks: leaves out `-`': withInit((init) => ({
      args: argsOf(init).filter((word) => word !== '-'),
    })),
    'ends-at-dashes: leaves out `--`': withInit((init) => ({
      args: argsOf(init).filter((word) => word !== '--'),
    })),
  },
  'plugin.lifecycle.init-has-arguments#unchanged': {
    'cuts-words: hands 65,536 characters of a word over at most': withInit((init) => ({
      args: argsOf(init).map((word) => word.slice(0, 65_536)),
    })),
    'trims: joins blanks in arguments': withInit((init) => ({
      args: argsOf(init).map((word) => word.replace('  ', ' ')),
    })),
    'composes-words: hands words over in composed characters': withInit((init) => ({
      args: argsOf(init).map(composed),
    })),
    'fills-names-in: puts the name of the plugin in the place of `{plugin}`': withInit((init) => ({
      args: argsOf(init).map((word) => word.replace('{plugin}', 'probe')),
    })),
    'drops-placeholders: leaves out of a word what stands in braces': withInit((init) => ({
      args: argsOf(init).map((word) => word.replaceAll(/\{\w*\}/g, '')),
    })),
    'fills-formats-in: leaves `%s` out of words': withInit((init) => ({
      args: argsOf(init).map((word) => word.replace('%s', '')),
    })),
    'expands-homes: puts the home directory in the place of `~`': withInit((init) => ({
      args: argsOf(init).map((word) => word.replace(/^~/, homedir())),
    })),
    'drops-returns: leaves carriage returns out of words': withInit((init) => ({
      args: argsOf(init).map((word) => word.replaceAll('\r', '')),
    })),
    'trims-ends: takes the white space off the ends of words': withInit((init) => ({
      args: argsOf(init).map((word) => word.trim()),
    })),
    'reads-numbers: hands words that are numbers over as numbers': withInit((init) => ({
      args: argsOf(init).map((word) => (/^\d[\d.]*$/.test(word) ? Number(word) : word)),
    })),
  },
  'plugin.lifecycle.init-has-arguments#path-excluded': {
    'hands-name-over: hands over the name of the plugin too': withInit((init) => ({
      args: ['probe', ...argsOf(init)],
    })),
  },
  'plugin.lifecycle.init-has-arguments#empty': {
    'omits-no-arguments: leaves `args` out where there are none': withInit((init) => ({
      args: argsOf(init).length > 0 ? argsOf(init) : undefined,
    })),
  },
  'plugin.lifecycle.init-has-log-level#number': {
    'names-level: gives the level by its name': withInit(() => ({ log_level: 'error' })),
  },
  'plugin.lifecycle.init-has-log-level#follows': {
    'knows-three-levels: gives the level of warnings for all between it and trace': withInit(
      ({ log_level }) => ({ log_level: log_level === 4 ? 4 : Math.min(Number(log_level), 1) }),
    ),
  },
  'plugin.config.init-has-configuration#object': {
    'lists-settings: gives the configuration as a list': withInit(({ config }) => ({
      config: Object.entries(config as object),
    })),
  },
})
