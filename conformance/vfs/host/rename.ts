import type { HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { answerText } from './answer.ts'
import { anError, code, empty } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { outsideUntouched, type ProjectState, projectHas, wrongAt } from './project-state.ts'
import { BINARY } from './samples.ts'
import { type MethodCall, scenarioThenSnapshot, sequenceOfSnapshots } from './scenario-checks.ts'
import { refusals, wrongParams } from './wrong-params.ts'

const rename = (from: unknown, to: unknown): MethodCall => ['fs.rename', { from, to }]

const wrong = wrongParams('fs.rename', { from: 'kept.txt', to: 'moved.txt' })
const misspelt = refusals('fs.rename', [
  ['path and new_path', { path: 'kept.txt', new_path: 'moved.txt' }],
  ['nothing', {}],
])

const FILES = {
  'old.bin': { base64: BINARY.toString('base64') },
  'a.txt': 'a',
  'sub/neighbour.txt': 'neighbour',
  'kept.txt': 'kept',
  'upper.txt': 'upper',
  'lower.txt': 'lower',
  'orphan.txt': 'orphan',
  'self.txt': 'self',
  'tree/a.txt': 'tree a',
  'tree/sub/b.txt': 'tree b',
}

const renames = scenarioThenSnapshot(
  { name: 'rename: files and directories', files: FILES },
  {
    file: rename('old.bin', 'new.bin'),
    across: rename('a.txt', 'sub/b.txt'),
    missing: rename('nope.txt', 'made.txt'),
    ...wrong.requests,
    ...misspelt.requests,
    existing: rename('upper.txt', 'lower.txt'),
    orphan: rename('orphan.txt', 'far/away/orphan.txt'),
    itself: rename('self.txt', 'self.txt'),
    directory: rename('tree', 'wood'),
  },
)

const halves = scenarioThenSnapshot(
  {
    name: 'rename: between what may be changed and what may not',
    files: { 'w/a.txt': 'w a', 'w/c.txt': 'w c', 'ro/b.txt': 'ro b' },
    policy: { filesystem: { allow: ['w'], writable: true } },
  },
  {
    out: rename('w/a.txt', 'ro/a.txt'),
    in: rename('ro/b.txt', 'w/b.txt'),
    within: rename('w/c.txt', 'w/d.txt'),
  },
)

const readOnly = sequenceOfSnapshots(
  {
    name: 'rename: a tool that may, and one that may not',
    files: { 'a.txt': 'a' },
    policy: null,
    tools: [{ name: 'writer', policy: { filesystem: { allow: ['.'], writable: true } } }],
  },
  { id: 'denied', requests: { denied: rename('a.txt', 'b.txt') } },
  { id: 'allowed', tool: 'writer', requests: { allowed: rename('a.txt', 'b.txt') } },
)

const refused = scenarioThenSnapshot(
  {
    name: 'rename: out of the project and into it',
    files: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'control.txt': 'control' },
  },
  {
    climbing: rename('a.txt', '../jp-conformance-out.txt'),
    absolute: rename('b.txt', '{outside}/out.txt'),
    incoming: rename('{outside}/canary.txt', 'c.txt'),
    control: rename('control.txt', 'moved.txt'),
  },
)

/** A way that a rename may go: what is answered, and how the project stands then. */
interface Way {
  name: string
  error?: readonly number[] | 'any'
  project: ProjectState
}

/** Judges a rename that may go in one of two ways; a success that moved nothing is neither. */
const either =
  (name: string, ways: readonly [Way, Way]) =>
  (c: HostConversation): Finding[] => {
    const expected = ways.map((way) => way.name).join(', or ')
    return renames.onAnswer(name, expected, (answer) => {
      const way = ways.find(({ error }) => (error !== undefined) === (answer.error !== undefined))
      if (!way || !isOneOf(answer.error?.code, way.error))
        return violated(expected, answerText(answer), answer.index)
      const wrong = Object.entries(way.project)
        .map(([path, content]) => wrongAt(c, path, content))
        .find((found) => found !== undefined)
      if (wrong === undefined) return satisfied(way.name)
      return violated(expected, `${answerText(answer)}, and ${wrong}`, answer.index)
    })(c)
  }

