/** A word as a POSIX shell reads it again. */
export const shellWord = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`
