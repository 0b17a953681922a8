import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { capital, satisfied, violated } from '../../engine/finding.ts'
import { howItWent } from './answer.ts'
import { type HostCheck, hostChecks } from './host-check.ts'
import { DESCRIBE } from './scenario.ts'

/** The first thing that is asked of a host: without it nothing else can be shown. */
const [hello] = hostChecks({
  verifies: 'vfs.lifecycle.result-completes',
  title: 'runs a tool and hands back its result',
  occasion: { name: 'smoke: a tool that says hello', script: [{ finish: 'hello' }] },
  judge: (c) => {
    const [call] = c.calls
    if (c.start.scenario === DESCRIBE && !c.failure) return []
    return call?.report?.text === 'hello'
      ? [satisfied()]
      : [violated("the tool's result", howItWent(c, call), call?.index)]
  },
}) as [HostCheck]

/** The same, also where the driver does not even say what its host is. */
export const smoke: HostCheck = { ...hello, on: { scenario: [hello.occasion.name, DESCRIBE] } }

/** One clear sentence about the very first conversation, instead of hundreds of failures. */
export function smokeOf(first: HostConversation | undefined): Results['smoke'] {
  if (!first) return { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }
  const { failure, transcript } = first
  const started = !failure?.sentence.startsWith(NOT_STARTED)
  const answer = transcript.find(({ event }) => event === 'received')
  const firstMessageMs = answer ? Math.round(answer.at / 100) / 10 : null
  return { started, firstMessageMs, sentence: sentenceOf(first, firstMessageMs) }
}

const NOT_STARTED = 'the driver could not be started'

function sentenceOf(first: HostConversation, ms: number | null): string {
  const [call] = first.calls
  if (call?.report) return `It answers after ${ms} ms, and runs the probe tool.`
  const said = first.stderr.trim().split('\n').at(-1)
  const why = capital(first.failure?.sentence ?? `it answers, but ${howItWent(first, call)}`)
  return `${why}.${said ? ` The last it wrote to stderr: ${said}` : ''}`
}
