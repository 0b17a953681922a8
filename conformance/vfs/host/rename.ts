import { satisfied } from '../../engine/finding.ts'
import { answerText } from './answer.ts'
import { anError, code, empty, same } from './expected.ts'
import { fs, writable } from './method-calls.ts'
import { outsideUntouched, type ProjectState, projectHas, wrongAt } from './project-state.ts'
import { BINARY, filesOf } from './samples.ts'
import { scenarioThenSnapshot, sequenceOfSnapshots } from './scenario-checks.ts'
import { refusals, wrongParams } from './wrong-params.ts'

const wrong = wrongParams('fs.rename', { from: 'kept.txt', to: 'moved.txt' })
const misspelt = refusals('fs.rename', [
  ['path and new_path', { path: 'kept.txt', new_path: 'moved.txt' }],
  ['nothing', {}],
])

const renames = scenarioThenSnapshot(
  {
    name: 'rename: files and directories',
    files: filesOf({
      'old.bin': BINARY,
      'a.txt': 'a',
      'sub/neighbour.txt': 'neighbour',
      'kept.txt': 'kept',
      'upper.txt': 'upper',
      'lower.txt': 'lower',
      'orphan.txt': 'orphan',
      'self.txt': 'self',
      'tree/a.txt': 'tree a',
      'tree/sub/b.txt': 'tree b',
    }),
  },
  {
    file: fs.rename('old.bin', 'new.bin'),
    across: fs.rename('a.txt', 'sub/b.txt'),
    missing: fs.rename('nope.txt', 'made.txt'),
    ...wrong.requests,
    ...misspelt.requests,
    existing: fs.rename('upper.txt', 'lower.txt'),
    orphan: fs.rename('orphan.txt', 'far/away/orphan.txt'),
    itself: fs.rename('self.txt', 'self.txt'),
    directory: fs.rename('tree', 'wood'),
  },
)

const halves = scenarioThenSnapshot(
  {
    name: 'rename: between what may be changed and what may not',
    files: { 'w/a.txt': 'w a', 'w/c.txt': 'w c', 'ro/b.txt': 'ro b' },
    policy: writable('w'),
  },
  {
    out: fs.rename('w/a.txt', 'ro/a.txt'),
    in: fs.rename('ro/b.txt', 'w/b.txt'),
    within: fs.rename('w/c.txt', 'w/d.txt'),
  },
)

const readOnly = sequenceOfSnapshots(
  {
    name: 'rename: a tool that may, and one that may not',
    files: { 'a.txt': 'a' },
    policy: null,
    tools: [{ name: 'writer', policy: writable('.') }],
  },
  { id: 'denied', requests: { denied: fs.rename('a.txt', 'b.txt') } },
  { id: 'allowed', tool: 'writer', requests: { allowed: fs.rename('a.txt', 'b.txt') } },
)

const refused = scenarioThenSnapshot(
  {
    name: 'rename: out of the project and into it',
    files: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'control.txt': 'control' },
  },
  {
    climbing: fs.rename('a.txt', '../jp-conformance-out.txt'),
    absolute: fs.rename('b.txt', '{outside}/out.txt'),
    incoming: fs.rename('{outside}/canary.txt', 'c.txt'),
    control: fs.rename('control.txt', 'moved.txt'),
  },
)

/** A way that a rename may go, by its words: how the project stands then, and the codes of a refusal. */
interface Way {
  name: string
  refused?: (code: unknown) => boolean
  project: ProjectState
}

const ALREADY_THERE = (code: unknown) => code === -32003
const ANY = () => true

/** Judges a rename that may go in one of two ways; a success that moved nothing is neither. */
const either = (name: string, ...ways: readonly [Way, Way]) => ({
  also: renames.onAnswer(name, ways.map((way) => way.name).join(', or '), (answer, c) => {
    const { error } = answer
    const way = ways.find(({ refused }) => (refused !== undefined) === (error !== undefined))
    if (!way || way.refused?.(error?.code) === false) return answerText(answer)
    const wrong = Object.entries(way.project)
      .map(([path, content]) => wrongAt(c, path, content))
      .find((found) => found !== undefined)
    return wrong === undefined ? satisfied(way.name) : `${answerText(answer)}, and ${wrong}`
  }),
})

const moved = { 'old.bin': null, 'new.bin': BINARY }
const ENDS = 'vfs.rename.needs-write-access-at-both-ends'

/** What a host answers to `fs.rename`, and where things are then. @see rfd-d11 §fs.rename */
export const renameChecks = [
  ...renames.checks({
    'vfs.rename.moves-content': { expect: { file: empty }, project: moved },
    'vfs.rename.across-directories': {
      project: { 'a.txt': null, 'sub/b.txt': 'a', 'sub/neighbour.txt': 'neighbour' },
    },
  }),
  ...renames.checks(
    {
      'vfs.rename.missing-source': {
        expect: { missing: code(-32002) },
        project: { 'made.txt': null },
      },
      'vfs.rename.invalid-params': {
        expect: { ...wrong.expected, ...misspelt.expected },
        project: { 'kept.txt': 'kept', 'moved.txt': null, undefined: null, null: null, 7: null },
      },
      'vfs.rename.existing-target': either(
        'existing',
        { name: 'the target is replaced', project: { 'upper.txt': null, 'lower.txt': 'upper' } },
        {
          name: 'refused',
          refused: ALREADY_THERE,
          project: { 'upper.txt': 'upper', 'lower.txt': 'lower' },
        },
      ),
      'vfs.rename.missing-parent': either(
        'orphan',
        {
          name: 'the directories are made',
          project: { 'orphan.txt': null, 'far/away/orphan.txt': 'orphan' },
        },
        { name: 'refused', refused: ANY, project: { 'orphan.txt': 'orphan' } },
      ),
      'vfs.rename.onto-itself': either(
        'itself',
        { name: 'nothing happens', project: { 'self.txt': 'self' } },
        { name: 'refused', refused: ALREADY_THERE, project: { 'self.txt': 'self' } },
      ),
      'vfs.rename.directories': either(
        'directory',
        {
          name: 'the directory is moved',
          project: { tree: null, 'wood/a.txt': 'tree a', 'wood/sub/b.txt': 'tree b' },
        },
        {
          name: 'refused',
          refused: ANY,
          project: { wood: null, 'tree/a.txt': 'tree a', 'tree/sub/b.txt': 'tree b' },
        },
      ),
    },
    { projectBefore: moved },
  ),
  ...halves.checks({
    [ENDS]: {
      title: 'renames nothing out of what may not be changed, or into it',
      projectBefore: { 'w/c.txt': null, 'w/d.txt': 'w c' },
      expect: same(['out', 'in'], code(-32001)),
      project: { 'w/a.txt': 'w a', 'ro/b.txt': 'ro b', 'ro/a.txt': null, 'w/b.txt': null },
    },
  }),
  ...refused.checks({
    'vfs.rename.refused-path-keeps-source': {
      projectBefore: { 'control.txt': null, 'moved.txt': 'control' },
      expect: same(['climbing', 'absolute', 'incoming'], anError),
      project: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' },
      also: outsideUntouched,
    },
  }),
  ...readOnly.checks({
    [ENDS]: {
      title: 'renames nothing for a tool that may only read',
      projectBefore: { 'a.txt': null, 'b.txt': 'a' },
      expect: { denied: code(-32001) },
      also: projectHas({ 'a.txt': 'a', 'b.txt': null }, 0),
    },
  }),
]
