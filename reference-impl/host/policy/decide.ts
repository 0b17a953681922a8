import type { Policy } from '../../../spec/generated/messages/driver.ts'
import type { Decide, Decision } from '../service.ts'
import { decideProgram } from './commands.ts'
import { decideReading, decideWriting } from './filesystem.ts'
import { decideUrl } from './network.ts'
import { strictest } from './strictest.ts'

type Params = Parameters<Decide>[1]
type Rule = (policy: Policy, params: Params) => Decision[]

/** The paths that a request names by these members. */
const paths = (params: Params, members: readonly string[]): string[] =>
  members.flatMap((member) => params[member] ?? []).map(String)

const reads =
  (...members: string[]): Rule =>
  (policy, params) =>
    paths(params, members).map((path) => decideReading(policy.filesystem, path))

const writes =
  (...members: string[]): Rule =>
  (policy, params) =>
    paths(params, members).map((path) => decideWriting(policy.filesystem, path))

const fetches: Rule = (policy, { url }) => [decideUrl(policy.network, String(url))]

const runs: Rule = (policy, { program, args }) => [
  decideProgram(policy.commands, String(program), Array.isArray(args) ? args.map(String) : []),
]

/** What each method asks of the policy. @see rfd-d11 §Access policy enforcement */
const RULES: Readonly<Record<string, Rule>> = {
  'fs.read': reads('path'),
  'fs.exists': reads('path'),
  'fs.list_dir': reads('path'),
  'fs.metadata': reads('path'),
  'fs.grep': reads('paths'),
  'fs.write': writes('path'),
  'fs.delete': writes('path'),
  'fs.rename': writes('from', 'to'),
  'http.get': fetches,
  'http.post': fetches,
  'process.run': runs,
}

/**
 * Decides by a tool's policy; without one the tool may read the project and nothing else. A request is judged by
 * what it names and never by what is there, so that no answer reveals whether anything is.
 * @see rfd-d11 §Configuration
 */
export function decideBy(policy: Policy = {}): Decide {
  return (method, params) => {
    const rule = Object.hasOwn(RULES, method) ? RULES[method] : undefined
    if (!rule) return { decision: 'refuse', because: `The policy knows no ${method}` }
    return strictest(rule(policy, params))
  }
}
