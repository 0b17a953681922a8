import { citationRules } from './citations.ts'
import { provesThat } from './rule-fixtures.ts'

const framing = 'spec/vfs/framing.yaml'
const read = 'spec/vfs/messages/fs.read.yaml'

provesThat(citationRules, [
  {
    rule: 'citation',
    why: 'the source is unknown',
    file: framing,
    from: 'source: rfd-d11 §Message framing',
    to: 'source: rfd-d12 §Message framing',
    message: /rfd-d12/,
  },
  {
    rule: 'citation',
    why: 'the section is unknown',
    file: framing,
    from: '§ToolState',
    to: '§ToolStates',
    message: /no section `ToolStates`/,
  },
  {
    rule: 'citation',
    why: 'the section is missing',
    file: read,
    from: 'source: rfd-d11 §fs.read',
    to: 'source: rfd-d11',
    message: /names no section/,
  },
])
