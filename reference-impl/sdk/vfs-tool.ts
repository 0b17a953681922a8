import { reasonOf } from './failure.ts'
import { Host } from './host.ts'
import { answerIn, resultOf } from './outcome.ts'
import type { Invocation, Session, Work } from './tool.ts'

/** Runs a tool whose files, HTTP and processes its host serves. @see rfd-d11 §Request and response format */
export async function vfsTool(work: Work<Invocation & { host: Host }>): Promise<never> {
  const { host, call } = await Host.connect()
  try {
    await host.result(await work({ ...call, host }))
  } catch (thrown) {
    await host.error(reasonOf(thrown))
  }
  return process.exit(0)
}

/**
 * Runs a tool that keeps running between calls, and talks with its user by its states.
 * @see rfd-d11 §Integration with the stateful tool protocol
 */
export async function statefulTool(work: Work<Session & { host: Host }>): Promise<never> {
  const { host, call } = await Host.connect()
  const session: Session = {
    ...call,
    show: (content) => host.state({ type: 'running', content }),
    input: () => host.nextInput(),
    async ask(question) {
      await host.state({ type: 'waiting', content: null, question })
      return answerIn(await host.nextInput(), question)
    },
  }
  const result = await resultOf(() => work({ ...session, host }))
  await host.state({ type: 'stopped', result })
  return process.exit(0)
}
