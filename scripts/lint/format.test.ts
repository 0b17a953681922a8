import { provesThat } from './broken.ts'

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
      says: /rolle/,
    },
    {
      rule: 'format',
      why: 'a value is not allowed',
      file: framing,
      from: 'level: should',
      to: 'level: shall',
      says: /must, should, may/,
    },
    {
      rule: 'format',
      why: 'a member is missing',
      file: framing,
      from: '    role: host\n',
      to: '',
      at: 'vfs.framing.line-endings',
      says: /role/,
    },
    {
      rule: 'format',
      why: 'the YAML is broken',
      file: framing,
      from: 'title: Message framing',
      to: 'title: [',
      at: 'source:',
      says: /./,
    },
    {
      rule: 'format',
      why: 'a file stands where nothing reads it',
      file: 'spec/vfs/message/fs.read.yaml',
      from: '',
      to: 'message: fs.read\n',
      says: /no kind of file/,
    },
  ],
)
