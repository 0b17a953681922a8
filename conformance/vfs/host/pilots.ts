import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { actionsOf, type HostScenario } from '../../../harness/host-scenario.ts'
import { isObject, objectsIn } from '../../../harness/wire/json.ts'
import { answersOf } from './answer.ts'
import type { PlannedHostSession } from './planned-session.ts'
import { US_PER_MS } from './timing.ts'
import { hangs } from './weigh.ts'

/** A session that shows whether many others are of any use. */
export interface Pilot {
  session: PlannedHostSession
  /** Whether a session is of no use when this one shows nothing. */
  covers(scenario: HostScenario): boolean
  /** What the host never does, where the session shows that. */
  shows(reading: HostConversation): Shown | undefined
}

/** What a host never does, and which sessions are useless then. */
export interface Shown {
  why: string
  useless(scenario: HostScenario): boolean
  /** Beside this, what concerns single methods and actions is not worth stating. */
  isEnough?: boolean
  /** The session shows no answer to any request. */
  isWithoutAnswer?: boolean
}

/** What pilots show together: where sessions that begin with different methods get no answer, no other would. */
export function shownTogether(shown: readonly Shown[]): readonly Shown[] {
  const first = shown.flatMap(({ why, isWithoutAnswer }) => (isWithoutAnswer ? why : []))
  return new Set(first).size > 1 ? [ANSWERS_NOTHING, ...shown] : shown
}

/** With fewer sessions, which all run at once, nothing is lost by trying each. */
const FEW = 16

/** The pilots among planned sessions, the most fundamental first. */
export const pilotsOf = (sessions: readonly PlannedHostSession[]): Pilot[] =>
  PILOTS.flatMap(({ name, ...pilot }) => {
    const session = sessions.find((each) => each.scenario === name)
    const covered = sessions.filter(
      ({ hostScenario }) => hostScenario && pilot.covers(hostScenario),
    )
    return session && covered.length > FEW ? [{ session, ...pilot }] : []
  })

const PILOTS: readonly (Omit<Pilot, 'session'> & { name: string })[] = [
  {
    ...{ name: 'methods: files', covers: asksHost },
    shows: leavesOpen,
  },
  { name: 'methods: the web', covers: asksFor('http.'), shows: leavesOpen },
  { name: 'methods: programs', covers: asksFor('process.'), shows: leavesOpen },
  {
    name: 'write: texts, bytes and what is no content',
    covers: (scenario) => asksHost(scenario) || looksAtFiles(scenario),
    shows: (reading) =>
      hangs(reading) && reading.snapshots.length === 0 && !reading.calls.some(isUnanswered)
        ? { why: 'the host answered no `snapshot`', useless: looksAtFiles }
        : leavesOpen(reading),
  },
  {
    name: 'responses: output at the start',
    covers: isStateful,
    shows: (reading) =>
      hangs(reading) && reading.calls.every(isUnanswered)
        ? { why: 'the host answered no `spawn`', useless: isStateful, isEnough: true }
        : leavesUnanswered(reading, 'fetch'),
  },
  {
    ...{ name: 'commands: a spawn with arguments', covers: makes('abort') },
    shows: (reading) => leavesUnanswered(reading, 'abort'),
  },
  {
    ...{ name: 'commands: inputs of running tools', covers: makes('apply') },
    shows({ calls }) {
      const applies = calls.filter(isFor('apply'))
      const areRefused = applies.length > 0 && applies.every(({ error }) => error !== undefined)
      return areRefused
        ? { why: 'the host carried out no `apply`', useless: makes('apply'), isEnough: true }
        : undefined
    },
  },
  {
    ...{ name: 'await: a batch of two spawns and an await', covers: makes('await') },
    shows: (reading) => leavesUnanswered(reading, 'await'),
  },
]

const ANSWERS_NOTHING: Shown = {
  why: 'the host answered no request of a tool',
  useless: asksHost,
  isEnough: true,
}

function isStateful({ tool }: HostScenario): boolean {
  return tool?.stateful === true
}

/** Whether a scenario has the host's project shown. */
function looksAtFiles(scenario: HostScenario): boolean {
  return actionsOf(scenario).some((action) => 'snapshot' in action)
}

/** The calls that a scenario makes. */
function callsIn(scenario: HostScenario) {
  return actionsOf(scenario).flatMap((action) => ('call' in action ? action.call : []))
}

/** Whether a scenario makes a call of an action, or of `await`. */
function makes(action: string): (scenario: HostScenario) => boolean {
  return (scenario) => callsIn(scenario).some(isFor(action))
}

function isFor(action: string) {
  return ({ tool, arguments: args }: Pick<Partial<HostCall>, 'tool' | 'arguments'>): boolean =>
    (args?.action ?? tool) === action
}

/** The host answered no call of an action, or of `await`, until a limit of the suite expired. */
function leavesUnanswered(reading: HostConversation, action: string): Shown | undefined {
  const calls = reading.calls.filter(isFor(action))
  const isLeft = hangs(reading) && calls.length > 0 && calls.every(isUnanswered)
  return isLeft ? { why: `the host answered no \`${action}\``, useless: makes(action) } : undefined
}

const isUnanswered = ({ answeredAt }: HostCall): boolean => answeredAt === undefined

/** Whether a tool of the scenario makes a request. */
function asksHost(scenario: HostScenario): boolean {
  return methodsIn(scenario).length > 0
}

/** Whether a tool of the scenario requests a method whose name begins so. */
function asksFor(beginning: string): (scenario: HostScenario) => boolean {
  return (scenario) => methodsIn(scenario).some((method) => String(method).startsWith(beginning))
}

const methodsIn = (scenario: HostScenario): unknown[] =>
  callsIn(scenario).flatMap(({ script }) => methodsOf(script))

/** The methods that a script requests, in order. */
const methodsOf = (script: unknown): unknown[] =>
  objectsIn(script).flatMap(({ call, burst, send }) => {
    if (call !== undefined) return [call]
    if (burst !== undefined) return objectsIn(burst).map((each) => each.call)
    return isObject(send) && send.id !== undefined ? [send.method] : []
  })

/** The tool got no answer to the first request of a method, until such a limit expired. */
function leavesOpen(reading: HostConversation): Shown | undefined {
  const waiting = waitingIn(reading)
  if (!waiting) return undefined
  const answered = answersOf(waiting).map(({ method }) => method)
  const method = methodsOf(waiting.arguments.script)[answered.length]
  if (typeof method !== 'string' || answered.includes(method)) return undefined
  return {
    why: `the host answered no \`${method}\``,
    useless: (scenario) => methodsIn(scenario).includes(method),
    isWithoutAnswer: answered.length === 0,
  }
}

const waitingIn = (reading: HostConversation): HostCall | undefined =>
  reading.calls.find((call) => hangs(reading) || takesLong(call))

/** A host may end a tool that waits for it, by its own limit. */
const takesLong = ({ calledAt, answeredAt = calledAt }: HostCall) =>
  answeredAt - calledAt >= LONG_MS * US_PER_MS

/** Milliseconds that no call takes whose requests are answered. */
const LONG_MS = 5_000
