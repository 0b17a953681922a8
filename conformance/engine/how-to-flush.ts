/** How output is flushed in common languages. */
export const HOW_TO_FLUSH =
  'flush after each line, in Python `print(text, flush=True)`, in C `fflush(stdout)`, in Perl `$| = 1`, in Java `System.out.flush()`'
