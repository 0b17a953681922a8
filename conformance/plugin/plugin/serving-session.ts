import type { Server } from 'node:net'
import { rowOf } from '../../../harness/adversary/faults.ts'
import { boundsAfter } from '../../../harness/session/tool/bounds.ts'
import { endpointOf, freePort, listenOn } from '../../../harness/visits/address.ts'
import { PORT, withPort } from '../../../harness/visits/port.ts'
import type { VisitPlan, VisitRequest } from '../../../harness/visits/visit-request.ts'
import type { PluginRequest } from '../../../spec/generated/config.ts'
import { fits } from './case.ts'
import type { PluginRunContext } from './run-context.ts'
import type { PluginScenario } from './scenario.ts'

/** A session whose port is known, and the requests that are made in it. */
export interface ServingSession {
  context: PluginRunContext
  scenario: PluginScenario
  port?: number
  visits?: VisitPlan
  /** Gives back what was occupied. */
  close(): void
}

/** The members of a case that hold settings. */
const SETTINGS = ['options', 'config']

/** Finds a port for a session, and states it wherever `{port}` stands; what serves nothing is as it was. */
export async function serve(
  context: PluginRunContext,
  scenario: PluginScenario,
): Promise<ServingSession> {
  const serves = scenario.about.serves ?? servedBy(context)
  if (serves === undefined || context.subject.containers)
    return { context, scenario, close: () => {} }
  const port = await freePort()
  const about = withPort(scenario.about, port, SETTINGS)
  const { subject } = context
  const { command, env } = withPort({ command: subject.command, env: subject.env }, port)
  const server = scenario.fault && rowOf(scenario.fault).occupied && (await occupy(serves, port))
  return {
    context: { ...context, subject: { ...subject, command, env } },
    scenario: { ...scenario, about },
    ...(serves.includes(PORT) && { port }),
    ...(about.serves !== undefined && { visits: planOf(context, { ...scenario, about }) }),
    close: () => server?.close(),
  }
}

/** The address of the first case that serves, for descriptions. */
export const servedBy = ({ config }: Pick<PluginRunContext, 'config'>): string | undefined =>
  config.cases?.find(({ serves }) => serves !== undefined)?.serves

async function occupy(serves: string, port: number): Promise<Server | undefined> {
  const { port: taken, host } = endpointOf(withPort(serves, port))
  return listenOn(taken, host)
}

function planOf(
  { limits, timeScale }: PluginRunContext,
  { about, fault, before }: PluginScenario,
): VisitPlan {
  const how = fault && rowOf(fault).visits
  return {
    url: String(about.serves),
    requests: (about.requests ?? []).map(requestOf),
    ...(how && { how }),
    responseMs: limits.idle_ms,
    graceMs: limits.cancel_grace_ms,
    pauseMs: boundsAfter(timeScale, before).baseDelayMs / 5,
  }
}

const requestOf = ({
  method = 'GET',
  path,
  headers = {},
  body,
  stream = false,
  expect,
}: PluginRequest): VisitRequest => ({
  ...{ method, path, headers, stream },
  ...(body && { body }),
  fits: (text) => expect?.body === undefined || fits(text, expect.body),
})
