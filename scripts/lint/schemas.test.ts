import { provesThat } from './rule-fixtures.ts'
import { schemaRules } from './schemas.ts'

const read = 'spec/vfs/messages/fs.read.yaml'

provesThat(schemaRules, [
  {
    rule: 'schema',
    why: 'a keyword of a document is unknown',
    file: 'spec/config/tool.schema.json',
    from: '"title"',
    to: '"titel"',
    at: '{',
    message: /titel/,
  },
  {
    rule: 'schema',
    why: 'a keyword is unknown',
    file: read,
    from: 'minLength: 1',
    to: 'minLenght: 1',
    at: 'params:',
    message: /minLenght/,
  },
  {
    rule: 'schema',
    why: 'a reference leads nowhere',
    file: read,
    from: '/spec/vfs/content',
    to: '/spec/vfs/contents',
    at: 'result:',
    message: /contents/,
  },
  {
    rule: 'example',
    why: 'there is none',
    file: read,
    from: '  examples:\n    - { path: a.txt }\n',
    to: '',
    at: 'params:',
    message: /no example/,
  },
  {
    rule: 'example',
    why: 'it is not valid',
    file: read,
    from: '{ path: a.txt }',
    to: "{ path: '' }",
    message: /example 1 of params is refused/,
  },
  {
    rule: 'refused',
    why: 'the schema lets it through',
    file: read,
    from: 'value: {}',
    to: 'value: { path: b }',
    message: /no path is given/,
  },
])
