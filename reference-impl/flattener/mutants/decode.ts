import type { Codec } from '../codec.ts'
import { mutantsOf } from './mutant.ts'
import { changing } from './rewrite.ts'

/** Spellings that nobody undoes. */
export const decodeMutants = mutantsOf(
  {
    id: 'flattener.decode.leaves-padding',
    violates: 'flattener.decode.removes-padding',
    change: 'leaves the null in that stands for an absent property',
    apply: changing('members', (pass) => (draft, context) => {
      const made = pass(draft, context)
      return made.codec?.kind === 'members' ? { ...made, codec: unpadded(made.codec) } : made
    }),
  },
  {
    id: 'flattener.decode.leaves-texts',
    violates: 'flattener.decode.restores-types',
    change: 'leaves values of an enumeration as the words that stand for them',
    apply: changing('words', (pass) => (draft, context) => {
      const made = pass(draft, context)
      return made.codec?.kind === 'words' ? { ...made, codec: { ...made.codec, words: [] } } : made
    }),
  },
)

function unpadded(codec: Extract<Codec, { kind: 'members' }>): Codec {
  return { ...codec, members: codec.members.map((member) => ({ ...member, padded: false })) }
}
