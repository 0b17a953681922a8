import { underPath } from '../program/dispatch/help.ts'
import { having, mutantsIn } from './mutant.ts'

/** Defects of the help of groups, and of plugins with others below their path. */
export const helpMutants = mutantsIn('plugin-host.registry')({
  'plugin.dispatch.group-shows-help#help': {
    'complains-of-groups: states that a group needs a subcommand, and shows no help': having(
      () => ({
        endOfGroup: () => ({ status: 2, help: false, complaint: 'a subcommand is missing' }),
      }),
    ),
  },
  'plugin.dispatch.group-shows-help#status': {
    'ends-well: ends with status 0 when it shows the help of a group alone': having(() => ({
      endOfGroup: () => ({ status: 0, help: true }),
    })),
  },
  'plugin.dispatch.group-shows-help#no-run': {
    'runs-first: runs the first plugin of a group that is named alone': having(({ select }) => ({
      select(words, candidates) {
        const selected = select(words, candidates)
        if (!selected?.plugin.entry?.isGroup || selected.args.length > 0) return selected
        const [first] = underPath(selected.plugin, candidates)
        return first ? { plugin: first, args: [] } : selected
      },
    })),
  },
  'plugin.dispatch.group-help#description': {
    'lists-only: leaves the description of a group out of its help': having(({ ownHelp }) => ({
      ownHelp: (plugin) => (plugin.entry?.isGroup ? '' : ownHelp(plugin)),
    })),
  },
  'plugin.dispatch.group-help#installed': {
    'marks-all: marks installed plugins too': having(({ lineFor }) => ({
      lineFor: (plugin) => lineFor({ ...plugin, place: 'registry' }),
    })),
  },
  'plugin.dispatch.group-help#available': {
    'lists-by-letters: lists plugins whose paths begin with the same letters': having(() => ({
      underPath: ({ path }, candidates) =>
        candidates.filter(
          (each) =>
            each.path.length > path.length && each.path.join(' ').startsWith(path.join(' ')),
        ),
    })),
    'marks-nothing: marks no plugin': having(({ lineFor }) => ({
      lineFor: (plugin) => lineFor({ ...plugin, place: 'installed' }),
    })),
  },
  'plugin.dispatch.merged-help#own': {
    'lists-instead: shows the list of plugins below a path in place of the own help': having(
      () => ({ joined: (own, list) => list || own }),
    ),
  },
  'plugin.dispatch.merged-help#list': {
    'lists-installed: lists below a plugin only what is installed': having(
      ({ underPath: all }) => ({
        underPath: (plugin, candidates) =>
          all(plugin, candidates).filter(
            ({ place }) => plugin.entry?.isGroup || place === 'installed',
          ),
      }),
    ),
  },
})
