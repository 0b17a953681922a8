import { anError, code, type Expected, empty, same } from './expected.ts'
import { links } from './paths/links.ts'
import { outsideUntouched, projectHas, wrongAt } from './project-state.ts'
import * as asked from './rename/asked.ts'
import { renames } from './rename/asked.ts'
import { directoryChecks } from './rename/directories.ts'
import {
  below,
  FIRST_MOVES,
  ITSELF,
  MISSING,
  type MOVES,
  moved,
  nameOf,
  ONTO_FILES,
} from './rename/moves.ts'
import { ALREADY_THERE, ANY, oneOf, refused } from './rename/ways.ts'
import type { Expectation } from './scenario-checks.ts'

const moves = (kind: keyof typeof MOVES): Expectation => ({ project: moved(kind) })

const missing = (kind: keyof typeof MISSING, ...codes: number[]): Expectation => ({
  expect: same(MISSING[kind].map(nameOf), code(-32002, ...codes)),
  project: { 'made.txt': null, made: null, 'nope.txt': null, 'target.txt': 'target' },
})

const ontoFile = (kind: keyof typeof ONTO_FILES): Expectation => ({
  also: ONTO_FILES[kind].map(([from, to, own, old]) =>
    oneOf(
      nameOf([from, to]),
      { name: 'the target is replaced', project: { [from]: null, [to]: own } },
      refused({ [from]: own, [to]: old }, ALREADY_THERE),
    ),
  ),
})

/** Whether another spelling is a path at all is open. */
const ontoItself = (kind: keyof typeof ITSELF, isAllowed: (code: unknown) => boolean) => ({
  also: ITSELF[kind].map(([from, to, content]) =>
    oneOf(
      nameOf([from, to]),
      { name: 'nothing happens', project: { [from]: content } },
      refused({ [from]: content }, isAllowed),
    ),
  ),
})

const wrong = {
  project: { 'kept.txt': 'kept', 'moved.txt': null, undefined: null, null: null, 7: null },
}

const ends = (kind: keyof typeof asked.HALVES): Expectation => ({
  projectBefore: { 'w/c.txt': null, 'w/d.txt': 'w c' },
  expect: same(Object.keys(asked.HALVES[kind]), code(-32001)),
  project: {
    ...{ 'w/a.txt': 'w a', 'w/dir/e.txt': 'w e', 'ro/b.txt': 'ro b', 'w/b.txt': null },
    ...{ 'ro/a.txt': null, 'ro/c.txt': null, 'ro/dir': null, 'ro/new': null },
  },
})

const spelt: Expectation = {
  ...ends('target'),
  expect: same(Object.keys(asked.SPELT), anError),
}

const refusedPath = (kind: keyof typeof asked.REFUSED): Expectation => ({
  projectBefore: { 'control.txt': null, 'moved.txt': 'control' },
  expect: same(Object.keys(asked.REFUSED[kind]), anError),
  project: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd', 'n.txt': 'n' },
  also: outsideUntouched,
})

/** Judges a rename to the other side of a link: whoever refuses it has the file where it was. */
const keeps = (path: string, content: string): Expected => ({
  expected: 'an error with the file where it was, or a result',
  wrong: (answer, c) => (answer.error ? wrongAt(c, path, content) : undefined),
})

