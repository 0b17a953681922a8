import { inconclusive, quote, satisfiedUnless } from '../../engine/finding.ts'
import {
  aResult,
  code,
  contentOf,
  type Expected,
  empty,
  exists,
  exit,
  listed,
  member,
  orError,
  same,
  status,
} from './expected.ts'
import { inFiles } from './grep/rows.ts'
import type { Judge } from './host-check.ts'
import { allLines, messagesIn } from './host-lines.ts'
import { fs, get, run, writable } from './method-calls.ts'
import { projectHas } from './project-state.ts'
import { type Requests, scenario, sequenceOfSnapshots } from './scenario-checks.ts'

const files = scenario(
  { name: 'methods: files', files: { 'a.txt': 'needle', 'b.txt': 'b', 'c.txt': 'c' } },
  {
    read: fs.read('a.txt'),
    write: fs.write('new.txt', 'new'),
    exists: fs.exists('a.txt'),
    list: fs.list('.'),
    metadata: fs.metadata('a.txt'),
    delete: fs.delete('b.txt'),
    rename: fs.rename('c.txt', 'd.txt'),
    grep: fs.grep('needle'),
  },
)

const web = scenario(
  {
    name: 'methods: the web',
    policy: { network: { allow: ['{web}'] } },
    web: [{ path: '/posted', method: 'POST', status: 201, body: 'thanks' }],
  },
  {
    get: get('{web}/'),
    post: ['http.post', { url: '{web}/posted', headers: [], body: 'hello' }],
  },
)

const programs = scenario(
  { name: 'methods: programs', policy: { commands: { echo: {} } } },
  { run: run('echo', ['hello']) },
)

/** What no host serves: other methods of the capabilities, what other protocols have, and ways to register one. */
const UNKNOWN: Record<string, unknown> = {
  'fs.append': { path: 'a.txt', content: 'more' },
  'fs.copy': { from: 'a.txt', to: 'b.txt' },
  'fs.mkdir': { path: 'made' },
  'fs.register': { name: 'fs.shout' },
  'fs.stat': { path: 'a.txt' },
  'fs.watch': { path: '.' },
  'http.delete': { url: '{web}/' },
  'http.put': { url: '{web}/', body: '' },
  'process.spawn': { program: 'echo', args: [] },
  'host.register_method': { name: 'fs.shout' },
  'rpc.discover': {},
  'fs.shout': {},
  'FS.READ': { path: 'a.txt' },
}

const unknown: Requests = Object.fromEntries(
  Object.entries(UNKNOWN).map(([name, params]) => [name, [name, params]]),
)

const fixed = scenario(
  {
    name: 'methods: unknown ones',
    files: { 'a.txt': 'a' },
    policy: { network: { allow: ['{web}'] } },
  },
  { before: fs.read('a.txt'), ...unknown, after: fs.read('a.txt') },
)

const undotted = sequenceOfSnapshots(
  {
    name: 'methods: names without their capability',
    files: { 'a.txt': 'a' },
    policy: null,
    tools: [{ name: 'writer', policy: writable('.') }],
  },
  {
    id: 'reader',
    requests: {
      'fs.read': fs.read('a.txt'),
      read: ['read', { path: 'a.txt' }],
      write: ['write', { path: 'a.txt', content: 'changed' }],
      delete: ['delete', { path: 'a.txt' }],
      run: ['run', { program: 'touch', args: ['ran.txt'], envs: [] }],
      http_get: ['http_get', { url: '{web}/', headers: [] }],
    },
  },
  { id: 'writer', tool: 'writer', requests: { 'fs.write': fs.write('control.txt', 'control') } },
)

/** What nobody registered, or what the dotted method states. */
const sameAs = (dotted: Expected): Expected =>
  orError(`the error -32601, or ${dotted.expected}`, dotted, -32601)

const changes = scenario(
  { name: 'methods: files that change', files: { 'dir/a.txt': 'a' } },
  {
    list: fs.list('dir'),
    read: fs.read('dir/a.txt'),
    write: fs.write('dir/a.txt', 'changed'),
    create: fs.write('dir/b.txt', 'b'),
    rename: fs.rename('dir/b.txt', 'dir/c.txt'),
    delete: fs.delete('dir/c.txt'),
  },
  { listen_ms: 300 },
)

/** What the host sends to a tool unasked; other than what the protocol knows it could only be a change. */
const reported: Judge = (c) => {
  const methods = messagesIn(allLines(c)).flatMap(({ method }) => method ?? [])
  const odd = methods.find((method) => !['init', 'apply', 'cancel'].includes(String(method)))
  if (methods.length === 0) return inconclusive('the probe did not report what was written to it')
  const expected = 'no notification beyond init, apply and cancel'
  return satisfiedUnless(odd !== undefined && `the notification ${quote(String(odd))}`, expected)
}

/** What a host serves, and what it does not. @see rfd-d11 §Protocol methods */
export const methodsChecks = [
  ...files.checks({
    'vfs.methods.serves-fs': {
      expect: {
        read: contentOf('needle'),
        write: empty,
        exists: exists(true),
        list: listed,
        metadata: member('kind', 'file'),
        delete: empty,
        rename: empty,
        grep: inFiles('a.txt'),
      },
    },
  }),
  ...web.checks({
    'vfs.methods.serves-http': { expect: { get: status(200), post: status(201) } },
  }),
  ...programs.checks({ 'vfs.methods.serves-process': { expect: { run: exit(0) } } }),
  ...undotted.checks({
    'vfs.methods.undotted-names': {
      precondition: { 'fs.read': contentOf('a'), 'fs.write': aResult },
      projectBefore: { 'control.txt': 'control' },
      expect: {
        read: sameAs(contentOf('a')),
        ...same(['write', 'delete', 'run', 'http_get'], sameAs(code(-32001))),
      },
      also: projectHas({ 'a.txt': 'a', 'ran.txt': null }, 0),
    },
  }),
  ...fixed.checks({
    'vfs.methods.set-is-fixed': {
      precondition: same(['before', 'after'], contentOf('a')),
      expect: same(Object.keys(UNKNOWN), code(-32601)),
    },
  }),
  ...changes.checks({
    'vfs.methods.no-file-notifications': {
      precondition: { list: listed, ...same(['write', 'create', 'rename', 'delete'], aResult) },
      also: reported,
    },
  }),
]
