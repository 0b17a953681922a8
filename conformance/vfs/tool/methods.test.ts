import { expect, test } from 'vitest'
import { call, init, line, plain, result, rpc } from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { METHODS, methodRules } from './methods.ts'

trios(methodRules, {
  'calls the eleven methods by their dotted names': {
    satisfied: plain(init(), ...METHODS.map((method, id) => call(id, method)), result()),
    violated: [
      [plain(call(1, 'fs_read')), "the method `fs_read` is none of the protocol's"],
      [plain(call(1, 'fs.Read')), "the method `fs.Read` is none of the protocol's"],
      [plain(call(1, 'init')), "the method `init` is none of the protocol's"],
    ],
    silent: plain(init(), line(rpc({ id: 1, method: 'cancel' })), result()),
  },
  'gives each call the params that its method asks for': {
    satisfied: plain(call(1, 'fs.read', { path: 'a', 'x-more': 1 })),
    violated: [
      [
        plain(call(1, 'fs.read', {})),
        "params of fs.read: the object must have required property 'path'",
      ],
      [plain(call(1, 'fs.read', { path: 1 })), 'params of fs.read: /path must be string'],
      [
        plain(call(1, 'process.run', { program: 'p', args: [1] })),
        'params of process.run: /args/0 must be string',
      ],
    ],
    silent: plain(call(1, 'fs.unknown', {})),
  },
})

test('the protocol has eleven methods', () => {
  expect(METHODS.toSorted()).toEqual([
    'fs.delete',
    'fs.exists',
    'fs.grep',
    'fs.list_dir',
    'fs.metadata',
    'fs.read',
    'fs.rename',
    'fs.write',
    'http.get',
    'http.post',
    'process.run',
  ])
})
