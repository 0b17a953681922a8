import { quote } from '../../engine/finding.ts'
import { firstOf, type Observe, shows } from './observed.ts'

/** What the probe gives for its description, and for its help. */
export const OWN = 'Watches what its host does.'

export const APART = 'Has a path of its own.'

export const WORDS = ['words', 'apart']

/** The host must have asked the probe. */
export const asked: Observe = ({ messages: [first] }) => !first && 'the probe was not asked'

export const lists = (...descriptions: string[]): Observe =>
  firstOf(asked, ...descriptions.map((description) => shows(description)))

const isOfCommands = (line: string) => /^(sub)?commands:?\s*$/i.test(line)

/** Plugins must stand under another heading than the commands of the host, and behind them. */
export const apart: Observe = ({ stdout }) => {
  const lines = stdout.split('\n')
  const at = lines.findIndex((line) => line.includes(OWN))
  const heading = lines.slice(0, Math.max(0, at)).findLast((line) => /^\S/.test(line))
  if (at < 0 || heading === undefined) return 'there is none'
  if (isOfCommands(heading)) return `they stand under ${quote(heading)}`
  return lines.slice(at).some(isOfCommands) && 'the commands of the host come behind them'
}

/** A plugin must stand there by its path. */
export const byPath: Observe = ({ stdout }) => {
  const lines = stdout.split('\n')
  const at = lines.findIndex((line) => line.includes(APART))
  const entry = lines.slice(Math.max(0, at - 1), at + 1).join('\n')
  if (at < 0) return 'the plugin is not listed'
  return !entry.includes(WORDS.join(' ')) && 'its line does not have these words'
}
