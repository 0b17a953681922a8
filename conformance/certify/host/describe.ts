import type { HostConversation } from '../../../harness/host-conversation.ts'
import { readHostConversation } from '../../../harness/host-reading.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { record } from '../../../harness/recorder.ts'
import { recording } from '../../../harness/session/listener.ts'
import type { DescribeResult } from '../../../spec/generated/messages/driver.ts'

/** What a driver says of its host, or the conversation in which it did not. */
export type Described = DescribeResult | { failed: HostConversation }

/** Asks a driver what its host is and can do. */
export async function describe(
  host: Host,
  {
    command,
    revision,
    patienceMs,
  }: { command: readonly string[]; revision: string; patienceMs: number },
): Promise<Described> {
  const recorder = record({ session: 'describe', role: 'host', command: [...command], revision })
  host.attach(recording(recorder, async () => ({ denied: true })))
  const reply = await host.ask('describe', undefined, patienceMs)
  if ('result' in reply) return reply.result as unknown as DescribeResult
  if ('refused' in reply)
    recorder.add({ event: 'note', text: 'driver refused', data: reply.refused })
  else
    recorder.add({
      event: 'note',
      text: 'driver failed',
      data: { sentence: reply.failed, kind: reply.kind },
    })
  return { failed: readHostConversation(recorder.transcript) }
}
