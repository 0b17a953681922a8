import { profileRules } from './profiles.ts'
import { provesThat } from './rule-fixtures.ts'

const framing = 'spec/vfs/framing.yaml'
const features = 'spec/features.yaml'

provesThat(profileRules, [
  {
    rule: 'profile',
    why: 'a feature does not exist',
    file: features,
    from: 'features: [later]',
    to: 'features: [latter]',
    at: '  - { id: more',
    message: /`latter` does not exist/,
  },
  {
    rule: 'profile',
    why: 'it includes one that does not exist',
    file: features,
    from: 'includes: [base]',
    to: 'includes: [bass]',
    at: '  - { id: more',
    message: /profile `bass` does not exist/,
  },
  {
    rule: 'profile',
    why: 'it includes itself',
    file: features,
    from: 'includes: [base]',
    to: 'includes: [more]',
    at: '  - { id: more',
    message: /profile `more` does not exist before/,
  },
  {
    rule: 'profile',
    why: 'its revision does not exist',
    file: features,
    from: 'since: vfs-0.1.0',
    to: 'since: vfs-9',
    at: '  - { id: more',
    message: /`vfs-9`/,
  },
  {
    rule: 'profile',
    why: 'two have one feature',
    file: features,
    from: 'features: [later]',
    to: 'features: [vfs, later]',
    at: '  - { id: more',
    message: /`vfs` is in another profile/,
  },
  {
    rule: 'profile',
    why: 'two have one name',
    file: features,
    from: 'id: more',
    to: 'id: base',
    at: '  - { id: base, protocol: vfs, includes',
    message: /`base` exists already/,
  },
  {
    rule: 'profile-requirement',
    why: 'no profile has its feature',
    file: framing,
    from: 'basis: stated\n    feature: vfs',
    to: 'basis: stated\n    feature: plugins',
    at: 'feature: plugins',
    message: /`plugins` is in no profile/,
  },
  {
    rule: 'profile-requirement',
    why: 'it has no revision and its profile has one',
    file: framing,
    from: 'basis: stated\n    feature: vfs',
    to: 'basis: stated\n    feature: later',
    at: '  - id: vfs.framing.one-object-per-line',
    message: /profile `more`/,
  },
])
