import { isObject, type JsonObject, parse } from '../../wire/json.ts'
import { reducerOf } from '../reducer.ts'
import type {
  OneShotDeadline,
  OneShotEffect,
  OneShotEvent,
  OneShotState,
  OneShotStep,
} from './one-shot-state.ts'

/** Milliseconds for which output is awaited after the process has ended, when an orphan holds it open. */
const DRAIN_MS = 250

/** The transitions of a session with a one-shot tool, which may take several runs. @see rfd009 §One-shot tool wrapping */
export const reduceOneShot = reducerOf<OneShotState, OneShotEvent, OneShotEffect>(
  (state, effects, event) => {
    switch (state.phase) {
      case 'new':
        return begin(state, effects, event)
      case 'running':
      case 'ending':
        return handle(state, effects, event)
      case 'releasing':
        return afterRun(state, effects, event)
      case 'finished':
        return state
    }
  },
)

/** A session that is interrupted before its turn comes starts nothing. */
const begin: OneShotStep<[OneShotEvent]> = (state, effects, { event }) => {
  if (event === 'started') return run(state, effects, state.answers)
  return event === 'interrupted' ? finish({ ...state, interrupted: true }, effects) : state
}

const run: OneShotStep<[answers: JsonObject]> = (state, effects, answers) => {
  const { startup_ms, idle_ms, session_ms } = state.settings.limits
  effects.push({ effect: 'record', event: { event: 'run', answers } })
  effects.push({ effect: 'arm', deadline: 'idle', ms: Math.max(startup_ms, idle_ms) })
  effects.push({ effect: 'arm', deadline: 'session', ms: session_ms })
  effects.push({ effect: 'launch', answers })
  return { ...state, phase: 'running', answers, exit: undefined, outputEnded: false }
}

const handle: OneShotStep<[OneShotEvent]> = (state, effects, event) => {
  switch (event.event) {
    case 'bytes':
      return state.phase === 'running' && !state.exit ? awaitMore(state, effects) : state
    case 'flooded':
      return endFlood(state, effects, event.after)
    case 'deadline-expired':
      return expire(state, effects, event)
    case 'exited':
      return exit(state, effects, event)
    case 'output-ended':
      return endOutput(state, effects)
    case 'start-failed':
      return failToStart(state, effects, event.reason)
    case 'interrupted':
      return stop({ ...state, interrupted: true }, effects, 'the run was interrupted')
    case 'started':
    case 'released':
      return state
  }
}

/** Any output is a sign of life; until the first the program may still be starting. */
const awaitMore: OneShotStep = (state, effects) => {
  effects.push({ effect: 'arm', deadline: 'idle', ms: state.settings.limits.idle_ms })
  return state
}

const endFlood: OneShotStep<[after: string]> = (state, effects, after) => {
  if (state.exit || state.phase === 'ending') return state
  clear(effects, 'idle', 'session')
  const reason = 'the tool wrote without end'
  effects.push({ effect: 'record', event: { event: 'timer', name: 'flood', ms: 0, after } })
  effects.push({ effect: 'record', event: { event: 'signal', signal: 'SIGKILL', reason } })
  return kill({ ...state, phase: 'ending' }, effects)
}

const expire: OneShotStep<[Extract<OneShotEvent, { event: 'deadline-expired' }>]> = (
  state,
  effects,
  { deadline, ms, late },
) => {
  if (deadline === 'drain') return release(state, effects)
  if (deadline === 'term-grace') return kill(state, effects)
  const event = { event: 'timer', name: deadline, ms, ...(late > 0 && { late }) } as const
  effects.push({ effect: 'record', event })
  return stop(state, effects, 'the tool did not end')
}

const stop: OneShotStep<[reason: string]> = (state, effects, reason) => {
  if (state.exit || state.phase === 'ending') return state
  clear(effects, 'idle', 'session')
  effects.push({ effect: 'record', event: { event: 'signal', signal: 'SIGTERM', reason } })
  effects.push({ effect: 'signal', signal: 'SIGTERM' })
  effects.push({
    effect: 'arm',
    deadline: 'term-grace',
    ms: state.settings.limits.term_grace_ms,
  })
  return { ...state, phase: 'ending' }
}

/** Even the end of a process that is killed is not awaited for ever. */
const kill: OneShotStep = (state, effects) => {
  effects.push({ effect: 'signal', signal: 'SIGKILL' })
  effects.push({ effect: 'arm', deadline: 'drain', ms: state.settings.limits.term_grace_ms })
  return state
}

/** What the process wrote may still be on its way. */
const exit: OneShotStep<[Extract<OneShotEvent, { event: 'exited' }>]> = (
  state,
  effects,
  { code, signal },
) => {
  clear(effects, 'idle', 'session', 'term-grace')
  const exited = { ...state, exit: { code, signal } }
  if (state.outputEnded) return release(exited, effects)
  effects.push({ effect: 'arm', deadline: 'drain', ms: DRAIN_MS })
  return exited
}

const endOutput: OneShotStep = (state, effects) => {
  const ended = { ...state, outputEnded: true }
  return state.exit ? release(ended, effects) : ended
}

const release: OneShotStep = (state, effects) => {
  clear(effects, 'drain')
  effects.push({ effect: 'release' })
  return { ...state, phase: 'releasing' }
}

const failToStart: OneShotStep<[reason: string]> = (state, effects, reason) => {
  clear(effects, 'idle', 'session', 'term-grace')
  effects.push({ effect: 'record', event: { event: 'start-failed', reason } })
  return finish(state, effects)
}

/** Runs the tool again where it asked something that has a new answer: never more often than there are answers. */
const afterRun: OneShotStep<[OneShotEvent]> = (state, effects, event) => {
  if (event.event === 'interrupted') return { ...state, interrupted: true }
  if (event.event !== 'released') return state
  const { code = null, signal = null } = state.exit ?? {}
  const survivors = event.survivors.length > 0 && { survivors: event.survivors }
  effects.push({ effect: 'record', event: { event: 'exit', code, signal, ...survivors } })
  const answers = state.interrupted ? undefined : withNextAnswer(state, event.output)
  return answers ? run(state, effects, answers) : finish(state, effects)
}

/** The answers so far and one more; nothing where no question is asked, or none that has a new answer. */
function withNextAnswer(
  { settings, answers: given }: OneShotState,
  output: string,
): JsonObject | undefined {
  const report = parse(output)
  const question = isObject(report) && isObject(report.question) ? report.question : {}
  const id = String(question.id)
  if (!Object.hasOwn(settings.answers, id) || Object.hasOwn(given, id)) return undefined
  return { ...given, [id]: settings.answers[id] }
}

const finish: OneShotStep = (state, effects) => {
  if (state.interrupted) effects.push({ effect: 'record', event: { event: 'interrupted' } })
  effects.push({ effect: 'finish' })
  return { ...state, phase: 'finished' }
}

function clear(effects: OneShotEffect[], ...deadlines: OneShotDeadline[]): void {
  for (const deadline of deadlines) effects.push({ effect: 'clear', deadline })
}
