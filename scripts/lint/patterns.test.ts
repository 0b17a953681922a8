import { patternRules } from './patterns.ts'
import { provesThat } from './rule-fixtures.ts'

provesThat(patternRules, [
  {
    rule: 'message-patterns',
    why: 'a pattern repeats a group',
    file: 'spec/vfs/messages/fs.read.yaml',
    from: 'minLength: 1',
    to: "pattern: '^(/[a-z]+)*'",
    message: /repeats a group/,
  },
])
