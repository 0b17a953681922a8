import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { mapKeys } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { seenOf } from './answer.ts'
import { linesToTool } from './host-lines.ts'

/** How a header's value names a variable of the host. */
export const reference = (name: string): string => `$\{${name}}`

/** How a canary looks, so that a part of one is known wherever it turns up. */
const canary = (name: string) => `canary-${name}-9d0f64c1`

/** What the variables of the host hold that a tool must never see: short enough for a header, longer than eight. */
export const SECRETS = {
  TOKEN: canary('token'),
  OTHER: canary('other'),
  UNLISTED: canary('unlisted'),
  BROKEN: canary('broken'),
} as const

type Secret = keyof typeof SECRETS

/** Names of the variables, which no machine uses for anything else. */
export const variable = (secret: string): string => `JP_CONFORMANCE_${secret}`

/** The variables of the host by name. */
export const secretVariables: Record<string, string> = mapKeys(SECRETS, variable)

/** Judges that nothing which reached the tools of some calls holds one of these values. */
export const hidden =
  (secrets: readonly Secret[], calls: readonly string[]) =>
  (c: HostConversation): Finding[] =>
    calls.flatMap((id) => {
      const call = callOf(c, id)
      if (!call || heard(call).length === 0) return [inconclusive(`the call ${id} shows nothing`)]
      return secrets.map((secret) => hiddenFrom(call, secret))
    })

function hiddenFrom(call: HostCall, secret: Secret): Finding {
  const place = heard(call).find(({ text }) => text.includes(SECRETS[secret]))?.place
  const expected = `nothing with the value of ${variable(secret)}`
  return place ? violated(expected, `the value in ${place}`, call.index) : satisfied()
}

/** All that reached a tool, or that its host made of the tool's end. */
function heard(call: HostCall): { place: string; text: string }[] {
  const seen = seenOf(call).map(({ result, error }) => ({
    place: error ? 'an error' : 'a result',
    text: JSON.stringify(error ?? result) ?? '',
  }))
  // However a message spells its characters, what it states is searched.
  const lines = linesToTool(call).map(({ text, message }) => ({
    place: 'a line to the tool',
    text: message ? JSON.stringify(message) : text,
  }))
  const end = [call.result, call.error].flatMap((value) =>
    value === undefined ? [] : [{ place: 'what the call came to', text: JSON.stringify(value) }],
  )
  return [...seen, ...lines, ...end]
}
