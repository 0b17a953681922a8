import { clauseRules } from './clauses.ts'
import { provesThat } from './rule-fixtures.ts'

const framing = 'spec/vfs/framing.yaml'
const last = '      last-line: The last line is handed on before the tool exits.'

provesThat(clauseRules, [
  {
    rule: 'clause-key',
    why: 'it has capitals',
    file: framing,
    from: 'last-line:',
    to: 'lastLine:',
    message: /lastLine/,
  },
  {
    rule: 'clause-key',
    why: 'it is numbered',
    file: framing,
    from: 'last-line:',
    to: 'clause-2:',
    message: /clause-2/,
  },
  {
    rule: 'clause-text',
    why: 'it is long',
    file: framing,
    from: last,
    to: `      last-line: The last line is ${'really '.repeat(30)}handed on.`,
    message: /tool-flushes#last-line: the text has \d+ characters/,
  },
  {
    rule: 'clause-text',
    why: 'it does not end',
    file: framing,
    from: last,
    to: '      last-line: The last line is handed on',
    message: /end as a sentence/,
  },
  {
    rule: 'clause-text',
    why: 'it has two sentences',
    file: framing,
    from: last,
    to: '      last-line: The last line is handed on. The tool exits.',
    message: /more than one sentence/,
  },
  {
    rule: 'clause-unique',
    why: 'it repeats another one',
    file: framing,
    from: last,
    to: '      last-line: A complete line is handed on at once.',
    message: /what `when-complete` states/,
  },
  {
    rule: 'format',
    why: 'there is one alone',
    file: framing,
    from: `${last}\n`,
    to: '',
    at: '    clauses:',
    message: /clauses must NOT have fewer than 2/,
  },
  {
    rule: 'format',
    why: 'a key stands twice',
    file: framing,
    from: 'last-line:',
    to: 'when-complete:',
    at: '      when-complete: The last line',
    message: /unique/,
  },
])
