import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import type { Shown } from './difference.ts'
import { endIn } from './ended.ts'
import { printedIn } from './printed.ts'
import { repliesIn } from './replied.ts'
import { type Acts, actsIn } from './sent.ts'

const known = new WeakMap<PluginHostReading, Shown>()

/** What a generated session shows; the first difference is the only one, since others may come of it. */
export function shownBy(reading: PluginHostReading): Shown {
  const shows = known.get(reading) ?? (isInStep(reading) ? judged(reading) : { shows: [] })
  known.set(reading, shows)
  return shows
}

/** Each line is a message that the plugin waits for: others, which rules are about, make it go on too early. */
const isInStep = ({ init, messages, heard }: PluginHostReading): boolean =>
  init !== undefined &&
  heard.every(({ value }) => isObject(value)) &&
  messages.every(({ type }, at) => at === 0 || type !== 'init')

function judged(reading: PluginHostReading): Shown {
  const acts = actsIn(reading)
  const replies = repliesIn(reading, acts)
  if (replies.difference || (!acts.ended && acts.risk)) return replies
  const output = atRisk(printedIn(reading, acts), reading, acts)
  if (!acts.ended) return { shows: replies.shows, difference: output.difference }
  const end = endIn(reading, acts)
  if (mayBeOver(acts) && (end.difference || failsAnyway(acts))) return { shows: replies.shows }
  return {
    shows: [...replies.shows, ...output.shows, ...end.shows],
    difference: output.difference ?? end.difference,
  }
}

/** Nothing shows whether the session went on behind what is a risk: the plugin asked for nothing any more. */
const mayBeOver = ({ requests, risk }: Acts): boolean =>
  risk !== undefined && !requests.some(({ index }) => index >= risk.sent.index)

/** The plugin comes to an end that looks like that of a session which is broken off. */
const failsAnyway = ({ exit }: Acts): boolean => exit === undefined || exit.code === 1

/** Where the text of a message is not shown that is a risk, that is what a difference is about. */
function atRisk(output: Shown, { stdout, stderr }: PluginHostReading, { risk }: Acts): Shown {
  const { difference } = output
  const { type, text } = risk?.sent.message ?? {}
  if (!risk || !difference || type !== 'print' || (stdout + stderr).includes(String(text)))
    return output
  const isChannel = risk.requirement === 'plugin.print.six-channels#accepted'
  return isChannel
    ? output
    : { ...output, difference: { ...difference, requirement: risk.requirement } }
}
