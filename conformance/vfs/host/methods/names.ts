import {
  aResult,
  code,
  contentOf,
  type Expected,
  exists,
  listed,
  member,
  orError,
  same,
} from '../expected.ts'
import { inFiles } from '../grep/rows.ts'
import { fs, writable } from '../method-calls.ts'
import { projectHas } from '../project-state.ts'
import { type Requests, scenario, sequenceOfSnapshots } from '../scenario-checks.ts'

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
    needs: ['fs'],
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
    needs: ['fs'],
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

/** What a host serves under no name. @see rfd-d11 §Protocol methods */
export const nameChecks = [
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
]
