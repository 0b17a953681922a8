import { type PluginHostReading, repliesAmong } from '../../../harness/plugin-host-reading.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { inconclusive, quote, type Verdict } from '../../engine/finding.ts'

/** What of a reading violates something. */
export type Observe = (reading: PluginHostReading) => Verdict

/** A value as a reason shows it. */
export const shown = (value: unknown): string =>
  value === undefined ? 'missing' : quote(JSON.stringify(value), 80)

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[[0-9;]*m/g

/** A text without the colours of a terminal. */
export const withoutColours = (text: string): string => text.replaceAll(COLOURS, '')

/** A text without the place of the workspace, which differs from session to session. */
export const placed = (text: string, { start }: PluginHostReading): string =>
  text.replaceAll(start.context?.workspace ?? '\0', '{workspace}')

/** A member of `init`, or of an object in it, must fit. */
export const initMember =
  (
    path: readonly string[],
    fits: (value: unknown, reading: PluginHostReading) => boolean,
  ): Observe =>
  (reading) => {
    const value = path.reduce<unknown>(
      (inner, name) => (isObject(inner) ? inner[name] : undefined),
      reading.init?.message,
    )
    const is = placed(shown(value), reading)
    return !fits(value, reading) && `\`${path.join('.')}\` of \`init\` is ${is}`
  }

/** The arguments of `init` must be a list that fits. */
export const initArgs = (fits: (words: readonly unknown[]) => boolean): Observe =>
  initMember(['args'], (value) => Array.isArray(value) && fits(value))

/** The reply at a place, from 0, must fit; there must be one. */
export const replyAt =
  (at: number, fits: (reply: JsonObject, reading: PluginHostReading) => Verdict): Observe =>
  (reading) => {
    const reply = reading.replies[at]?.message
    return reply ? fits(reply, reading) : `request ${at + 1} got no reply`
  }

/** A member of the reply at a place must equal a value; undefined: must not be there. */
export const replyMember = (at: number, name: string, value: unknown): Observe =>
  replyAt(at, (reply) => {
    const is = reply[name]
    const fits = value === undefined ? !Object.hasOwn(reply, name) : equal(is, value)
    return !fits && `\`${name}\` of reply ${at + 1} is ${shown(is)}`
  })

/** The host must end with a status. */
export const endsWith =
  (status: number): Observe =>
  ({ exit }) =>
    exit?.code !== status && howItEnded(exit)

function howItEnded(exit: PluginHostReading['exit']): string {
  if (!exit) return 'the host did not end'
  return exit.signal ? `the host died of ${exit.signal}` : `the host ended with status ${exit.code}`
}

/** The host's stdout must contain texts in this order. */
export const shows =
  (...texts: readonly string[]): Observe =>
  ({ stdout }) => {
    let from = 0
    for (const text of texts) {
      const at = stdout.indexOf(text, from)
      if (at < 0) return `${quote(text)} is not there`
      from = at + text.length
    }
    return undefined
  }

/** The first of several observations. */
export const firstOf =
  (...all: Observe[]): Observe =>
  (reading) =>
    all.map((observe) => observe(reading)).find((observed) => observed)

/** What a further run of the host shows by its probe, observed like the first. */
export const beside =
  (mark: string, observe: Observe): Observe =>
  (reading) => {
    const heard = reading.probe(mark)
    const [init] = heard.messages
    if (init?.type !== 'init')
      return inconclusive('the host was not seen to run a plugin once more')
    return observe({ ...reading, ...heard, init, replies: repliesAmong(heard.messages) })
  }

/** What shows something only where something else is so. */
export const inconclusiveUnless =
  (precondition: Observe, reason: string, observe: Observe): Observe =>
  (reading) =>
    precondition(reading) ? inconclusive(reason) : observe(reading)

/** How the host ended in the runs before the one that is scene, or in the control. */
export const endsOf = (reading: PluginHostReading, runs: 'before' | 'control'): JsonObject[] =>
  reading.transcript.flatMap((event) =>
    event.event === 'probe' && event.call === `${runs}/host` && isObject(event.entry.seen)
      ? [event.entry.seen]
      : [],
  )

/** Its statuses in these runs. */
export const statusesOf = (...ends: Parameters<typeof endsOf>): unknown[] =>
  endsOf(...ends).map(({ status }) => status)
