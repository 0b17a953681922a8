import { setTimeout as pass } from 'node:timers/promises'
import type { Limits } from '../../spec/generated/messages/driver.ts'
import type { Host } from '../launch/host.ts'
import type { Act, Occasion } from '../occasion.ts'
import { actsOf } from '../occasion.ts'
import { openWebServer, type WebServer } from '../peers/web-server.ts'
import { type Recorder, record } from '../recorder.ts'
import type { NoteText, Transcript, WebRequest } from '../transcript.ts'
import type { JsonObject } from '../wire/json.ts'
import { asked, configuration, limitsOf, namedCalls } from './asking.ts'
import { answering } from './inquiries.ts'
import { recording } from './listener.ts'
import { type Ground, openGround, withPlaces } from './places.ts'
import { setbackOf } from './setback.ts'
import { Sightings } from './sightings.ts'
import { stretched } from './stretch.ts'
import { type Witnesses, witnesses } from './witnesses.ts'

/** Everything that one conversation with a host needs. */
export interface HostSession {
  occasion: Occasion
  host: Host
  /** The command of the driver, for the record. */
  command: readonly string[]
  /** The argument vector that starts our probe. */
  probe: readonly string[]
  /** What the host claims. */
  features: readonly string[]
  /** The features that the host claims, by the methods that they oblige its driver to serve. */
  owed?: ReadonlyMap<string, string>
  /** The provider for which it is asked what an assistant would be shown. */
  provider: string
  /** Limits that every tool is configured with unless the occasion sets others or the host takes none. */
  limits?: Limits
  /** How long one answer may take, before the time scale, unless the occasion says otherwise. */
  patienceMs?: number
  revision: string
  timeScale: number
  interrupt?: AbortSignal
}

/** How long one answer of a driver may take, in milliseconds, unless the occasion says otherwise. */
export const PATIENCE_MS = 30_000

/**
 * Holds one occasion with a host and gives its transcript, in the order of time.
 * Never rejects for anything that the host does.
 */
export async function holdHostSession(session: HostSession): Promise<Transcript> {
  const ground = openGround()
  const conversation = new HostTalk(session, ground)
  try {
    return await conversation.hold()
  } finally {
    ground.remove()
  }
}

/** The live state of one conversation. */
class HostTalk {
  readonly #session: HostSession
  readonly #ground: Ground
  readonly #patience: number
  #occasion: Occasion
  #recorder: Recorder
  #witnesses: Witnesses
  #sightings: Sightings
  #web: WebServer | undefined
  #broken = false
  readonly #open = new Map<string, Promise<void>>()
  #answered = new Set<string>()

  constructor(session: HostSession, ground: Ground) {
    this.#session = session
    this.#ground = ground
    this.#occasion = stretched(session.occasion, session.timeScale)
    this.#patience =
      this.#occasion.patience_ms ?? (session.patienceMs ?? PATIENCE_MS) * session.timeScale
    this.#recorder = record(this.#started())
    this.#witnesses = witnesses(this.#recorder, session.probe, ground.ours)
    this.#sightings = new Sightings(this.#witnesses, this.#recorder, session)
  }

  async hold(): Promise<Transcript> {
    try {
      await this.#openPlaces()
      await this.#act()
    } finally {
      this.#witnesses.close()
      this.#web?.close()
    }
    return this.#written()
  }

  async #act(): Promise<void> {
    const { host, interrupt, probe } = this.#session
    host.attach(recording(this.#recorder, answering(this.#occasion)))
    await this.#ask(
      'configure',
      configuration(this.#occasion, probe, limitsOf(this.#occasion, this.#session)),
    )
    for (const act of namedCalls(actsOf(this.#occasion))) {
      if (this.#broken || interrupt?.aborted) break
      await this.#perform(act)
    }
    await Promise.all(this.#open.values())
  }

  #started() {
    const { occasion, command, revision } = this.#session
    const { name } = occasion
    return { session: name, role: 'host' as const, command: [...command], case: name, revision }
  }

  async #openPlaces(): Promise<void> {
    const { occasion, features, timeScale } = this.#session
    const wantsWeb = occasion.web !== undefined || JSON.stringify(occasion).includes('{web')
    const heard = (request: WebRequest) => this.#recorder.add({ event: 'web', request })
    const routes = { list: this.#occasion.web ?? [] }
    if (wantsWeb) this.#web = await openWebServer(() => routes.list, heard)
    const { url = '', port = '' } = this.#web ?? {}
    const places = { web: url, 'web-port': String(port), outside: this.#ground.outside }
    this.#occasion = withPlaces(this.#occasion, places)
    routes.list = this.#occasion.web ?? []
    const [start] = this.#recorder.transcript
    const epoch = this.#recorder.epoch
    const context = { features: [...features], places, timeScale, epoch, limits: this.#limits() }
    if (start?.event === 'start') start.context = context
  }

  #limits(): Record<string, number> {
    return { ...limitsOf(this.#occasion, this.#session), ...this.#occasion.tool?.limits }
  }

  /** Asks for one thing; what does not come ends the conversation, once. */
  async #ask(method: string, params?: JsonObject): Promise<JsonObject | undefined> {
    const reply = await this.#session.host.ask(method, params, this.#patience)
    if ('result' in reply) return reply.result
    if (this.#broken) return undefined
    this.#broken = true
    if (this.#session.interrupt?.aborted) return undefined
    const { text, data } = setbackOf(reply, this.#session.owed?.get(method))
    this.#note(text, data)
    return undefined
  }

  async #perform(act: Act): Promise<void> {
    if ('call' in act) return this.#call(act)
    if ('cancel' in act) await this.#ask('cancel', { id: act.cancel })
    else if ('mark' in act) await this.#awaitMark(act.mark, act.of ?? 'call')
    else if ('wait' in act) await this.#open.get(act.wait)
    else if ('gone' in act) await this.#sightings.gone(act.gone, act.within_ms)
    else if ('pause_ms' in act) await pass(act.pause_ms)
    else await this.#ask(...asked(act, this.#session.provider))
    this.#witnesses.look()
  }

  async #call({ call, background }: Extract<Act, { call: unknown }>): Promise<void> {
    const batch = [call].flat().map((each) => this.#witnesses.watched(each, this.#occasion))
    const ids = batch.map(({ id }) => id)
    const answered = this.#ask('call', { calls: batch }).then(() => {
      for (const each of batch) if (!livesOn(each)) this.#answered.add(each.id)
    })
    for (const id of ids) this.#open.set(id, answered)
    if (background) return
    await answered
    this.#witnesses.look()
  }

  /** A mark can no longer come when the call is answered without it. */
  async #awaitMark(mark: string, call: string): Promise<void> {
    const isLost = () => this.#answered.has(call) || this.#broken
    if (await this.#sightings.mark(call, mark, isLost)) return
    this.#broken = true
    this.#note('mark not seen', mark)
  }

  #note(text: NoteText, data: unknown): void {
    this.#recorder.add({ event: 'note', text, data })
  }

  #written(): Transcript {
    this.#recorder.add({ event: 'note', text: 'outside', data: this.#ground.inventory() })
    if (this.#session.interrupt?.aborted) this.#recorder.add({ event: 'note', text: 'interrupted' })
    this.#recorder.close()
    return this.#recorder.transcript.sort((a, b) => a.at - b.at)
  }
}

/** A stateful tool goes on after the call that started it is answered. */
const livesOn = ({ arguments: { action } }: { arguments: JsonObject }) => action === 'spawn'
