import { delimiter, isAbsolute } from 'node:path'
import type { ServiceContext } from '../service.ts'

/** What a program is given to find its way, and of that what the tool asked for. */
export interface Environment {
  all: Record<string, string>
  forwarded: Record<string, string>
}

/** Chooses the variables of a program. */
export type Choose = (
  program: string,
  wanted: readonly string[],
  serviceContext: Pick<ServiceContext, 'env' | 'mayUse'>,
) => Environment

/**
 * The few variables that starting a program needs, and of the host's own those that are both asked for and allowed.
 * The others are left out without a word.
 * @see rfd-d11 §process.run
 */
export const choose: Choose = (program, wanted, { env, mayUse }) => {
  const forwarded = only(env, (name) => wanted.includes(name) && mayUse.inProgram(program, name))
  const needed = only(env, (name) => NEEDED.test(name))
  const PATH = withoutRelative(needed.PATH)
  return { all: { ...needed, ...(PATH !== undefined && { PATH }), ...forwarded }, forwarded }
}

const NEEDED = /^(PATH|HOME|USER|LANG|LC_[A-Z]+|TMPDIR|SYSTEMROOT)$/

const only = (
  env: Readonly<Record<string, string>>,
  chosen: (name: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => chosen(name)))

/** A relative entry would let a tool put a program of its own in the place of one that its policy allows. */
const withoutRelative = (path: string | undefined): string | undefined =>
  path?.split(delimiter).filter(isAbsolute).join(delimiter)
