import type { StdioMutant } from './mutant.ts'

const DECLINES = ['changes its mind']

/** Tools that do not end as they should at SIGTERM. */
export const lifecycleMutants: readonly StdioMutant[] = [
  {
    id: 'toolstate.lifecycle.ignores-sigterm',
    violates: 'toolstate.lifecycle.tool-heeds-sigterm#exits',
    change: 'tidies up and stays when it receives SIGTERM',
    cases: DECLINES,
    limits: { term_grace_ms: 500 },
    apply: ({ release }) => ({ terminated: release }),
  },
  {
    id: 'toolstate.lifecycle.ignores-sigterm-after-input',
    violates: 'toolstate.lifecycle.tool-heeds-sigterm#exits',
    change: 'stays when SIGTERM comes within half a second of its input',
    cases: DECLINES,
    limits: { term_grace_ms: 500 },
    apply: ({ nextLine, terminated }) => {
      let taken = Number.NEGATIVE_INFINITY
      return {
        async nextLine() {
          const line = await nextLine()
          taken = performance.now()
          return line
        },
        terminated: () => performance.now() - taken > 500 && terminated(),
      }
    },
  },
  {
    id: 'toolstate.lifecycle.leaves-its-lock',
    violates: 'toolstate.lifecycle.tool-heeds-sigterm#releases',
    change: 'exits at SIGTERM and leaves its lock behind',
    cases: DECLINES,
    apply: () => ({ terminated: () => process.exit(0) }),
  },
]
