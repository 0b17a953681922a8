import { messagesOf, requestsIn } from '../../../harness/driver-messages.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { record } from '../../../harness/recorder.ts'
import { driverErrorOf } from '../../../harness/session/host/driver-error.ts'
import { recording } from '../../../harness/session/listener.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import { byMethod } from '../../../harness/validators/driver.ts'
import type { DescribeResult } from '../../../spec/generated/messages/driver.ts'
import type { HostReading } from './host-reading.ts'
import { DESCRIBE } from './planned-session.ts'

/** Asks a driver what its host is and can do. */
export async function runDescribe(
  host: Host,
  about: {
    command: readonly string[]
    revision: string
    answerMs: number
    /** What its configuration states of its features. */
    declared?: Readonly<Record<string, boolean>>
  },
): Promise<Transcript> {
  const { command, revision, answerMs, declared } = about
  const recorder = record({
    ...{ session: DESCRIBE, scenario: DESCRIBE, role: 'host', revision },
    command: [...command],
    ...(declared && { context: { declared } }),
  })
  host.attach(recording(recorder, async () => ({ denied: true })))
  const reply = await host.ask('describe', undefined, answerMs)
  if (!('result' in reply)) recorder.add(driverErrorOf(reply, undefined))
  return recorder.transcript
}

/** What a driver stated about its host; `undefined` when it did not, or in another session. */
export function describedIn({ transcript }: HostReading): DescribeResult | undefined {
  const asked = requestsIn(messagesOf(transcript)).find(({ method }) => method === 'describe')
  const result = asked?.answer?.result
  return byMethod.describe.result(result) ? (result as DescribeResult) : undefined
}
