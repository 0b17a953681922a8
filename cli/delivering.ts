import type { Command } from 'commander'
import { text } from './numbers.ts'

/** Adds the options of every command that gives a verdict. */
export function addDelivery(to: Command): Command {
  return to
    .option('--known-failures <file>', 'failures that are known, each for one exact reason', text)
    .option('--update-known-failures', 'write that file anew from this run')
    .option(
      '--report <format=file>',
      'write a report; FORMAT alone goes to stdout (repeatable)',
      more,
    )
    .option('--verbose', 'show where a fault of the suite happened')
    .option('--quiet', 'no progress on stderr')
    .option('--no-color', 'no colours')
}

/** Takes one more value of an option that may be repeated. */
export function more(value: string, before: string[] = []): string[] {
  return [...before, text(value)]
}
