import { call, conversationOf, plain } from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { pathRules } from './paths.ts'

const WINDOWS = { context: { declared: { windows: true } } }

trios(pathRules, {
  'names files relative to the project root': {
    satisfied: plain(
      call(1, 'fs.read', { path: 'a/..b' }),
      call(2, 'fs.rename', { from: 'a', to: './b' }),
      call(3, 'fs.grep', { pattern: '/', paths: ['src', '.'] }),
      call(4, 'fs.rename', { from: 'C:\\a', to: '\\a' }),
      call(5, 'fs.read', { path: 'a\\..' }),
    ),
    violated: [
      [
        plain(call(1, 'fs.read', { path: '/etc/passwd' })),
        'fs.read with an absolute path: `/etc/passwd`',
      ],
      [
        conversationOf(WINDOWS, call(1, 'fs.read', { path: 'C:\\a' })),
        'fs.read with an absolute path: `C:\\a`',
      ],
      [
        conversationOf(WINDOWS, call(1, 'fs.read', { path: '\\a' })),
        'fs.read with an absolute path: `\\a`',
      ],
      [
        conversationOf(WINDOWS, call(1, 'fs.read', { path: 'a\\..\\b' })),
        "fs.read with a path with '..': `a\\..\\b`",
      ],
      [
        plain(call(1, 'fs.rename', { from: 'a', to: 'b/../../c' })),
        "fs.rename with a path with '..': `b/../../c`",
      ],
      [plain(call(1, 'fs.grep', { paths: ['a', '..'] })), "fs.grep with a path with '..': `..`"],
    ],
    silent: plain(call(1, 'process.run', { program: '/bin/true', path: '/' })),
  },
})
