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
}

/** Writable projects whose lists have several entries, and none. */
const several = sequenceOfSnapshots(
  {
    name: 'policy: several entries, and none',
    files: { 'one.txt': '1', 'two.txt': '2', 'one.txt.bak': '3', 'none.txt': '4' },
    tools: [
      { name: 'three', policy: writable('first', 'second', 'one.txt') },
      { name: 'none', policy: writable() },
      { name: 'left_out', policy: { filesystem: { writable: true } } },
    ],
  },
  { id: 'within', tool: 'three', requests: within },
  { id: 'none', tool: 'none', requests: { none: fs.write('none.txt', 'changed') } },
  { id: 'left out', tool: 'left_out', requests: { 'left out': fs.write('none.txt', 'changed') } },
)

/** How the entries of a policy grant writing. */
export const entryChecks = several.checks({
  'vfs.policy.entries-grant-writing#each-entry': {
    expect: same(['below the first', 'below the second'], empty),
  },
  'vfs.policy.entries-grant-writing#file': {
    expect: { 'the file': empty, ...same(['a longer name', 'beside the file'], CODED) },
    project: { 'one.txt': 'changed', 'two.txt': '2', 'one.txt.bak': '3' },
  },
  'vfs.policy.entries-grant-writing#no-entry': {
    precondition: { 'below the first': empty },
    expect: same(['none', 'left out'], CODED),
    project: { 'none.txt': '4' },
  },
})
