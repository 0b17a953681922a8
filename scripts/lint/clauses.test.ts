import { provesThat } from './broken.ts'
import { clauseRules } from './clauses.ts'

const framing = 'spec/vfs/framing.yaml'
const last = '      last-line: The last line is handed on before the tool exits.'

provesThat(clauseRules, [
  {
    rule: 'clause-key',
    why: 'it has capitals',
    file: framing,
    from: 'last-line:',
    to: 'lastLine:',
    says: /lastLine/,
  },
  {
    rule: 'clause-key',
    why: 'it is numbered',
    file: framing,
    from: 'last-line:',
    to: 'clause-2:',
    says: /clause-2/,
  },
  {
    rule: 'clause-text',
    why: 'it is long',
    file: framing,
    from: last,
    to: `      last-line: The last line is ${'really '.repeat(30)}handed on.`,
    says: /tool-flushes#last-line: the text has \d+ characters/,
  },
  {
    rule: 'clause-text',
    why: 'it does not end',
    file: framing,
    from: last,
    to: '      last-line: The last line is handed on',
    says: /end as a sentence/,
  },
  {
    rule: 'clause-text',
    why: 'it has two sentences',
    file: framing,
    from: last,
    to: '      last-line: The last line is handed on. The tool exits.',
    says: /more than one sentence/,
  },
  {
    rule: 'clause-unique',
    why: 'it repeats another one',
    file: framing,
    from: last,
    to: '      last-line: A complete line is handed on at once.',
    says: /what `when-complete` says/,
  },
  {
    rule: 'format',
    why: 'there is one alone',
    file: framing,
    from: `${last}\n`,
    to: '',
    at: '    clauses:',
    says: /clauses must NOT have fewer than 2/,
  },
  {
    rule: 'format',
    why: 'a key stands twice',
    file: framing,
    from: 'last-line:',
    to: 'when-complete:',
    at: '      when-complete: The last line',
    says: /unique/,
  },
])
