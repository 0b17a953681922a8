import { contentOf, empty, exists, exit, listed, member, same, status } from './expected.ts'
import { inFiles } from './grep/rows.ts'
import { fs, get, run, withMore } from './method-calls.ts'
import { changeChecks } from './methods/changes.ts'
import { nameChecks } from './methods/names.ts'
import { type Requests, scenario } from './scenario-checks.ts'

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
  ...nameChecks,
  ...changeChecks,
]
