import { provesThat } from './rule-fixtures.ts'

const framing = 'spec/vfs/framing.yaml'

provesThat(
  [],
  [
    {
      rule: 'format',
      why: 'a member is unknown',
      file: framing,
      from: '    role: host',
      to: '    rolle: host',
      message: /rolle/,
    },
    {
      rule: 'format',
      why: 'a value is not allowed',
      file: framing,
      from: 'level: should',
      to: 'level: shall',
      message: /must, should, may/,
    },
    {
      rule: 'format',
      why: 'a member is missing',
      file: framing,
      from: '    role: host\n',
      to: '',
      at: 'vfs.framing.line-endings',
      message: /role/,
    },
    {
      rule: 'format',
      why: 'the YAML is broken',
      file: framing,
      from: 'title: Message framing',
      to: 'title: [',
      at: 'source:',
      message: /./,
    },
    {
      rule: 'format',
      why: 'a file stands where nothing reads it',
      file: 'spec/vfs/message/fs.read.yaml',
      from: '',
      to: 'message: fs.read\n',
      message: /no kind of file/,
    },
  ],
)
