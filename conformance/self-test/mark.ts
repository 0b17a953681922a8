/** Names one run of a subject in the environment of every process that it starts. */
export const SUBJECT = 'JP_SELF_TEST_SUBJECT'

/** What a run of a subject is called: another run of the same tests, at the same time or before, has other names. */
export const markOf = (name: string): string => `${name} of ${process.pid}`
