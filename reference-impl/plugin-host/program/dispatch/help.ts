import type { Output } from '../output.ts'
import type { Outcome } from '../run-end.ts'
import { begins, type Candidate } from './candidates.ts'

/** What the help of a plugin or a group is made of. */
export interface HelpingGroups {
  /** The text of a plugin or a group about itself; undefined when it has none. */
  ownHelp: typeof ownHelp
  /** The plugins that its help lists. */
  underPath: typeof underPath
  /** The line of one of them. */
  lineFor: typeof lineFor
  /** The help of both. */
  joined(own: string, list: string): string
  /** How a command ends that names a group alone. */
  endOfGroup(group: Candidate, candidates: readonly Candidate[]): Outcome & { help: boolean }
}

/** How this host shows groups. @see rfd072 §Help Aggregation for Command Groups */
export const helpingGroups = (): HelpingGroups => ({
  ...{ ownHelp, underPath, lineFor },
  joined: (own, list) => `${own}\n${list && `\nCommands:\n${list}`}`,
  endOfGroup: () => ({ status: 2, help: true }),
})

/** Shows the help of a plugin or a group, and the plugins under its path. */
export function showHelpOf(
  plugin: Candidate,
  candidates: readonly Candidate[],
  helping: HelpingGroups,
  output: Output,
): Outcome {
  const own = helping.ownHelp(plugin)
  if (own === undefined) return { status: 1, complaint: 'plugin does not support describe' }
  const lines = helping.underPath(plugin, candidates).map(helping.lineFor)
  output.write(1, helping.joined(own, lines.join('')))
  return { status: 0 }
}

/** A plugin describes itself; of one that is not here only the registry knows something. */
function ownHelp({ description, entry }: Candidate): string | undefined {
  if (!description) return entry?.description
  const { name, description: text, help = `${String(name)}: ${String(text)}` } = description
  return String(help)
}

/** The plugins below a path that are installed or in the registry. */
export const underPath = (
  { path }: Candidate,
  candidates: readonly Candidate[],
): readonly Candidate[] =>
  candidates.filter(
    (each) => each.place !== 'path' && each.path.length > path.length && begins(each.path, path),
  )

/** The line of a plugin in the help of its group, with a mark where it is not installed. */
function lineFor({ path, description, entry, place }: Candidate): string {
  const text = String(description?.description ?? entry?.description ?? '')
  const mark = place === 'registry' && !entry?.isGroup ? '  (not installed)' : ''
  return `  ${path.join(' ')}  ${text}${mark}\n`
}
