import { provesThat } from './broken.ts'
import { profileRules } from './profiles.ts'

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
    says: /`latter` does not exist/,
  },
  {
    rule: 'profile',
    why: 'it includes one that does not exist',
    file: features,
    from: 'includes: [base]',
    to: 'includes: [bass]',
    at: '  - { id: more',
    says: /profile `bass` does not exist/,
  },
  {
    rule: 'profile',
    why: 'it includes itself',
    file: features,
    from: 'includes: [base]',
    to: 'includes: [more]',
    at: '  - { id: more',
    says: /profile `more` does not exist before/,
  },
  {
    rule: 'profile',
    why: 'its revision does not exist',
    file: features,
    from: 'since: vfs-0.1.0',
    to: 'since: vfs-9',
    at: '  - { id: more',
    says: /`vfs-9`/,
  },
  {
    rule: 'profile',
    why: 'two have one feature',
    file: features,
    from: 'features: [later]',
    to: 'features: [vfs, later]',
    at: '  - { id: more',
    says: /`vfs` is in another profile/,
  },
  {
    rule: 'profile',
    why: 'two have one name',
    file: features,
    from: 'id: more',
    to: 'id: base',
    at: '  - { id: base, protocol: vfs, includes',
    says: /`base` exists already/,
  },
  {
    rule: 'profile-requirement',
    why: 'no profile has its feature',
    file: framing,
    from: 'basis: stated\n    feature: vfs',
    to: 'basis: stated\n    feature: plugins',
    at: 'feature: plugins',
    says: /`plugins` is in no profile/,
  },
  {
    rule: 'profile-requirement',
    why: 'it has no revision and its profile has one',
    file: framing,
    from: 'basis: stated\n    feature: vfs',
    to: 'basis: stated\n    feature: later',
    at: '  - id: vfs.framing.one-object-per-line',
    says: /profile `more`/,
  },
])
