import { shorterLists } from '../../../../harness/generators/shorter-lists.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import { writable } from '../method-calls.ts'
import type { PlannedHostSession } from '../planned-session.ts'
import { planned, type Session, sessionOf } from './scenario.ts'

/** Sessions that are smaller by one cut, the smallest first: whatever is left out, the rest has its answers. */
export function smaller({
  session,
  hostScenario,
  features = [],
}: PlannedHostSession): PlannedHostSession[] {
  if (!hostScenario) return []
  const whole = sessionOf(hostScenario)
  return CUTS.flatMap((cut) => cut(whole)).map((each) => planned(session, each, features))
}

type Cut = (session: Session) => Session[]

/** Calls are left out, steps, and requests of a step that makes several. */
const fewerCalls: Cut = (session) =>
  shorterLists(session.scripts)
    .filter(({ length }) => length > 0)
    .map((scripts) => ({ ...session, scripts }))

const fewerSteps: Cut = (session) =>
  session.scripts.flatMap((script, at) =>
    shorterLists(script)
      .filter(({ length }) => length > 0)
      .map((shorter) => ({ ...session, scripts: session.scripts.with(at, shorter) })),
  )

const oneRequestOfSeveral: Cut = (session) =>
  session.scripts.flatMap((script, at) =>
    script.flatMap((step, nth) =>
      'burst' in step
        ? alternatives(step).map((one) => ({
            ...session,
            scripts: session.scripts.with(at, script.with(nth, one)),
          }))
        : [],
    ),
  )

const alternatives = ({ burst }: Extract<ProbeStep, { burst: unknown }>): ProbeStep[] =>
  burst.map((request) => request as ProbeStep)

const fewerFiles: Cut = (session) =>
  shorterLists(Object.entries(session.files ?? {})).map((files) => ({
    ...session,
    files: Object.fromEntries(files),
  }))

/** The policy under which most is done. */
const PLAIN = writable('.')

const plainPolicy: Cut = (session) =>
  equal(session.policy, PLAIN) ? [] : [{ ...session, policy: PLAIN }]

const shorterContents: Cut = (session) =>
  Object.entries(session.files ?? {}).flatMap(([path, content]) =>
    shorterThan(content).map((shorter) => ({
      ...session,
      files: { ...session.files, [path]: shorter },
    })),
  )

const shorterWrites: Cut = (session) =>
  session.scripts.flatMap((script, at) =>
    script.flatMap((step, nth) =>
      stepsWithLess(step).map((less) => ({
        ...session,
        scripts: session.scripts.with(at, script.with(nth, less)),
      })),
    ),
  )

function stepsWithLess(step: ProbeStep): ProbeStep[] {
  const params = 'call' in step && isObject(step.params) ? step.params : {}
  const { content, encoding } = params
  if (typeof content !== 'string') return []
  const shorter = encoding === undefined ? shorterThan(content) : [BYTES]
  return shorter
    .filter(({ length }) => length < content.length)
    .map((each) => ({ ...step, params: { ...params, content: each } }))
}

/** Bytes that are no text, in base64. */
const BYTES = 'AP8='

/** Nothing, and half of a text; bytes stay what they are, or there are none. */
function shorterThan(content: unknown): string[] {
  if (isObject(content)) return ['']
  const text = String(content)
  const half = text.slice(0, text.length >> 1).toWellFormed()
  return [...new Set(['', half])].filter(({ length }) => length < text.length)
}

const CUTS: readonly Cut[] = [
  ...[fewerCalls, fewerSteps, oneRequestOfSeveral, fewerFiles, plainPolicy],
  ...[shorterContents, shorterWrites],
]