/** What a host answers to `fs.rename`, and where things are then. @see rfd-d11 §fs.rename */
export const renameChecks = [
  ...renames.checks({
    'vfs.rename.moves-content#content': moves('content'),
    'vfs.rename.moves-content#empty': moves('empty'),
    'vfs.rename.moves-content#result-object': { expect: { 'old.bin to new.bin': empty } },
    'vfs.rename.across-directories#into': moves('into'),
    'vfs.rename.across-directories#same-name': moves('same-name'),
    'vfs.rename.across-directories#namesakes': moves('namesakes'),
    'vfs.rename.across-directories#up': moves('up'),
  }),
  ...renames.checks(
    {
      'vfs.rename.missing-source#nowhere': missing('nowhere'),
      'vfs.rename.missing-source#below-a-file': missing('below-a-file'),
      'vfs.rename.missing-source#gone': missing('gone'),
      'vfs.rename.missing-source#directories': missing('directories'),
      // Both are so: the source is missing, and the target is there.
      'vfs.rename.missing-source#target': missing('target', -32003),
      'vfs.rename.missing-source#onto-itself': missing('onto-itself'),
      'vfs.rename.invalid-params#wrong': { ...wrong, expect: asked.wrong.expected },
      'vfs.rename.invalid-params#other-name': { ...wrong, expect: asked.otherNames.expected },
      'vfs.rename.existing-target#longer': ontoFile('longer'),
      'vfs.rename.existing-target#equal': ontoFile('equal'),
      'vfs.rename.existing-target#empty': ontoFile('empty'),
      'vfs.rename.existing-target#binary': ontoFile('binary'),
      'vfs.rename.existing-target#elsewhere': ontoFile('elsewhere'),
      'vfs.rename.missing-parent#absent': {
        also: [
          oneOf(
            'orphan',
            {
              name: 'the directories are made',
              project: { 'orphan.txt': null, 'far/away/orphan.txt': 'orphan' },
            },
            refused({ 'orphan.txt': 'orphan' }),
          ),
          oneOf(
            'orphan of one directory',
            {
              name: 'the directory is made',
              project: { 'orphan2.txt': null, 'soon/orphan.txt': 'orphan' },
            },
            refused({ 'orphan2.txt': 'orphan' }),
          ),
        ],
      },
      'vfs.rename.missing-parent#below-a-file': {
        also: oneOf(
          'orphan below a file',
          refused({ 'orphan3.txt': 'orphan', 'kept.txt': 'kept' }),
        ),
      },
      'vfs.rename.missing-parent#directory': {
        also: oneOf(
          'orphaned directory',
          { name: 'the directories are made', project: { clan: null, ...below('gone/away/clan') } },
          refused(below('clan')),
        ),
      },
      'vfs.rename.onto-itself#same': ontoItself('same', ALREADY_THERE),
      'vfs.rename.onto-itself#spelling': ontoItself('spelling', ANY),
    },
    FIRST_MOVES,
  ),
  ...directoryChecks,
  ...asked.halves.checks({
    'vfs.rename.needs-write-access-at-both-ends#target': ends('target'),
    'vfs.rename.needs-write-access-at-both-ends#source': ends('source'),
    'vfs.rename.needs-write-access-at-both-ends#both': ends('both'),
    'vfs.rename.needs-write-access-at-both-ends#spelling': spelt,
  }),
  ...asked.refused.checks({
    'vfs.rename.refused-path-keeps-source#outside': refusedPath('outside'),
    'vfs.rename.refused-path-keeps-source#nul': refusedPath('nul'),
  }),
  ...asked.halves.checks({
    'vfs.rename.refused-path-keeps-source#policy': {
      projectBefore: { 'w/c.txt': null, 'w/d.txt': 'w c' },
      expect: same(Object.keys(asked.HALVES.target), anError),
      project: { 'w/a.txt': 'w a', 'w/dir/e.txt': 'w e' },
    },
  }),
  ...links.checks({
    'vfs.rename.refused-path-keeps-source#link': {
      projectBefore: { 'control.txt': 'control' },
      expect: { 'rename in': keeps('own.txt', 'own'), 'rename over': keeps('own2.txt', 'own') },
    },
  }),
  ...asked.readOnly.checks({
    'vfs.rename.needs-write-access-at-both-ends#read-only': {
      projectBefore: { 'a.txt': null, 'b.txt': 'a' },
      expect: { denied: code(-32001) },
      also: projectHas({ 'a.txt': 'a', 'b.txt': null }, 0),
    },
    'vfs.rename.directories#onto-directory': {
      title: 'A file that is renamed to the root stays what it is.',
      precondition: { allowed: empty },
      project: { 'top.txt': 'top', 'peak.txt': 'peak' },
    },
  }),
]
