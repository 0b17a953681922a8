import { fs, writable } from '../method-calls.ts'
import { filesOf } from '../samples.ts'
import { type Requests, scenarioThenSnapshot, sequenceOfSnapshots } from '../scenario-checks.ts'
import { nearlyNamed, refusals, wrongParams } from '../wrong-params.ts'
import {
  BESIDE,
  below,
  type Content,
  ITSELF,
  MISSING,
  MOVES,
  type Move,
  nameOf,
  ONTO_FILES,
} from './moves.ts'

const right = { from: 'kept.txt', to: 'moved.txt' }
export const wrong = wrongParams('fs.rename', right)
export const otherNames = refusals('fs.rename', [
  ...[...nearlyNamed(right, 'from'), ...nearlyNamed(right, 'to')].map(
    (params) => [`members ${Object.keys(params).join(', ')}`, params] as const,
  ),
  ['source and target', { source: 'kept.txt', target: 'moved.txt' }],
  ['path and to', { path: 'kept.txt', to: 'moved.txt' }],
  ['path and new_path', { path: 'kept.txt', new_path: 'moved.txt' }],
  ['nothing', {}],
])

const groups = <T>(all: Readonly<Record<string, readonly T[]>>): T[] => Object.values(all).flat()

const named = (all: readonly (readonly [from: string, to: string, ...rest: unknown[]])[]) =>
  Object.fromEntries(
    all.map(([from, to]) => [nameOf([from, to]), fs.rename(from, to)]),
  ) satisfies Requests

export const renames = scenarioThenSnapshot(
  {
    name: 'rename: files and directories',
    files: {
      ...filesOf({
        ...Object.fromEntries(groups<Move>(MOVES).map(([from, , content]) => [from, content])),
        ...BESIDE,
        ...Object.fromEntries(
          groups<readonly [...Move, Content]>(ONTO_FILES).flatMap(([from, to, own, old]) => [
            [from, own],
            [to, old],
          ]),
        ),
        ...Object.fromEntries(groups<Move>(ITSELF).map(([from, , content]) => [from, content])),
        ...{ 'kept.txt': 'kept', 'target.txt': 'target' },
        ...{ 'orphan.txt': 'orphan', 'orphan2.txt': 'orphan', 'orphan3.txt': 'orphan' },
        ...below('tree'),
        ...below('loop'),
        ...below('round'),
        ...below('clan'),
        ...below('one', { 'x.txt': 'x' }),
        ...below('two', { 'y.txt': 'y' }),
        ...below('three', { 'z.txt': 'z' }),
        ...below('home', { 'h.txt': 'h' }),
        ...{ 'way.txt': 'way', 'guest.txt': 'guest' },
      }),
      'tree/bare': { directory: true },
    },
  },
  {
    ...named(groups<Move>(MOVES)),
    ...named(groups<readonly [string, string]>(MISSING)),
    ...wrong.requests,
    ...otherNames.requests,
    ...named(groups<readonly [...Move, Content]>(ONTO_FILES)),
    ...named(groups<Move>(ITSELF)),
    orphan: fs.rename('orphan.txt', 'far/away/orphan.txt'),
    'orphan of one directory': fs.rename('orphan2.txt', 'soon/orphan.txt'),
    'orphan below a file': fs.rename('orphan3.txt', 'kept.txt/orphan.txt'),
    'orphaned directory': fs.rename('clan', 'gone/away/clan'),
    'read before': fs.read('tree/a.txt'),
    'file before': fs.exists('tree/a.txt'),
    directory: fs.rename('tree', 'wood'),
    'file in it': fs.exists('wood/a.txt'),
    'file where it was': fs.exists('tree/a.txt'),
    'read where it was': fs.read('tree/a.txt'),
    'empty directory in it': fs.exists('wood/bare'),
    'empty directory where it was': fs.exists('tree/bare'),
    'into itself': fs.rename('loop', 'loop/inner'),
    'onto itself': fs.rename('round', 'round'),
    'onto a directory': fs.rename('one', 'two'),
    'onto a file': fs.rename('three', 'way.txt'),
    'file onto a directory': fs.rename('guest.txt', 'home'),
  },
)

/** Renames out of what may be changed, into it, and beside it. */
export const HALVES = {
  target: {
    out: fs.rename('w/a.txt', 'ro/a.txt'),
    'out onto a file': fs.rename('w/a.txt', 'ro/b.txt'),
    'out as a directory': fs.rename('w/dir', 'ro/dir'),
    'out into new directories': fs.rename('w/a.txt', 'ro/new/deep/a.txt'),
  },
  source: {
    in: fs.rename('ro/b.txt', 'w/b.txt'),
    'in onto a file': fs.rename('ro/b.txt', 'w/a.txt'),
  },
  both: { beside: fs.rename('ro/b.txt', 'ro/c.txt') },
}

/** The same by other spellings of the path at one end, which a host may also refuse as no paths. */
export const SPELT = {
  'out by a dot': fs.rename('w/a.txt', './ro/a.txt'),
  'out round a corner': fs.rename('w/a.txt', 'w/../ro/a.txt'),
  'in by a dot': fs.rename('./ro/b.txt', 'w/b.txt'),
}

export const halves = scenarioThenSnapshot(
  {
    name: 'rename: between what may be changed and what may not',
    files: { 'w/a.txt': 'w a', 'w/c.txt': 'w c', 'w/dir/e.txt': 'w e', 'ro/b.txt': 'ro b' },
    policy: writable('w'),
  },
  {
    ...{ ...HALVES.target, ...HALVES.source, ...HALVES.both, ...SPELT },
    within: fs.rename('w/c.txt', 'w/d.txt'),
  },
)

export const readOnly = sequenceOfSnapshots(
  {
    name: 'rename: a tool that may, and one that may not',
    files: { 'a.txt': 'a', 'top.txt': 'top', 'peak.txt': 'peak' },
    policy: null,
    tools: [{ name: 'writer', policy: writable('.') }],
  },
  { id: 'denied', requests: { denied: fs.rename('a.txt', 'b.txt') } },
  { id: 'allowed', tool: 'writer', requests: { allowed: fs.rename('a.txt', 'b.txt') } },
  {
    ...{ id: 'onto the root', tool: 'writer' },
    requests: { root: fs.rename('top.txt', '.'), 'empty path': fs.rename('peak.txt', '') },
  },
)

const OUT = 'jp-conformance-out.txt'

/** Renames whose path at one end is no path of the project, by what it is. */
export const REFUSED = {
  outside: {
    climbing: fs.rename('a.txt', `../${OUT}`),
    'climbing later': fs.rename('d.txt', `sub/../../${OUT}`),
    absolute: fs.rename('b.txt', '{outside}/out.txt'),
    incoming: fs.rename('{outside}/canary.txt', 'c.txt'),
  },
  nul: {
    'NUL at the end': fs.rename('n.txt', 'n.bak\0'),
    'NUL within': fs.rename('n.txt', 'm\0.txt'),
  },
}

export const refused = scenarioThenSnapshot(
  {
    name: 'rename: out of the project and into it',
    files: {
      ...{ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd', 'n.txt': 'n' },
      ...{ 'sub/e.txt': 'e', 'control.txt': 'control' },
    },
  },
  {
    ...REFUSED.outside,
    ...REFUSED.nul,
    control: fs.rename('control.txt', 'moved.txt'),
  },
)
