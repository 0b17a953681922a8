import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { elementsOf, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { outcomeText, seenOf } from '../answer.ts'
import { checksOn, hostChecks } from '../host-check.ts'
import { SECRETS, secretVariables, variable } from '../secrets.ts'
import { alone } from './scenarios.ts'

/** A tool without a request, so that its streams may be whatever they are. */
const streams: HostScenario = {
  name: 'sandbox: the streams of a tool',
  script: [{ tell_process: true }, { finish: 'streams' }],
}

/** What a list names. */
const WITHHELD: readonly unknown[] = [SECRETS.TOKEN, SECRETS.OTHER]

/** A tool for whom variables are listed, of which it is to know the names alone. */
const variables: HostScenario = {
  name: 'sandbox: the variables of a tool',
  env: secretVariables,
  policy: {
    network: { allow: ['http://127.0.0.1:1'], envs: [variable('TOKEN')] },
    commands: { env: { envs: [variable('OTHER')] } },
  },
  script: [
    { find_in_environment: [SECRETS.TOKEN, SECRETS.OTHER, SECRETS.UNLISTED] },
    { finish: 'variables' },
  ],
}

/** What the operating system reported the probe of itself. */
function processOf(c: HostConversation): JsonObject | undefined {
  const call = callOf(c)
  const [found] = call ? seenOf(call).flatMap(({ process }) => (process ? [process] : [])) : []
  return isObject(found) ? found : undefined
}

function arePipes(c: HostConversation): Finding[] {
  const process = processOf(c)
  if (!process) return [violated('pipes or sockets', outcomeText(c, callOf(c)))]
  return ['stdin', 'stdout'].map((name, i) => {
    const kind = String(elementsOf(process.streams)[i])
    const isGood = kind === 'pipe' || kind === 'socket'
    return satisfiedUnless(!isGood && `${name} is a ${kind}`, `${name} as a pipe or a socket`)
  })
}

function inherited(c: HostConversation): Finding[] {
  const process = processOf(c)
  if (!process) return [inconclusive(outcomeText(c, callOf(c)))]
  const kinds = [...new Set(elementsOf(process.inherited).map(String))].sort()
  return [satisfiedUnless(kinds.length > 0 && `further descriptors: ${kinds.join(', ')}`, 'none')]
}

function noSecrets(c: HostConversation): Finding[] {
  const call = callOf(c)
  const seen = call ? seenOf(call).find(({ found }) => found !== undefined) : undefined
  const expected = 'a tool without the values of variables'
  if (!seen) return [violated(expected, outcomeText(c, call), call?.index)]
  const found = elementsOf(seen.found)
  if (found.some((value) => WITHHELD.includes(value)))
    return [violated(expected, 'a value in its environment', call?.index)]
  return [
    satisfied(found.length > 0 ? 'with the value of a variable that no list names' : undefined),
  ]
}

/** What the process of a tool is given. */
export const processChecks = hostChecks(
  ...checksOn(streams, { 'vfs.sandbox.streams-are-pipes': arePipes }),
  ...checksOn(alone, { 'vfs.sandbox.no-other-descriptors': inherited }),
  ...checksOn(variables, { 'vfs.sandbox.environment-without-secrets': noSecrets }),
)
