import { provesThat } from './broken.ts'
import { patternRules } from './patterns.ts'

provesThat(patternRules, [
  {
    rule: 'message-patterns',
    why: 'a pattern repeats a group',
    file: 'spec/vfs/messages/fs.read.yaml',
    from: 'minLength: 1',
    to: "pattern: '^(/[a-z]+)*'",
    says: /repeats a group/,
  },
])
