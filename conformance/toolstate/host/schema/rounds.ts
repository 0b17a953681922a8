import { messagesOf, requestsIn } from '../../../../harness/driver-messages.ts'
import type {
  HostConversation,
  ShownTool,
  ToolListing,
} from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../../engine/finding.ts'
import type { Judge } from '../../../vfs/host/host-check.ts'

/** What followed a configuration of a session: its refusal, or what the assistant would be shown. */
interface Round {
  /** Why the host refused the configuration. */
  refusal?: string
  listings: ToolListing[]
}

/** The configurations of a session, in order. */
function roundsOf({ transcript, toolListings }: HostConversation): Round[] {
  const asked = requestsIn(messagesOf(transcript)).filter(({ method }) => method === 'configure')
  return asked.map(({ index, answer }, i) => {
    const until = asked[i + 1]?.index ?? Number.POSITIVE_INFINITY
    const listings = toolListings.filter((list) => list.index > index && list.index < until)
    const { error } = answer ?? {}
    return { listings, ...(isObject(error) && { refusal: String(error.message) }) }
  })
}

/** Why the host refused the configuration of a round. */
export const refusalOf = (c: HostConversation, nth: number): string | undefined =>
  roundsOf(c)[nth]?.refusal

/** Judges what the assistant is shown of a tool in a round; one that is not shown violates what every tool promises. */
export const onShown = (
  [name, nth = 0, provider]: readonly [name: string, nth?: number, provider?: string],
  expected: string,
  wrong: (tool: ShownTool, c: HostConversation, list: ToolListing) => Verdict,
): Judge =>
  onListing([nth, provider], expected, (list, c) => {
    const tool = list.tools.find((each) => each.name === name)
    return tool ? wrong(tool, c, list) : violated('every tool', `${name} is not shown`, list.index)
  })

/** The first listing of a round, for a provider or for none. */
export function listingOf(
  c: HostConversation,
  nth: number,
  provider?: string,
): ToolListing | undefined {
  const listings = roundsOf(c)[nth]?.listings ?? []
  return provider === 'any'
    ? listings.find((list) => list.provider !== undefined)
    : listings.find((list) => list.provider === provider)
}

/** Judges a listing of a round. */
export const onListing =
  (
    [nth, provider]: readonly [nth: number, provider?: string],
    expected: string,
    wrong: (list: ToolListing, c: HostConversation) => Verdict,
  ): Judge =>
  (c) => {
    const list = listingOf(c, nth, provider)
    return list
      ? satisfiedUnless(wrong(list, c), expected, list.index)
      : inconclusive(c.failure?.sentence ?? 'the tools were not listed')
  }

/** What a finding states about a host that may do either. */
export const reports = (isSo: boolean, yes: string, no: string): Finding =>
  satisfied(isSo ? yes : no)
