import { provesThat } from './rule-fixtures.ts'
import { textRules } from './text.ts'

const framing = 'spec/vfs/framing.yaml'

provesThat(textRules, [
  {
    rule: 'text',
    why: 'it is empty',
    file: framing,
    from: 'text: The tool flushes.',
    to: "text: ''",
    message: /empty/,
  },
  {
    rule: 'text',
    why: 'it is long',
    file: framing,
    from: 'The tool flushes.',
    to: `The tool ${'really '.repeat(50)}flushes.`,
    message: /characters/,
  },
  {
    rule: 'text',
    why: 'it does not end',
    file: framing,
    from: 'The tool flushes.',
    to: 'The tool flushes',
    message: /end as a sentence/,
  },
  {
    rule: 'text',
    why: 'it has two sentences',
    file: framing,
    from: 'The tool flushes.',
    to: 'The tool flushes. It is quick.',
    message: /more than one sentence/,
  },
])
