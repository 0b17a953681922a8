import { having } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

/** Starts a tool with other words than those of its command. */
const onWords = (change: (word: string) => string | string[]) =>
  having(({ confine }) => ({ confine: (command) => confine(command.flatMap(change)) }))

/** Mutants that change few words of a command. */
export const wordMutants = mutantsIn('vfs.config')({
  'command-carries-arguments': {
    'expands-tilde: takes ~ for a directory': onWords((word) => (word === '~' ? '/home' : word)),
    'composes-words: composes the letters of words': onWords((word) => word.normalize('NFC')),
    'words-of-one-line: makes a blank of a line feed in a word': onWords((word) =>
      word.replaceAll('\n', ' '),
    ),
    'expands-percent: puts in variables between percent signs': onWords((word) =>
      word.replace(/%\w+%/g, ''),
    ),
    'ends-at-semicolon: reads a word up to a semicolon': onWords(
      (word) => word.split(';')[0] ?? '',
    ),
    'trims-words: takes the blanks from the ends of a word': onWords((word) => word.trim()),
  },
})
