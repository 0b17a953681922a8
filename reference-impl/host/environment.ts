/** What a program needs to start at all, and what holds no secret. */
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'SystemRoot']

/** The few variables that a tool is started with: a secret that the protocol withholds would be pointless here. */
export const cleanEnvironment = (own: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = own[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
