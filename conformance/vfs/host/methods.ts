import type { HostScenario } from '../../../harness/host-scenario.ts'
import { inconclusive, quote, satisfiedUnless } from '../../engine/finding.ts'
import { begun, call, held, letGo, there } from './actions.ts'
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
import { checksOn, type Judge } from './host-check.ts'
import { allLines, messagesIn } from './host-lines.ts'
import { ask, fs, get, run, withMore, writable } from './method-calls.ts'
import { succeeds } from './outcome.ts'
import { projectHas } from './project-state.ts'
import { SHORT_TIMEOUTS } from './requests.ts'
import { type Requests, scenario, sequenceOfSnapshots } from './scenario-checks.ts'

/** Each method another time. */
const AGAIN: Requests = {
  'read again': fs.read('a.txt'),
  'write again': fs.write('e.txt', 'e'),
  'exists again': fs.exists('a.txt'),
  'list again': fs.list('.'),
  'metadata again': fs.metadata('a.txt'),
  'delete again': fs.delete('e.txt'),
  'rename again': fs.rename('d.txt', 'f.txt'),
  'grep again': fs.grep('needle'),
}

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
    ...AGAIN,
  },
)

const POSTED = { url: '{web}/posted', headers: [], body: 'hello' }

export const web = scenario(
  {
    name: 'methods: the web',
    needs: ['http'],
    policy: { network: { allow: ['{web}'] } },
    web: [{ path: '/posted', method: 'POST', status: 201, body: 'thanks' }],
  },
  {
    get: get('{web}/'),
    post: ['http.post', POSTED],
    'get later': withMore(get('{web}/')),
    'post later': withMore(['http.post', POSTED]),
  },
)

export const programs = scenario(
  { name: 'methods: programs', needs: ['process'], policy: { commands: { echo: {} } } },
  { run: run('echo', ['hello']), 'run later': withMore(run('echo', ['hello'])) },
)

/** Names that are asked for with the same params. */
const named = (params: unknown, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, params]))

/** What no host serves: other methods of the capabilities, what other protocols have, and ways to register one. */
const UNKNOWN: Record<string, unknown> = {
  ...named({ path: 'a.txt' }, ['fs.read_file', 'fs/read', 'fs:read', 'fs_read']),
  ...named({ path: 'a.txt' }, [' fs.read', 'fs.read ', 'vfs.fs.read', 'fs.', 'fs', '']),
  ...named({ path: '.' }, ['fs.listDir', 'fs.list']),
  ...named({}, ['constructor', 'toString', 'hasOwnProperty', '__proto__']),
  ...named({}, ['initialize', 'ping', 'system.listMethods']),
  init: { tool: { name: 'probe', arguments: {} }, protocol_version: '0.1.0' },
  apply: { input: 'x' },
  'fs.remove': { path: 'b.txt' },
  'fs.move': { from: 'b.txt', to: 'd.txt' },
  'http.patch': { url: '{web}/', headers: [], body: '' },
  'process.exec': { program: 'echo', args: [], envs: [] },
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

const asksFor = (method: string) => `asks for ${method}`

/** What only a host sends, and what names nothing, a host may take for malformed. */
const REVERSED = ['init', 'apply', ''].map(asksFor)

const unknown: Requests = Object.fromEntries(
  Object.entries(UNKNOWN).map(([name, params]) => [asksFor(name), [name, params]]),
)

const fixed = scenario(
  {
    name: 'methods: unknown ones',
    files: { 'a.txt': 'a', 'b.txt': 'b' },
    policy: {
      ...writable('.'),
      network: { allow: ['{web}'] },
      commands: { echo: {} },
    },
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
      rename: ['rename', { from: 'a.txt', to: 'b.txt' }],
      get: ['get', { url: '{web}/got', headers: [] }],
      post: ['post', { url: '{web}/posted', headers: [], body: '' }],
      list_dir: ['list_dir', { path: '.' }],
      exists: ['exists', { path: 'a.txt' }],
      metadata: ['metadata', { path: 'a.txt' }],
      grep: ['grep', { pattern: 'a' }],
      run: ['run', { program: 'touch', args: ['ran.txt'], envs: [] }],
      http_get: ['http_get', { url: '{web}/', headers: [] }],
    },
  },
  { id: 'writer', tool: 'writer', requests: { 'fs.write': fs.write('control.txt', 'control') } },
)

/** What nobody registered, or what the dotted method states. */
const sameAs = (dotted: Expected): Expected =>
  orError(`the error -32601, or ${dotted.expected}`, dotted, -32601)

const DENIED = sameAs(code(-32001))

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
  { listen_ms: 1_500 },
)

/** One tool listens while another changes its files. */
const byAnother: HostScenario = {
  name: 'methods: files that another tool changes',
  files: { 'dir/a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...begun('listens', [
      ...[ask(fs.read('dir/a.txt')), there, held()],
      ...[{ listen_ms: 500 }, { finish: 'heard' }],
    ]),
    call('writes', ask(fs.write('dir/a.txt', 'changed')), ask(fs.delete('dir/a.txt')), {
      finish: 'written',
    }),
    letGo('listens'),
    { wait: 'listens' },
  ],
}

/** What the host sends to a tool unasked; other than what the protocol knows it could only be a change. */
const reported: Judge = (c) => {
  const methods = messagesIn(allLines(c)).flatMap(({ method }) => method ?? [])
  const odd = methods.find((method) => !['init', 'apply', 'cancel'].includes(String(method)))
  if (methods.length === 0) return inconclusive('the probe did not report what was written to it')
  const expected = 'no notification beyond init, apply and cancel'
  return satisfiedUnless(odd !== undefined && `the notification ${quote(String(odd))}`, expected)
}

const CHANGES = 'vfs.methods.no-file-notifications'

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
        'read again': contentOf('needle'),
        ...same(['write again', 'delete again', 'rename again'], empty),
        'exists again': exists(true),
        'list again': listed,
        'metadata again': member('kind', 'file'),
        'grep again': inFiles('a.txt'),
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
        list_dir: sameAs(listed),
        exists: sameAs(exists(true)),
        metadata: sameAs(member('kind', 'file')),
        grep: sameAs(inFiles('a.txt')),
        ...same(['write', 'delete', 'rename', 'run', 'get', 'post', 'http_get'], DENIED),
      },
      also: projectHas({ 'a.txt': 'a', 'ran.txt': null }, 0),
    },
  }),
  ...fixed.checks({
    'vfs.methods.set-is-fixed': {
      precondition: same(['before', 'after'], contentOf('a')),
      expect: {
        ...same(Object.keys(unknown), code(-32601)),
        ...same(REVERSED, code(-32601, -32600)),
      },
    },
  }),
  ...changes.checks({
    [CHANGES]: {
      title: 'notifies no tool of the files that it has changed',
      precondition: { list: listed, ...same(['write', 'create', 'rename', 'delete'], aResult) },
      also: reported,
    },
  }),
  ...checksOn(byAnother, {
    [CHANGES]: {
      title: 'notifies no tool of the files that another one has changed',
      judge: [reported, succeeds('writes', 'written')],
    },
  }),
]
