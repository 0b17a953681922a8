import type { PluginStep } from '../../../harness/probes/plugin-step.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { beside, firstOf, type Observe, replyAt, shown } from './observed.ts'
import { ask } from './script.ts'

/** Requests that a probe sends one after the other, and what is expected of the reply to each by its name. */
export interface Dialogue<Name extends string> {
  steps: PluginStep[]
  /** The reply must fit. */
  reply(name: Name, fits: (reply: JsonObject) => ReturnType<Observe>): Observe
  /** Replies must have a type. */
  are(type: string, ...names: Name[]): Observe
  /** Replies must not have a type. */
  isNot(type: string, name: Name): Observe
  /** The reply must be an error that names the type of its request. */
  refused(name: Name): Observe
  /** The same of a further run of the host, at this mark. */
  beside(mark: string): Dialogue<Name>
}

/** Makes a dialogue of requests by their names. */
export function dialogue<Name extends string>(
  requests: Readonly<Record<Name, { type: string }>>,
  where: (observe: Observe) => Observe = (observe) => observe,
): Dialogue<Name> {
  const names = Object.keys(requests)
  const reply: Dialogue<Name>['reply'] = (name, fits) => where(replyAt(names.indexOf(name), fits))
  const refused = (name: Name) => reply(name, (message) => notRefused(requests[name].type, message))
  return {
    steps: ask(...Object.values<object>(requests)),
    reply,
    refused,
    are: (type, ...wanted) =>
      firstOf(...wanted.map((name) => reply(name, (message) => hasNot(type, message)))),
    isNot: (type, name) =>
      reply(name, (message) => message.type === type && `the reply is ${shown(type)}`),
    beside: (mark) => dialogue(requests, (observe) => beside(mark, observe)),
  }
}

const hasNot = (type: string, message: JsonObject) =>
  message.type !== type && `the reply is ${shown(message.type)} in place of \`${type}\``

function notRefused(type: string, { type: its, request }: JsonObject) {
  if (its !== 'error') return `the reply is ${shown(its)}`
  return request !== type && `\`request\` of the error is ${shown(request)}`
}
