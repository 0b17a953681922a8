import { visible } from '../reports/visible.ts'
import { asTyped } from './started-as.ts'

/** Something that the user can put right: where it stands, what is wrong, and how to fix it. */
export interface Problem {
  /** `FILE:LINE`, when it stands in a file. */
  at?: string
  message: string
  hint?: string
}

/** Problems found so far: readers add to them, so that one run reports all of them at once. */
export type Problems = Problem[]

/** Problems as lines for stderr, each headed by the program's name. */
export function problemText(problems: readonly Problem[]): string {
  return problems.map(line).join('')
}

function line({ at, message, hint }: Problem): string {
  const where = at === undefined ? '' : `${at}: `
  const advice = hint === undefined ? '' : `  ${visible(asTyped(hint))}\n`
  return `jp-conformance: ${visible(where + message)}\n${advice}`
}

/** Reports problems on stderr, and answers with a status. */
export function refuse<S>(problems: readonly Problem[], answer: S): S {
  process.stderr.write(problemText(problems))
  return answer
}
