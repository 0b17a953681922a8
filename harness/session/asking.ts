import type { Limits, Policy } from '../../spec/generated/messages/driver.ts'
import type { Host } from '../launch/host.ts'
import type { Act, Call, Occasion } from '../occasion.ts'
import type { JsonObject } from '../wire/json.ts'

/** What a probe may do unless its occasion says otherwise. */
const DEFAULT_POLICY: Policy = { filesystem: { allow: ['.'], writable: true } }

/** The params of `configure`; `limits` hold where the occasion sets none. */
export function configuration(
  occasion: Occasion,
  probe: readonly string[],
  limits?: Limits,
): JsonObject {
  const { files = {}, policy = DEFAULT_POLICY, tool, tools = [], env, interactive } = occasion
  const own = { name: 'probe', ...tool, ...(policy && { policy }) }
  const all = [own, ...tools.map((other) => ({ policy: DEFAULT_POLICY, ...other }))]
  return {
    project: { files },
    tools: all.map(
      ({ words = [], ...each }: (typeof all)[number] & { words?: readonly string[] }) => ({
        command: [...probe, ...words],
        ...each,
        ...(limits && { limits: { ...limits, ...('limits' in each ? each.limits : {}) } }),
      }),
    ),
    ...(env && { env }),
    interactive: interactive ?? false,
  }
}

/** The limits that hold for every tool, unless the occasion sets limits of a tool. */
export function limitsOf(
  { haste, ownLimits }: Occasion,
  { host, limits }: { host: Host; limits?: Limits },
): Limits | undefined {
  if (ownLimits || !host.takesLimits) return undefined
  return haste || limits ? { ...limits, ...haste } : undefined
}

/** A call whose id is filled in. */
export type NamedCall = Call & { id: string }

/** Fills in ids: `call`, then `call-2` and so on. */
export function namedCalls(acts: readonly Act[]): Act[] {
  let count = 0
  const named = (call: Call): NamedCall => {
    count += 1
    return { id: count === 1 ? 'call' : `call-${count}`, ...call }
  }
  return acts.map((act) => ('call' in act ? { ...act, call: [act.call].flat().map(named) } : act))
}

type Asked = Extract<
  Act,
  | { snapshot: true }
  | { turn_end: true }
  | { notifications: true }
  | { tools: string }
  | { flatten: JsonObject }
>

/** The method and the params of an act that only asks; some ask on behalf of a provider. */
export function asked(act: Asked, provider: string): [string, JsonObject?] {
  if ('snapshot' in act) return ['snapshot']
  if ('turn_end' in act) return ['turn_end']
  if ('notifications' in act) return ['notifications']
  if ('flatten' in act) return ['flatten', { provider, schema: act.flatten }]
  return ['tools', act.tools === 'plain' ? {} : { provider }]
}
