import { idRules } from './ids.ts'
import { provesThat } from './rule-fixtures.ts'

const framing = 'spec/vfs/framing.yaml'

provesThat(idRules, [
  {
    rule: 'id-form',
    why: 'it has capitals',
    file: framing,
    from: 'vfs.framing.line-endings',
    to: 'vfs.framing.Line-endings',
    message: /Line-endings/,
  },
  {
    rule: 'id-form',
    why: 'it belongs to another area',
    file: framing,
    from: 'vfs.framing.line-endings',
    to: 'vfs.rpc.line-endings',
    message: /area vfs.framing/,
  },
  {
    rule: 'id-form',
    why: 'it is numbered',
    file: framing,
    from: 'vfs.framing.line-endings',
    to: 'vfs.framing.line-01',
    message: /line-01/,
  },
  {
    rule: 'id-unique',
    why: 'two requirements share one',
    file: framing,
    from: 'vfs.framing.line-endings',
    to: 'vfs.framing.one-object-per-line',
    at: '  - id: vfs.framing.one-object-per-line\n    role: host',
    message: /exists already/,
  },
  {
    rule: 'area-place',
    why: 'it names another file',
    file: 'spec/plugin/describe.yaml',
    from: '',
    to: 'area: plugin.other\ntitle: D\nsource: rfd-d11 §fs.read\nrequirements: []\n',
    at: 'area:',
    message: /stands in spec\/plugin\/describe.yaml/,
  },
])
