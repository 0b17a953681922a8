import { whereToReport } from './package.ts'

/** What the user reads when the suite itself failed: one sentence, where to report it, the stack when asked. */
export function ownFaultText(error: unknown, argv: readonly string[]): string {
  const fault = error instanceof Error ? error : new Error(String(error))
  const [sentence = ''] = fault.message.split('\n')
  const reported = `jp-conformance: the suite itself failed: ${sentence || fault.name}\n`
  const asked = `  This implies nothing about the subject. Please report it to ${whereToReport()}.\n`
  const end = argv.indexOf('--')
  const verbose = argv.slice(0, end < 0 ? argv.length : end).includes('--verbose')
  const stack = verbose ? `${fault.stack ?? ''}\n` : '  --verbose shows where it happened.\n'
  return reported + asked + stack
}
