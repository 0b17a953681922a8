import { mutantsIn } from '../mutant.ts'
import { nameOf, onContents, onContext, onMatches, onPattern } from './matches.ts'

/** Mutants that find and show nearly all. */
export const nearGrepMutants = mutantsIn('vfs.grep')({
  'lines-without-terminator#unaltered': {
    'reads-entities: shows an ampersand for its entity': onContents((content) =>
      content.replaceAll('&amp;', '&'),
    ),
    'without-colours: shows lines without the sequences of a terminal': onContents((content) =>
      content.replaceAll('\u001b[1m', ''),
    ),
    'plain-blanks: shows a no-break space as a blank': onContents((content) =>
      content.replaceAll('\u00a0', ' '),
    ),
    'drops-invisible: shows lines without characters of no width': onContents((content) =>
      content.replaceAll('\u200b', ''),
    ),
  },
  'searches-whole-project': {
    'one-of-a-name: searches the first of several files of one name': onMatches((matches) =>
      matches.filter(
        ({ path }, at) => matches.findIndex((each) => nameOf(each.path) === nameOf(path)) === at,
      ),
    ),
  },
  'plain-patterns': {
    'tabs-for-blanks: takes a tab for a blank': onPattern((pattern) =>
      pattern.replaceAll(' ', '[ \\t]'),
    ),
  },
  'context-surrounds': {
    'ten-at-most: shows no more than ten lines of context': onContext((context) =>
      Math.min(Number(context), 10),
    ),
  },
})
