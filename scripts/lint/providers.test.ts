import { provesThat } from './broken.ts'
import { providerRules } from './providers.ts'

const acme = 'spec/providers/acme.yaml'

provesThat(providerRules, [
  {
    rule: 'provider-name',
    why: 'the file has another name',
    file: acme,
    from: 'provider: acme',
    to: 'provider: acne',
    says: /acne/,
  },
  {
    rule: 'provider-name',
    why: 'it extends nothing that exists',
    file: acme,
    from: 'extends: base',
    to: 'extends: basis',
    says: /no profile `basis`/,
  },
  {
    rule: 'provider-fact',
    why: 'the fact is unknown',
    file: acme,
    from: 'all_required',
    to: 'all_requires',
    says: /all_requires/,
  },
  {
    rule: 'provider-fact',
    why: 'the value has another form',
    file: acme,
    from: 'is: true',
    to: 'is: maybe',
    says: /all_required/,
  },
  {
    rule: 'provider-source',
    why: 'a fact that is known has none',
    file: acme,
    from: 'all_required: { is: true, source: page }',
    to: 'all_required: { is: true }',
    says: /no source/,
  },
  {
    rule: 'provider-source',
    why: 'it does not exist',
    file: acme,
    from: 'source: page }',
    to: 'source: pages }',
    says: /pages/,
  },
  {
    rule: 'provider-date',
    why: 'it is from the future',
    file: 'spec/providers/sources.yaml',
    from: "date: '2026-01-31'",
    to: "date: '2027-01-31'",
    says: /2027/,
  },
])
