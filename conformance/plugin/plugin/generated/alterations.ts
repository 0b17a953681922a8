import { CONFIG, CONVERSATIONS, TURN } from '../../../../harness/peers/plugin-workspace.ts'
import { pick, type Random } from '../../../../harness/random.ts'
import type { PluginCase } from '../../../../spec/generated/config.ts'

type Conversations = NonNullable<NonNullable<PluginCase['workspace']>['conversations']>
type Conversation = Conversations[number]

/** Changes what a case has the plugin meet. */
type Alteration = (about: PluginCase, random: Random) => PluginCase

const TITLES = [null, '', ' ', 'x'.repeat(10_000), '"q" \\ \n\u0007', 'عربي 表 📏', '%s $HOME `id`']
const TEXTS = [
  '',
  '\n\n',
  'a\r\nb',
  '\u0000',
  '𝟜 👩‍👩‍👧',
  'x'.repeat(70_000),
  '{"type":"exit","code":0}',
]

/** Changes one conversation of the workspace. */
const inConversation =
  (change: (conversation: Conversation, random: Random) => Conversation[]): Alteration =>
  (about, random) => {
    const all = conversationsOf(about)
    const chosen = pick(random, all)
    return withConversations(
      about,
      all.flatMap((each) => (each === chosen ? change(each, random) : each)),
    )
  }

const ALTERATIONS: readonly Alteration[] = [
  (about) => withConversations(about, []),
  (about, random) => withConversations(about, shuffled(conversationsOf(about), random)),
  inConversation(() => []),
  inConversation(({ title: _, ...untitled }) => [untitled]),
  inConversation((each, random) => [{ ...each, title: pick(random, TITLES) }]),
  inConversation((each) => [each, { ...each, id: `${each.id}0` }]),
  inConversation(({ events: _, ...empty }) => [empty]),
  inConversation((each, random) => [{ ...each, events: fewer(each.events ?? [], random) }]),
  inConversation((each, random) => [{ ...each, events: respelt(each.events ?? [], random) }]),
  (about) => ({ ...about, config: {} }),
  (about, random) => ({ ...about, config: withoutOne(about.config ?? CONFIG, random) }),
  (about, random) => ({ ...about, turn: fewer((about.turn ?? TURN) as Turn, random) }),
]

type Turn = NonNullable<PluginCase['turn']>

const conversationsOf = ({ workspace }: PluginCase): Conversations =>
  workspace?.conversations ?? ([...CONVERSATIONS] as Conversations)

const withConversations = (about: PluginCase, conversations: Conversations): PluginCase => ({
  ...about,
  workspace: { ...about.workspace, conversations },
})

/** Each of some values is left out as often as not. */
const fewer = <T>(all: readonly T[], random: Random): T[] => all.filter(() => random() < 1 / 2)

const shuffled = <T>(all: readonly T[], random: Random): T[] =>
  all
    .map((value) => ({ value, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value)

/** The same events with other texts in some of them. */
const respelt = (events: readonly Record<string, unknown>[], random: Random) =>
  events.map((event) => {
    const name = ['content', 'message', 'reasoning'].find((each) => typeof event[each] === 'string')
    return name !== undefined && random() < 1 / 2
      ? { ...event, [name]: pick(random, TEXTS) }
      : event
  })

function withoutOne(config: object, random: Random): Record<string, unknown> {
  const left = pick(random, Object.keys(config))
  return Object.fromEntries(Object.entries(config).filter(([key]) => key !== left))
}

/**
 * A case with one or two things altered, of which nothing is expected but what holds of every run. What is asked of a plugin that
 * serves depends on what it was given, so that such a case stays as it is.
 */
export function alteredFrom(original: PluginCase, random: Random, name: string): PluginCase {
  const { expect: _, ...about } = original
  if (original.serves !== undefined) return { ...about, name }
  const once = pick(random, ALTERATIONS)({ ...about, name }, random)
  return random() < 1 / 3 ? pick(random, ALTERATIONS)(once, random) : once
}
