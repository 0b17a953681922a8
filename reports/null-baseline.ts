import type { NullSubject } from './results.ts'

/** How a program that does nothing useful fares with the same checks, in a few words. */
export function nullText({ pass, fail, other, outcome }: NullSubject): string {
  return `${pass} pass, ${fail} fail, ${other} other: ${outcome}`
}
