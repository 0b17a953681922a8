import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Answer, refused } from '../service.ts'
import { code, type Serve } from './answering.ts'
import type { Id } from './incoming.ts'

/** What waits to be done for a tool: a request to be answered, or an answer that is already known. */
export type Job = Asked | { kind: 'reply'; message: JsonObject; size: number }

interface Asked {
  kind: 'request'
  id: Id
  method: string
  params: unknown
  size: number
  /** The tool no longer wants the answer. */
  givenUp?: true
}

/** Does the jobs of one tool, one at a time and in order. */
export interface RequestQueue {
  take(job: Job): void
  /** Gives up the request with this id, or the one that is being answered. */
  giveUp(id?: unknown): void
  /** Bytes of the lines that wait. */
  backlog(): number
  /** Answers, in its turn, with what is known already. */
  reply(message: JsonObject | undefined): void
  /** Resolves when nothing is left to do, or after some milliseconds. */
  idle(atMost: number): Promise<void>
  /** Does nothing more. */
  close(): void
}

/** What a queue needs. */
export interface Dispatcher {
  serve: Serve
  respond(id: Id, answer: Answer): void
  send(message: JsonObject): void
  /** Resolves when the tool has taken what was sent. */
  taken(): Promise<void>
  /** Called when a response is outstanding, and when it is no longer. */
  setOpenRequests(open: boolean): void
}

const ABANDONED = refused(code.cancelled, 'the tool gave the request up')

/** Opens a queue: the next job begins when the tool has taken the answer before. @see rfd-d11 §Deadlock prevention */
export function openRequestQueue(dispatcher: Dispatcher): RequestQueue {
  let jobs: Job[] = []
  let backlog = 0
  let current: { id: Id; giveUp(): void } | undefined
  let working: Promise<void> | undefined
  let closed = false

  const answer = async ({ id, method, params, givenUp: before }: Asked) => {
    if (before) return dispatcher.respond(id, ABANDONED)
    const service = new AbortController()
    const { promise: givenUp, resolve } = Promise.withResolvers<Answer>()
    current = { id, giveUp: () => resolve(ABANDONED) }
    dispatcher.setOpenRequests(true)
    const answer = await Promise.race([dispatcher.serve(method, params, service.signal), givenUp])
    current = undefined
    if (answer === ABANDONED) service.abort()
    if (closed) return
    dispatcher.respond(id, answer)
    dispatcher.setOpenRequests(false)
  }
  const work = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      backlog -= job.size
      if (job.kind === 'reply') dispatcher.send(job.message)
      else await answer(job)
      await dispatcher.taken()
    }
    working = undefined
  }
  const take = (job: Job) => {
    if (closed) return
    jobs.push(job)
    backlog += job.size
    working ??= work()
  }
  return {
    take,
    reply(message) {
      if (message !== undefined) take({ kind: 'reply', message, size: 0 })
    },
    giveUp(id = current?.id) {
      if (id === current?.id) current?.giveUp()
      for (const job of jobs) if (job.kind === 'request' && job.id === id) job.givenUp = true
    },
    backlog: () => backlog,
    idle: (atMost) => within(atMost, working),
    close() {
      jobs = []
      closed = true
      current?.giveUp()
    },
  }
}

/** Waits for what is under way, but not for ever. */
function within(ms: number, working: Promise<void> | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    void Promise.resolve(working).then(done)
  })
}
