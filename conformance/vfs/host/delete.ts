import type { Occasion } from '../../../harness/occasion.ts'
import { inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { onAnswer, told } from './answer.ts'
import { type Asked, changing, changingInTurn } from './asking.ts'
import { aResult, code, empty, exists } from './expected.ts'
import { hostChecks } from './host-check.ts'
import { anythingAt, bytesIn, standsAs } from './standing.ts'
import { wrongParams } from './wrong-params.ts'

const remove = (path: unknown): Asked => ['fs.delete', { path }]
const wrong = wrongParams('fs.delete', { path: 'kept.txt' })

const deletes = changing(
  {
    name: 'delete: files, and what is none',
    files: {
      'tmp/scratch.txt': 'scratch',
      'tmp/sibling.txt': 'sibling',
      'tmp/scratch.txt.bak': 'backup',
      'lone/only.txt': 'only',
      'kept.txt': 'kept',
      'twin.txt': 'twin',
      'tree/a.txt': 'a',
      'tree/sub/b.txt': 'b',
    },
  },
  {
    file: remove('tmp/scratch.txt'),
    'file again': remove('tmp/scratch.txt'),
    missing: remove('nope.txt'),
    'deep missing': remove('nowhere/nope.txt'),
    'only file': remove('lone/only.txt'),
    'directory of the only file': ['fs.exists', { path: 'lone' }],
    ...wrong.requests,
    tree: remove('tree'),
    twin: remove('twin.txt'),
  },
)

const denied = changingInTurn(
  {
    name: 'delete: a tool that may, and one that may not',
    files: { 'kept.txt': 'kept' },
    policy: null,
    tools: [{ name: 'writer', policy: { filesystem: { allow: ['.'], writable: true } } }],
  },
  { id: 'denied', requests: { denied: remove('kept.txt') } },
  { id: 'allowed', tool: 'writer', requests: { allowed: remove('kept.txt') } },
)

const link: Occasion = {
  name: 'delete: a link',
  files: { 'target.txt': 'target', 'link.txt': { link: 'target.txt' } },
  acts: [
    {
      call: {
        script: [{ call: 'fs.delete', params: { path: 'link.txt' } }, { finish: 'deleted' }],
      },
    },
    { snapshot: true },
  ],
}

/** What a host answers to `fs.delete`, and what is gone then. @see rfd-d11 §fs.delete */
export const deleteChecks = hostChecks(
  deletes.check('vfs.delete.removes-the-file', {
    title: 'removes a file and nothing else',
    expect: { file: empty, 'only file': empty, 'directory of the only file': exists(true) },
    project: {
      'tmp/scratch.txt': null,
      'lone/only.txt': null,
      'tmp/sibling.txt': 'sibling',
      'tmp/scratch.txt.bak': 'backup',
    },
  }),
  deletes.check('vfs.delete.missing-path', {
    title: 'says that there is nothing to delete',
    given: { file: aResult },
    givenProject: { 'tmp/scratch.txt': null },
    expect: { 'file again': code(-32002), missing: code(-32002), 'deep missing': code(-32002) },
  }),
  deletes.check('vfs.delete.invalid-params', {
    title: 'refuses a missing path and one that is no string, and deletes nothing',
    givenProject: { 'tmp/scratch.txt': null, 'twin.txt': null },
    expect: wrong.expected,
    project: { 'kept.txt': 'kept', 'tmp/sibling.txt': 'sibling' },
  }),
  denied.check('vfs.delete.needs-write-access', {
    title: 'deletes nothing for a tool that may only read',
    givenProject: { 'kept.txt': null },
    expect: { denied: code(-32001) },
    also: (c) => standsAs(c, { 'kept.txt': 'kept' }, 0),
  }),
  deletes.check('vfs.delete.is-not-recursive', {
    title: 'deletes nothing in a directory that is named',
    givenProject: { 'twin.txt': null },
    project: { 'tree/a.txt': 'a', 'tree/sub/b.txt': 'b' },
  }),
  {
    verifies: 'vfs.delete.links',
    title: 'deletes a link and not what it leads to',
    occasion: link,
    judge: (c) =>
      onAnswer(c, 0, 'an answer', (answer) => {
        const files = c.snapshots[0]
        if (!files) return inconclusive('the project was not shown')
        const target = bytesIn(files, 'target.txt')?.toString() === 'target'
        if (!target) return violated('the target as it was', 'the target was changed', answer.index)
        if (answer.error) return violated('the link gone', told(answer), answer.index)
        return anythingAt(files, 'link.txt')
          ? violated('the link gone', 'the link still there', answer.index)
          : satisfied('the link is gone and its target there')
      }),
  },
)
