import type { Conversation } from '../../../harness/conversation.ts'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { tame } from '../../engine/finding.ts'
import { ranOutOfTime } from './ending.ts'

type Protocol = 'vfs' | 'outcome' | 'stdio'

/** What a message of each protocol is, and what it is that only the others have. */
const SEEN: Record<Protocol, string> = {
  vfs: 'a message of the VFS protocol',
  outcome: 'an outcome, as a one-shot tool on plain stdio prints it',
  stdio: 'a state, as a stateful tool on plain stdio reports it',
}

const OUTCOMES = ['success', 'error', 'needs_input']
const STATES = ['running', 'waiting', 'stopped']

/** Characters of what a tool wrote that are shown. */
const SHOWN = 120

/**
 * That a tool speaks another protocol than its configuration states, and which key to change, as one sentence about the first
 * of its conversations; undefined where any of them is in the protocol that is stated.
 */
export function otherProtocol(conversations: readonly Conversation[]): string | undefined {
  const [first] = conversations
  if (!first || first.couldNotStart || conversations.some(isAsStated)) return undefined
  const [seen] = seenIn(first)
  return seen ? spokenBy(seen, ownOf(first)) : noOutcome(first, ownOf(first))
}

const isAsStated = (conversation: Conversation) =>
  seenIn(conversation).some(({ protocol }) => isOwn(protocol, ownOf(conversation), conversation))

function spokenBy({ text, protocol }: Seen, own: string): string {
  const what = `\`${tame(text, SHOWN)}\` is ${SEEN[protocol]}`
  const how = own === 'vfs' ? '`protocol: vfs`, the default' : `\`protocol: ${own}\``
  return `It starts, but ${what}, and it is certified with ${how}: state \`protocol: ${protocol}\` in its configuration.`
}

/** A one-shot tool may print whatever it likes, and then there is nothing to judge but what its case expects. */
function noOutcome({ lines: [line], start }: Conversation, own: string): string | undefined {
  const { outcome, result } = start.context?.expect ?? {}
  if (own !== 'outcome' || !line || outcome !== undefined || result !== undefined) return undefined
  return `It starts, but what it prints, such as \`${tame(line.text ?? '', SHOWN)}\`, is no outcome and no state.`
}

function ownOf({ start }: Conversation): string {
  const { configuredProtocol, protocol = 'vfs' } = start.context ?? {}
  return configuredProtocol ?? protocol
}

/** A one-shot tool may report a state instead of an outcome, and then it ends. */
const isOwn = (protocol: Protocol, own: string, conversation: Conversation) =>
  protocol === own || (own === 'outcome' && protocol === 'stdio' && !ranOutOfTime(conversation))

/** A message of a protocol. */
interface Seen {
  text: string
  protocol: Protocol
}

/** The messages of any protocol, by line; an outcome may take several lines. */
function seenIn({ lines }: Conversation): Seen[] {
  const texts = lines.map(({ text = '' }) => text)
  return [...texts, texts.join('\n')].flatMap((text) => {
    const protocol = protocolOf(parse(text))
    return protocol ? [{ text, protocol }] : []
  })
}

function protocolOf(value: unknown): Protocol | undefined {
  if (!isObject(value)) return undefined
  if (value.jsonrpc === '2.0' && typeof value.method === 'string') return 'vfs'
  if (OUTCOMES.includes(String(value.type))) return 'outcome'
  return STATES.includes(String(value.type)) ? 'stdio' : undefined
}
