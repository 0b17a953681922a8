import { join } from 'node:path'
import { Deadlines } from '../../deadlines.ts'
import type { HostExit } from '../../host-scenario.ts'
import type { Host } from '../../launch/host.ts'
import { type OtherSockets, openOtherSockets } from '../../peers/other-sockets.ts'
import type { Route } from '../../peers/route.ts'
import { openWebServer, type WebServer } from '../../peers/web-server.ts'
import { type Recorder, record } from '../../recorder.ts'
import type { SessionContext, Transcript } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'
import { EventLoop } from '../event-loop.ts'
import { type Executors, executing } from '../executors.ts'
import type { HostSession } from '../host-session.ts'
import { recording } from '../listener.ts'
import type { FixtureDirectory } from './fixture-directory.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { HostEffect } from './host-effect.ts'
import type { HostEvent } from './host-event.ts'
import { reduceHost } from './host-reducer.ts'
import { type HostState, newHostState } from './host-state.ts'
import { Observer } from './observer.ts'
import { settingsOf } from './settings-of.ts'

/** Executes the effects of a session with a host and turns what happens into events. */
export class HostSessionRunner {
  readonly #session: HostSession
  readonly #directory: FixtureDirectory
  readonly #recorder: Recorder
  readonly #observer: Observer
  readonly #loop: EventLoop<HostState, HostEvent, HostEffect>
  readonly #finished = Promise.withResolvers<Transcript>()
  readonly #inquiries: ((answer: JsonObject) => void)[] = []
  readonly #deadlines = new Deadlines<HostDeadline>((deadline) =>
    this.#loop.dispatch({ event: 'deadline-expired', deadline }),
  )
  readonly #executors: Executors<HostEffect> = {
    'open-web-server': ({ others = false }) => this.#openWebServer(others),
    serve: ({ routes }) => {
      this.#routes = routes
    },
    'record-context': ({ context }) => this.#recordContext(context),
    attach: () => this.#attach(),
    ask: (effect) => this.#ask(effect),
    leave: ({ how, ms }) => this.#leave(how, ms),
    restart: () => this.#restart(),
    'answer-inquiry': ({ inquiry, answer }) => this.#inquiries[inquiry]?.(answer),
    watch: ({ call, path }) => this.#observer.watch(call, path),
    release: ({ call, name }) => this.#observer.release(call, name),
    look: () => this.#loop.dispatch({ event: 'looked', ...this.#observer.look() }),
    record: ({ event }) => this.#recorder.add(event),
    'record-observation': ({ observation }) => this.#recorder.push(observation),
    arm: ({ deadline, ms }) => this.#deadlines.arm(deadline, ms),
    clear: ({ deadline }) => this.#deadlines.clear(deadline),
    close: () => this.#close(),
    finish: () => this.#finish(),
  }
  #host: Host
  #routes: readonly Route[] = []
  #web: WebServer | undefined
  #others: OtherSockets | undefined

  constructor(session: HostSession, directory: FixtureDirectory) {
    const { scenario, command, probe, revision } = session
    const { name } = scenario
    const about = { session: name, role: 'host' as const, command: [...command], case: name }
    this.#session = session
    this.#host = session.host
    this.#directory = directory
    this.#recorder = record({ ...about, revision })
    this.#observer = new Observer(this.#recorder, probe)
    const state = newHostState(settingsOf(session, directory, this.#recorder.epoch))
    this.#loop = new EventLoop(state, reduceHost, executing(this.#executors))
  }

  /** Rejects only for a fault of ours. */
  async run(): Promise<Transcript> {
    const { interrupt } = this.#session
    interrupt?.addEventListener('abort', this.#onInterrupt, { once: true })
    if (interrupt?.aborted) this.#onInterrupt()
    this.#loop.dispatch({ event: 'started' })
    const transcript = await this.#finished.promise.finally(() =>
      interrupt?.removeEventListener('abort', this.#onInterrupt),
    )
    return transcript.sort((a, b) => a.at - b.at)
  }

  #openWebServer(withOthers: boolean): void {
    openWebServer(
      () => this.#routes,
      (request) => this.#recorder.add({ event: 'web', request }),
    )
      .then(async (web) => {
        this.#web = web
        if (withOthers)
          this.#others = await openOtherSockets(
            web.port,
            join(this.#directory.outside, '../socket'),
          )
        this.#loop.dispatch({ event: 'web-opened', url: web.url, port: String(web.port) })
      })
      .catch(this.#onFailed)
  }

  #recordContext(context: SessionContext): void {
    const [start] = this.#recorder.transcript
    if (start?.event === 'start') start.context = context
  }

  #attach(): void {
    this.#host.attach(recording(this.#recorder, () => this.#inquire()))
  }

  #inquire(): Promise<JsonObject> {
    return new Promise((resolve) => {
      const inquiry = this.#inquiries.push(resolve) - 1
      this.#loop.dispatch({ event: 'inquired', inquiry })
    })
  }

  #ask({ request, method, params, ms }: Extract<HostEffect, { effect: 'ask' }>): void {
    const goesOn = this.#observer.goesOn()
    const asked = async () => this.#host.ask(method, params, ms, goesOn)
    asked()
      .then((reply) => this.#loop.dispatch({ event: 'replied', request, reply }))
      .catch(this.#onFailed)
  }

  #leave(how: HostExit, ms: number): void {
    this.#host
      .leave(how, ms)
      .then((reply) => this.#loop.dispatch({ event: 'left', reply }))
      .catch(this.#onFailed)
  }

  #restart(): void {
    this.#host = this.#session.restart()
    this.#attach()
  }

  #close(): void {
    this.#observer.killLeft()
    this.#web?.close()
    this.#others?.close()
    this.#loop.dispatch({ event: 'closed', outside: this.#directory.inventory() })
  }

  #finish(): void {
    this.#recorder.close()
    this.#finished.resolve(this.#recorder.transcript)
  }

  readonly #onInterrupt = () => this.#loop.dispatch({ event: 'interrupted' })

  readonly #onFailed = (fault: unknown) => {
    this.#finished.reject(fault)
    this.#loop.dispatch({ event: 'failed' })
  }
}
