import { code, contentOf, exists, listed, member } from '../expected.ts'
import { inFiles } from '../grep/rows.ts'
import { fs, get, sh, writable } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { notification } from '../requests.ts'
import {
  type CallPlan,
  type Requests,
  scenarioThenSnapshot,
  sequenceOfSnapshots,
} from '../scenario-checks.ts'

export const FILES = {
  ...{ 'a.txt': 'needle', 'b.txt': 'b', 'doomed.txt': 'doomed', 'kept.txt': 'kept' },
  ...{ 'src/a.txt': 'a', 'src_generated/a.txt': 'as it was', 'src.bak': 'as it was' },
}

export const touch = sh('printf made >ran.txt')

export const reading: Requests = {
  read: fs.read('a.txt'),
  exists: fs.exists('a.txt'),
  'exists not': fs.exists('nope.txt'),
  list: fs.list('src'),
  metadata: fs.metadata('a.txt'),
  grep: fs.grep('needle'),
}

export const reads = {
  ...{ read: contentOf('needle'), exists: exists(true), 'exists not': exists(false), list: listed },
  ...{ metadata: member('kind', 'file'), grep: inFiles('a.txt') },
}

const changes: Requests = {
  'write new': fs.write('refused-new.txt'),
  'write over': fs.write('a.txt'),
  'delete there': fs.delete('b.txt'),
  'delete missing': fs.delete('refused-missing.txt'),
  'rename there': fs.rename('a.txt', 'renamed.txt'),
  'rename missing': fs.rename('refused-missing.txt', 'renamed.txt'),
}

/** The requests that change files. */
export const FS = Object.keys(changes)

const POLICY = { ...writable('.'), network: { allow: ['{web}'] } }

/** Members that claim what only the configuration may state. */
const CLAIMS = {
  ...{ policy: POLICY, sandbox: POLICY, access: POLICY, allow: ['.'] },
  ...{ writable: true, force: true, approved: true, user_approved: true },
}

/** The tool tries to be its own judge, in a request and beside it. */
const widening: CallPlan = {
  id: 'widening',
  tool: 'bare',
  requests: {
    'write with claims': ['fs.write', { path: 'claimed.txt', content: 'x', ...CLAIMS }],
    'delete with claims': ['fs.delete', { path: 'b.txt', ...CLAIMS }],
    'get with claims': ['http.get', { url: '{web}/claimed', headers: [], ...CLAIMS }],
    'ask to allow': ['policy.allow', { ...CLAIMS, path: 'claimed.txt' }],
    'write after asking': fs.write('claimed.txt'),
  },
  afterwards: [
    notification('init', { tool: { name: 'writer', policy: POLICY }, ...CLAIMS }),
    notification('approve', CLAIMS),
    notification('apply', { input: CLAIMS }),
    notification('policy', POLICY),
    { call: 'fs.write', params: { path: 'claimed-later.txt', content: 'x' } },
  ],
}

/** How many answers come before what the tool announces. */
export const BEFORE_ANNOUNCED = Object.keys(widening.requests).length

export const tools = [
  { name: 'bare', policy: undefined },
  { name: 'writer', policy: writable('.') },
  { name: 'lister', policy: { filesystem: { allow: ['.'] } } },
  { name: 'src', policy: writable('src') },
  { name: 'locked', policy: { filesystem: { allow: ['.'], writable: false } } },
]

const kept = fs.read('kept.txt')

/** Tools with policies of their own, and nobody to be asked. */
export const policies = sequenceOfSnapshots(
  { name: 'policy: tools with policies of their own', files: FILES, tools, web: [] },
  { id: 'reading', tool: 'bare', requests: reading },
  {
    id: 'denied',
    tool: 'bare',
    requests: {
      ...changes,
      get: get('{web}/refused-get'),
      post: ['http.post', { url: '{web}/refused-post', headers: [], body: 'x' }],
      run: touch,
      'after refusals': kept,
    },
  },
  widening,
  {
    id: 'lister',
    tool: 'lister',
    requests: {
      'list write': fs.write('listed.txt'),
      'list delete': fs.delete('b.txt'),
      'list rename': fs.rename('a.txt', 'listed-moved.txt'),
      'list read': kept,
    },
  },
  {
    id: 'within',
    tool: 'src',
    requests: {
      'write within': fs.write('src/new.txt'),
      'write longer name': fs.write('src_generated/new.txt'),
      'delete longer name': fs.delete('src_generated/a.txt'),
      'write longer file': fs.write('src.bak', 'changed'),
      'rename out': fs.rename('src/new.txt', 'srcs.txt'),
      'rename in': fs.rename('src.bak', 'src/stolen.txt'),
      'write beside': fs.write('beside.txt'),
      'write around': fs.write('src/../around.txt'),
      'write around below': fs.write('src/new/./../../around.txt'),
      'write deep within': fs.write('src/deep/er/new.txt'),
      'write again within': fs.write('src/again.txt'),
      'write in capitals': fs.write('SRC/capitals.txt'),
    },
  },
  {
    id: 'writing',
    tool: 'writer',
    requests: {
      'write root': fs.write('written.txt'),
      'write below': fs.write('deep/er/written.txt'),
      'write hidden': fs.write('deep/.hidden.txt'),
      'rename up': fs.rename('src/a.txt', 'moved.txt'),
      'delete root': fs.delete('doomed.txt'),
    },
  },
  {
    id: 'locked',
    tool: 'locked',
    requests: {
      'locked write': fs.write('locked.txt'),
      'locked delete': fs.delete('kept.txt'),
      'locked rename': fs.rename('kept.txt', 'locked-moved.txt'),
    },
  },
)

export const CODED = code(-32001)

/** The project after the refusals: as it was at first. */
export const untouched = projectHas(
  { ...FILES, 'refused-new.txt': null, 'renamed.txt': null, 'ran.txt': null },
  1,
)

/** Links from where a tool may write to where it may not, all of them inside the project. */
export const links = scenarioThenSnapshot(
  {
    name: 'policy: links from an allowed place to another one',
    files: {
      ...{ 'open/own.txt': 'own', 'closed/kept.txt': 'kept', 'closed/doomed.txt': 'doomed' },
      'open/link': { link: '../closed' },
      'open/file': { link: '../closed/kept.txt' },
    },
    policy: writable('open'),
  },
  {
    'write new': fs.write('open/link/new.txt'),
    'write over': fs.write('open/link/kept.txt'),
    'write through': fs.write('open/file'),
    'rename in': fs.rename('open/own.txt', 'open/link/moved.txt'),
    'rename out': fs.rename('open/link/doomed.txt', 'open/stolen.txt'),
    delete: fs.delete('open/link/doomed.txt'),
    control: fs.write('open/control.txt'),
  },
)
