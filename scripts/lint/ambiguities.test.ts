import { ambiguityRules } from './ambiguities.ts'
import { provesThat } from './rule-fixtures.ts'

provesThat(ambiguityRules, [
  {
    rule: 'ambiguity-reference',
    why: 'the requirement does not exist',
    file: 'spec/ambiguities/vfs.yaml',
    from: 'requirements: [vfs.framing.one-object-per-line]',
    to: 'requirements: [vfs.framing.one]',
    message: /`vfs.framing.one` leads nowhere/,
  },
])
