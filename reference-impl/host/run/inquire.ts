import { createInterface } from 'node:readline/promises'
import type { Inquire } from '../setup.ts'

/** Asks on the terminal; anything but `y` and `yes` is a refusal. The prompt goes to stderr. */
export const onTerminal: Inquire = async ({ question }) => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const text = 'text' in question ? question.text : 'Go on?'
    const output = await terminal.question(`${text} [y/N] `)
    return /^y(es)?$/i.test(output.trim()) ? { answer: true } : { denied: true }
  } finally {
    terminal.close()
  }
}
