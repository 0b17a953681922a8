/** Variables that a program needs to start at all, or to start fast, and that hold no secrets. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'SystemRoot',
  'PATHEXT',
  'JAVA_HOME',
  'GOPATH',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'NODE_COMPILE_CACHE',
]

/** The name of the variable that marks every process of a run, so that orphans can be found. */
export const RUN_MARK = 'JP_CONFORMANCE_RUN'

/** A new mark for one run, by which everything that it starts is found again. */
export const newMark = () => `${process.pid}-${Math.random().toString(36).slice(2)}`

/**
 * A small explicit environment for a subject: nothing of the user's but what a program needs to start,
 * so that no secret can leak into a transcript.
 */
export function cleanEnvironment(extra: Record<string, string> = {}): Record<string, string> {
  const retained = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(retained), LANG: 'C.UTF-8', ...extra }
}
