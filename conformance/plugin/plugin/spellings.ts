import type { Fault } from '../../../harness/adversary/fault.ts'
import type { PluginClauseRef } from '../../../spec/generated/requirement-ids.ts'

/** Another spelling of the same messages, which changes nothing to a plugin. */
interface Spelling {
  verifies: PluginClauseRef
  title: string
  fault: Fault
}

/** The ways in which our messages are spelled, to a plugin that runs and to one that describes itself. @see rfc8259 */
export const SPELLINGS: readonly Spelling[] = [
  {
    verifies: 'plugin.framing.plugin-ignores-member-order#order',
    title: 'reads members in any order',
    fault: { kind: 'reordered-members' },
  },
  {
    verifies: 'plugin.framing.plugin-ignores-member-order#white-space',
    title: 'reads tokens with any white space between them',
    fault: { kind: 'odd-white-space' },
  },
  {
    verifies: 'plugin.framing.plugin-decodes-escapes',
    title: 'reads escaped characters like raw ones',
    fault: { kind: 'escaped-characters' },
  },
]

/**
 * Whether a fault is another spelling. A shell script may look for the usual one with its own means, so that only the
 * checks of spellings judge what it then does. @see rfd072 §Shell Script Example
 */
export const isSpelling = ({ kind }: Fault): boolean =>
  SPELLINGS.some(({ fault }) => fault.kind === kind)
