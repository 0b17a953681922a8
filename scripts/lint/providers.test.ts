import { providerRules } from './providers.ts'
import { provesThat } from './rule-fixtures.ts'

const acme = 'spec/providers/acme.yaml'

provesThat(providerRules, [
  {
    rule: 'provider-name',
    why: 'the file has another name',
    file: acme,
    from: 'provider: acme',
    to: 'provider: acne',
    message: /acne/,
  },
  {
    rule: 'provider-name',
    why: 'it extends nothing that exists',
    file: acme,
    from: 'extends: base',
    to: 'extends: basis',
    message: /no profile `basis`/,
  },
  {
    rule: 'provider-fact',
    why: 'the fact is unknown',
    file: acme,
    from: 'all_required',
    to: 'all_requires',
    message: /all_requires/,
  },
  {
    rule: 'provider-fact',
    why: 'the value has another form',
    file: acme,
    from: 'is: true',
    to: 'is: maybe',
    message: /all_required/,
  },
  {
    rule: 'provider-source',
    why: 'a fact that is known has none',
    file: acme,
    from: 'all_required: { is: true, source: page }',
    to: 'all_required: { is: true }',
    message: /no source/,
  },
  {
    rule: 'provider-source',
    why: 'it does not exist',
    file: acme,
    from: 'source: page }',
    to: 'source: pages }',
    message: /pages/,
  },
  {
    rule: 'provider-date',
    why: 'it is from the future',
    file: 'spec/providers/sources.yaml',
    from: "date: '2026-01-31'",
    to: "date: '2027-01-31'",
    message: /2027/,
  },
])