const isOneOf = (code: unknown, codes: Way['error']) =>
  codes === undefined || codes === 'any' || codes.some((wanted) => wanted === code)

const moved = { 'old.bin': null, 'new.bin': BINARY }

/** What a host answers to `fs.rename`, and where things are then. @see rfd-d11 §fs.rename */
export const renameChecks = hostChecks(
  renames.check('vfs.rename.moves-content', { expect: { file: empty }, project: moved }),
  renames.check('vfs.rename.across-directories', {
    project: { 'a.txt': null, 'sub/b.txt': 'a', 'sub/neighbour.txt': 'neighbour' },
  }),
  renames.check('vfs.rename.missing-source', {
    projectBefore: moved,
    expect: { missing: code(-32002) },
    project: { 'made.txt': null },
  }),
  renames.check('vfs.rename.invalid-params', {
    projectBefore: moved,
    expect: { ...wrong.expected, ...misspelt.expected },
    project: { 'kept.txt': 'kept', 'moved.txt': null, undefined: null, null: null, 7: null },
  }),
  halves.check('vfs.rename.needs-write-access-at-both-ends', {
    title: 'renames nothing out of what may not be changed, or into it',
    projectBefore: { 'w/c.txt': null, 'w/d.txt': 'w c' },
    expect: { out: code(-32001), in: code(-32001) },
    project: { 'w/a.txt': 'w a', 'ro/b.txt': 'ro b', 'ro/a.txt': null, 'w/b.txt': null },
  }),
  refused.check('vfs.rename.refused-path-keeps-source', {
    projectBefore: { 'control.txt': null, 'moved.txt': 'control' },
    expect: { climbing: anError, absolute: anError, incoming: anError },
    project: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' },
    also: outsideUntouched,
  }),
  readOnly.check('vfs.rename.needs-write-access-at-both-ends', {
    title: 'renames nothing for a tool that may only read',
    projectBefore: { 'a.txt': null, 'b.txt': 'a' },
    expect: { denied: code(-32001) },
    also: (c) => projectHas({ 'a.txt': 'a', 'b.txt': null }, 0)(c),
  }),
  renames.check('vfs.rename.existing-target', {
    projectBefore: moved,
    also: either('existing', [
      { name: 'the target is replaced', project: { 'upper.txt': null, 'lower.txt': 'upper' } },
      { name: 'refused', error: [-32003], project: { 'upper.txt': 'upper', 'lower.txt': 'lower' } },
    ]),
  }),
  renames.check('vfs.rename.missing-parent', {
    projectBefore: moved,
    also: either('orphan', [
      {
        name: 'the directories are made',
        project: { 'orphan.txt': null, 'far/away/orphan.txt': 'orphan' },
      },
      { name: 'refused', error: 'any', project: { 'orphan.txt': 'orphan' } },
    ]),
  }),
  renames.check('vfs.rename.onto-itself', {
    projectBefore: moved,
    also: either('itself', [
      { name: 'nothing happens', project: { 'self.txt': 'self' } },
      { name: 'refused', error: [-32003], project: { 'self.txt': 'self' } },
    ]),
  }),
  renames.check('vfs.rename.directories', {
    projectBefore: moved,
    also: either('directory', [
      {
        name: 'the directory is moved',
        project: { tree: null, 'wood/a.txt': 'tree a', 'wood/sub/b.txt': 'tree b' },
      },
      {
        name: 'refused',
        error: 'any',
        project: { wood: null, 'tree/a.txt': 'tree a', 'tree/sub/b.txt': 'tree b' },
      },
    ]),
  }),
)
