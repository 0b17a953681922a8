import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { actionsOf, type HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { seenOf } from './answer.ts'
import type { PlannedHostSession } from './planned-session.ts'
import { US_PER_MS } from './timing.ts'
import { hangs } from './weigh.ts'

/** A session that shows whether many others are of any use. */
export interface Pilot {
  session: PlannedHostSession
  /** Whether a session is of no use when this one shows nothing. */
  covers(scenario: HostScenario): boolean
  /** What the host never does, where the session shows that. */
  shows(reading: HostConversation): string | undefined
}

/** With fewer sessions, which all run at once, nothing is lost by trying each. */
const FEW = 24

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
  { name: 'methods: files', covers: asksHost, shows: answersNothing },
  {
    name: 'responses: output at the start',
    covers: ({ tool }) => tool?.stateful === true,
    shows: (reading) =>
      hangs(reading) && reading.calls.every(isUnanswered)
        ? 'the host answered no `spawn`'
        : undefined,
  },
  {
    name: 'commands: inputs of running tools',
    covers: (scenario) => callsIn(scenario).some(isApply),
    shows({ calls }) {
      const applies = calls.filter(isApply)
      const areRefused = applies.length > 0 && applies.every(({ error }) => error !== undefined)
      return areRefused ? 'the host carried out no `apply`' : undefined
    },
  },
  {
    name: 'await: a batch of two spawns and an await',
    covers: (scenario) => callsIn(scenario).some(isAwait),
    shows: (reading) =>
      hangs(reading) && reading.calls.filter(isAwait).every(isUnanswered)
        ? 'the host answered no `await`'
        : undefined,
  },
]

/** The calls that a scenario makes. */
function callsIn(scenario: HostScenario) {
  return actionsOf(scenario).flatMap((action) => ('call' in action ? action.call : []))
}

function isApply({ arguments: args }: Pick<Partial<HostCall>, 'arguments'>): boolean {
  return args?.action === 'apply'
}

const isAwait = ({ tool }: Pick<Partial<HostCall>, 'tool'>): boolean => tool === 'await'

const isUnanswered = ({ answeredAt }: HostCall): boolean => answeredAt === undefined

/** Whether a tool of the scenario makes a request. */
function asksHost(scenario: HostScenario): boolean {
  return callsIn(scenario).some(({ script = [] }) => script.some(isRequest))
}

function isRequest(step: ProbeStep): boolean {
  const { call, burst, send } = step as Record<string, unknown>
  return call !== undefined || burst !== undefined || (isObject(send) && send.id !== undefined)
}

/** The tool made requests and got no answer at all, until a limit of the suite or of the host expired. */
function answersNothing(reading: HostConversation): string | undefined {
  const { calls } = reading
  const hasNone = calls.length > 0 && calls.every((call) => seenOf(call).length === 0)
  const hasWaited = hangs(reading) || calls.some(takesLong)
  return hasNone && hasWaited ? 'the host answered no request of a tool' : undefined
}

/** A host may end a tool that waits for it, by its own limit. */
const takesLong = ({ calledAt, answeredAt = calledAt }: HostCall) =>
  answeredAt - calledAt >= LONG_MS * US_PER_MS

/** Milliseconds that no call takes whose requests are answered. */
const LONG_MS = 5_000
