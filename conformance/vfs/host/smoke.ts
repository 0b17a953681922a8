import type { HostConversation } from '../../../harness/host-conversation.ts'
import { NO_INIT } from '../../../harness/probes/no-init.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { catalogue } from '../../engine/catalogue.ts'
import { capital, quote, satisfied, violated } from '../../engine/finding.ts'
import { lastWords } from '../../engine/smoke.ts'
import { outcomeText } from './answer.ts'
import { type HostCheck, hostChecks } from './host-check.ts'
import { linesToTool } from './host-lines.ts'
import { DESCRIBE } from './planned-session.ts'
import { ranProbe } from './ran-probe.ts'

/** What is observed of a host whose probe is written to, and gets no message. */
export const READS_NO_INIT = 'the probe reads no `init` that is one line of JSON'

/** The first thing that is asked of a host: without it nothing else can be shown. */
const [hello] = hostChecks({
  verifies: 'vfs.lifecycle.result-completes',
  title: 'runs a tool and hands back its result',
  scenario: { name: 'smoke: a tool that prints hello', script: [{ finish: 'hello' }] },
  judge: (c) => {
    const [call] = c.calls
    if (c.start.scenario === DESCRIBE && !c.failure) return []
    if (call?.report?.text === 'hello') return [satisfied()]
    const wanted = c.failure ? 'an answer by the driver protocol' : 'the result `hello` of the tool'
    return [violated(wanted, withoutInit(c) ?? outcomeText(c, call), call?.index)]
  },
}) as [HostCheck]

/** The same, also where the driver does not even state what its host is. */
export const smoke: HostCheck = { ...hello, on: { scenario: [hello.scenario.name, DESCRIBE] } }

/** What the probe read in place of `init`, where it read none that is a message: no other scenario shows more. */
function withoutInit({ calls: [call] }: HostConversation): string | undefined {
  if (call?.report?.text !== NO_INIT) return undefined
  const lines = linesToTool(call).map(({ text }) => quote(text, 80))
  const more = lines.length > SHOWN ? ', …' : ''
  return `${READS_NO_INIT}, but ${lines.slice(0, SHOWN).join(', ')}${more}`
}

/** Why nothing else is tried after the first call: no other scenario shows more. */
export function whyNoMore(c: HostConversation): string | undefined {
  const [call] = c.calls
  if (c.failure) return c.failure.sentence
  const isSeen = c.features.includes('sandbox') || (call && ranProbe(call))
  return (
    withoutInit(c) ??
    (isSeen ? undefined : `the host runs no tool: ${outcomeText(c, call)}; ${HOW}`)
  )
}

/** What makes a host run the probe. */
const HOW =
  'start the `command` that `configure` states for the tool, send it `init`, and return its `result`'

/** Lines that are shown. */
const SHOWN = 3

/** One clear sentence about the very first conversation, instead of hundreds of failures. */
export function smokeOf(
  first: HostConversation | undefined,
  claimed: readonly string[] = [],
): Results['smoke'] {
  if (!first) return { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }
  const { failure, transcript } = first
  const started = !failure?.sentence.startsWith(NOT_STARTED)
  const answer = transcript.find(({ event }) => event === 'received')
  const firstMessageMs = answer ? Math.round(answer.at / 100) / 10 : null
  const isFirst = [hello.scenario.name, DESCRIBE].includes(first.start.scenario ?? '')
  const spoke = started && !(isFirst && whyNoMore(first) !== undefined)
  return {
    started,
    ...(started && { spoke }),
    firstMessageMs,
    sentence: `${sentenceOf(first, firstMessageMs)}${unknownIn(claimed)}`,
  }
}

/** What a driver claims that no requirement is about: often the name of a feature, misspelt. */
function unknownIn(claimed: readonly string[]): string {
  const known = catalogue.features.map(({ id }) => id)
  const [unknown] = claimed.filter((name) => !known.includes(name))
  return unknown === undefined
    ? ''
    : ` It claims ${quote(unknown, 40)}, which is no feature of spec/features.yaml.`
}

const NOT_STARTED = 'the driver could not be started'

function sentenceOf(first: HostConversation, ms: number | null): string {
  const [call] = first.calls
  const unread = withoutInit(first)
  if (unread) return `It starts the probe tool: ${unread}.`
  if (call?.report) return `It answers after ${ms} ms, and runs the probe tool.`
  const why = capital(whyNoMore(first) ?? `it answers, but ${outcomeText(first, call)}`)
  return `${why}.${lastWords(first.stderr)}`
}
