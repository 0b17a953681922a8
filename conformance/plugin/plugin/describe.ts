import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { lineExcerpt } from '../../vfs/tool/lines.ts'
import { DESCRIBE } from './advice.ts'
import { describeFaults, describes } from './describe-faults.ts'
import { howItEnded } from './ending.ts'
import { valueIs } from './member.ts'
import { describeRules, type PluginCheck } from './plugin-check.ts'

const REQUIRED = ['name', 'version', 'description'] as const
const TEXTS = ['author', 'help', 'repository'] as const

/** What a plugin states of itself. @see rfd072 §Plugin Self-Description */
export const describeChecks: readonly PluginCheck[] = [
  ...describeRules(
    {
      verifies: 'plugin.describe.describes-itself',
      title: 'answers `describe` with one description',
      toExercise: DESCRIBE,
      judge: describes,
    },
    ...REQUIRED.map((member) => ({
      verifies: `plugin.describe.required-members#${member}` as const,
      title: `states its ${member}`,
      toExercise: DESCRIBE,
      judge: (c: PluginConversation) =>
        c.descriptions.map((each) =>
          satisfiedUnless(
            typeof each.message[member] !== 'string' && memberIs(each, member),
            `a string \`${member}\``,
            each.line.index,
          ),
        ),
    })),
    {
      verifies: 'plugin.describe.own-version',
      title: 'states its own version',
      toExercise: "State the plugin's version under 'version'.",
      judge: (c) => {
        const { version } = c.start.context ?? {}
        if (version === undefined) return []
        return c.descriptions.map((each) =>
          valueIs(each, 'version', (its) => its === version, `the version ${version}`),
        )
      },
    },
    {
      verifies: 'plugin.describe.optional-members#texts',
      title: 'gives author, help and repository as texts',
      toExercise: 'Add an author, a help text or a repository to the description.',
      judge: (c) => c.descriptions.flatMap((each) => TEXTS.flatMap((name) => isText(each, name))),
    },
    {
      verifies: 'plugin.describe.optional-members#command',
      title: 'gives its command path as a list of texts',
      toExercise: 'Add a command to the description.',
      judge: (c) => c.descriptions.flatMap(commandIsList),
    },
    {
      verifies: 'plugin.describe.command-words',
      title: 'gives at least one word as its command path',
      toExercise: 'Add a command to the description.',
      judge: (c) => c.descriptions.flatMap(commandHasWords),
    },
    {
      verifies: 'plugin.describe.hyphenated-words-are-declared',
      title: 'declares a command path that has a word with a hyphen',
      toExercise: "State the words that users type under 'path', where one of them has a hyphen.",
      judge: declaresHyphens,
    },
    {
      verifies: 'plugin.describe.absent-rather-than-null',
      title: 'leaves out what it does not state',
      toExercise: DESCRIBE,
      judge: (c) =>
        c.descriptions.map((each) => {
          const name = [...TEXTS, 'command'].find((member) => each.message[member] === null)
          const observed = name !== undefined && `the member ${name} is null`
          return satisfiedUnless(observed, 'no member that is null', each.line.index)
        }),
    },
    {
      verifies: 'plugin.describe.description-comes-first',
      title: 'writes nothing before its description',
      toExercise: DESCRIBE,
      judge: ({ descriptions: [description], lines: [first] }) => {
        if (!description || !first) return []
        const observed = first.index < description.line.index && `line 1 is ${lineExcerpt(first)}`
        return [satisfiedUnless(observed, 'the description on the first line', first.index)]
      },
    },
    {
      verifies: 'plugin.describe.ends-after-description',
      title: 'ends after its description while its input is open',
      toExercise: DESCRIBE,
      judge: endsAfterDescription,
    },
    {
      verifies: 'plugin.describe.description-needs-no-setup#no-effects',
      title: 'describes itself without making files or directories',
      toExercise: DESCRIBE,
      judge: ({ descriptions, files }) => {
        const [made] = Object.keys(files)
        if (descriptions.length === 0) return []
        return [satisfiedUnless(made !== undefined && `it made ${quote(made)}`, 'nothing new')]
      },
    },
  ),
  ...describeFaults,
]

function declaresHyphens({ start, descriptions }: PluginConversation): Finding[] {
  const { path = [] } = start.context ?? {}
  if (!path.some((word) => word.includes('-'))) return []
  return descriptions.map((each) =>
    valueIs(each, 'command', (its) => equal(its, path), JSON.stringify(path)),
  )
}

const memberIs = ({ message }: PluginMessage, name: string): string =>
  Object.hasOwn(message, name)
    ? `the member ${name} is ${quote(JSON.stringify(message[name]))}`
    : `the member ${name} is absent`

function isText(each: PluginMessage, name: string): Finding[] {
  const value = each.message[name]
  if (value === undefined || value === null) return []
  const observed = typeof value !== 'string' && memberIs(each, name)
  return [satisfiedUnless(observed, `\`${name}\` as one text`, each.line.index)]
}

function commandIsList(each: PluginMessage): Finding[] {
  const { command } = each.message
  if (command === undefined || command === null) return []
  const isList = Array.isArray(command) && command.every((word) => typeof word === 'string')
  return [satisfiedUnless(!isList && memberIs(each, 'command'), 'a list of texts', each.line.index)]
}

function commandHasWords(each: PluginMessage): Finding[] {
  const { command } = each.message
  if (!Array.isArray(command)) return []
  const isPath =
    command.length > 0 && command.every((word) => word !== '' && !/\s/.test(String(word)))
  const observed = !isPath && memberIs(each, 'command')
  return [satisfiedUnless(observed, 'words that are not empty', each.line.index)]
}

function endsAfterDescription(c: PluginConversation): Finding[] {
  const [description] = c.descriptions
  if (!description) return []
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (c.expired('exit') || c.signal)
    return [violated('the end of the process after the description', howItEnded(c))]
  return [
    satisfied(
      c.exits.length > 0
        ? 'an `exit` message follows the description, then the process ends'
        : 'the process ends directly after the description',
    ),
  ]
}
