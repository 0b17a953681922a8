import type { Passes } from '../context.ts'
import { limitBroken } from '../limits.ts'
import { describe } from './describe.ts'
import { drop } from './drop.ts'
import { elements } from './elements.ts'
import { keywords } from './keywords.ts'
import { members } from './members.ts'
import { references } from './references.ts'
import { text } from './text.ts'
import { types } from './types.ts'
import { unions } from './unions.ts'
import { words } from './words.ts'

/** What the reference does. */
export const passes: Passes = {
  inOrder: [references, unions, words, types, members, elements, keywords],
  text,
  drop,
  limit: limitBroken,
  describe,
}
