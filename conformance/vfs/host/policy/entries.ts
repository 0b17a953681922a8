import { code, empty, same } from '../expected.ts'
import { fs, writable } from '../method-calls.ts'
import { type Requests, sequenceOfSnapshots } from '../scenario-checks.ts'

/** What nothing is granted for: a host may refuse at once, or as nobody can be asked. */
const CODED = code(-32001)

const within: Requests = {
  'below the first': fs.write('first/new.txt'),
  'below the second': fs.write('second/deep/new.txt'),
  'the file': fs.write('one.txt', 'changed'),
  'a longer name': fs.write('one.txt.bak', 'changed'),
  'beside the file': fs.write('two.txt', 'changed'),
  'an inner directory': fs.write('third/inner/new.txt'),
  'beside the inner directory': fs.write('third/new.txt'),
  'a namesake deeper': fs.write('other/first/new.txt'),
  'from entry to entry': fs.rename('first/new.txt', 'second/moved.txt'),
  'delete below the second': fs.delete('second/deep/new.txt'),
  'delete beside the file': fs.delete('two.txt'),
}

const emptyList: Requests = {
  none: fs.write('none.txt', 'changed'),
  'delete with none': fs.delete('none.txt'),
  'rename with none': fs.rename('none.txt', 'moved.txt'),
}

/** Writable projects whose lists have several entries, and none. */
const several = sequenceOfSnapshots(
  {
    name: 'policy: several entries, and none',
    files: { 'one.txt': '1', 'two.txt': '2', 'one.txt.bak': '3', 'none.txt': '4' },
    tools: [
      { name: 'three', policy: writable('first', 'third/inner', 'second', 'one.txt') },
      { name: 'none', policy: writable() },
      { name: 'left_out', policy: { filesystem: { writable: true } } },
    ],
  },
  { id: 'within', tool: 'three', requests: within },
  { id: 'none', tool: 'none', requests: emptyList },
  { id: 'left out', tool: 'left_out', requests: { 'left out': fs.write('none.txt', 'changed') } },
)

/** How the entries of a policy grant writing. */
export const entryChecks = several.checks({
  'vfs.policy.entries-grant-writing#each-entry': {
    expect: {
      ...same(['below the first', 'below the second', 'an inner directory'], empty),
      ...same(['beside the inner directory', 'a namesake deeper'], CODED),
      ...same(['from entry to entry', 'delete below the second'], empty),
    },
    project: {
      'third/inner/new.txt': 'written',
      'third/new.txt': null,
      'other/first/new.txt': null,
      'second/moved.txt': 'written',
      'second/deep/new.txt': null,
    },
  },
  'vfs.policy.entries-grant-writing#file': {
    expect: {
      'the file': empty,
      ...same(['a longer name', 'beside the file', 'delete beside the file'], CODED),
    },
    project: { 'one.txt': 'changed', 'two.txt': '2', 'one.txt.bak': '3' },
  },
  'vfs.policy.entries-grant-writing#no-entry': {
    precondition: { 'below the first': empty },
    expect: same([...Object.keys(emptyList), 'left out'], CODED),
    project: { 'none.txt': '4', 'moved.txt': null },
  },
})
