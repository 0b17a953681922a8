import { provesThat } from './broken.ts'
import { draftRules } from './drafts.ts'

const framing = 'spec/vfs/framing.yaml'
const drafts = 'spec/drafts/vfs.yaml'
const ambiguities = 'spec/ambiguities/vfs.yaml'

provesThat(draftRules, [
  {
    rule: 'draft-target',
    why: 'the requirement does not exist',
    file: drafts,
    from: 'id: vfs.framing.one-object-per-line',
    to: 'id: vfs.framing.one',
    says: /vfs.framing.one/,
  },
  {
    rule: 'draft-count',
    why: 'the count is wrong',
    file: framing,
    from: 'drafts: 1',
    to: 'drafts: 2',
    says: /drafts says 2, but 1/,
  },
  {
    rule: 'ambiguity-draft',
    why: 'the number is unknown',
    file: ambiguities,
    from: '[VFS-1, VFS-4]',
    to: '[VFS-1, VFS-9]',
    says: /VFS-9/,
  },
])
