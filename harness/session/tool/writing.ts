import type { Move, Turn } from '../../adversary/tactic.ts'
import type { JsonObject } from '../../wire/json.ts'
import { messageText } from '../../wire/message-text.ts'
import { PIECE_SIZE } from '../../wire/utf8.ts'
import { expectEnd, expectNext } from './expecting.ts'
import { withoutFirst } from './inputs.ts'
import { inPieces, type Job, type MessageWriter } from './message-writer.ts'
import type { ToolEffect } from './tool-effect.ts'
import type { ToolRequest } from './tool-event.ts'
import type { ToolState, ToolStep } from './tool-state.ts'

/** Writes a message as the fault would have it, after what still waits; the turn is that of `init` or of a response. */
export const write: ToolStep<[JsonObject, request?: ToolRequest]> = (
  state,
  effects,
  message,
  request,
) => {
  const { tactic } = state.settings
  if (!tactic.rewrite) return enqueue(state, effects, [{ emit: message }])
  const takesInput = tactic.takesInputAt === (request?.at ?? 0)
  const moves = tactic.rewrite(message, turnOf(state, request, takesInput))
  const inputs = takesInput ? withoutFirst(state.inputs) : state.inputs
  return enqueue({ ...state, inputs }, effects, moves)
}

function turnOf(state: ToolState, asked: ToolRequest | undefined, takesInput: boolean): Turn {
  const { baseDelayMs } = state.settings
  const input = takesInput ? state.inputs.left[0] : undefined
  if (!asked) return { at: 0, input, baseDelayMs }
  const { at, method, message } = asked
  const request = { id: message.id, method, params: message.params, message }
  return { at, request, input, baseDelayMs }
}

/** The turn of a message that replies to nothing. */
const UNASKED = -1

/** Makes moves of the host's own accord, as the fault would have their messages, after what still waits. */
export const writeUnasked: ToolStep<[readonly Move[]]> = (state, effects, moves) => {
  const { tactic, baseDelayMs } = state.settings
  const turn = { at: UNASKED, baseDelayMs }
  return enqueue(
    state,
    effects,
    moves.flatMap((move) =>
      'emit' in move && tactic.rewrite ? tactic.rewrite(move.emit, turn) : [move],
    ),
  )
}

/** Writes a message as it stands, after what still waits. */
export const writePlainly: ToolStep<[JsonObject]> = (state, effects, plain) =>
  enqueue(state, effects, [{ plain }])

/** Writes raw text at once. */
export const writeText: ToolStep<[text: string]> = (state, effects, text) => {
  effects.push({ effect: 'record', event: { event: 'sent', text } })
  effects.push(written(text))
  return counted(state, text)
}

/** Does some jobs after those that still wait; a single one that need not wait is not queued first. */
export const enqueue: ToolStep<[readonly Job[]]> = (state, effects, jobs) => {
  const { queue, paused } = state.writer
  if (!paused && queue.length === 0 && jobs.length === 1)
    return doJobs(doJob(state, effects, jobs[0] as Job), effects)
  const queued = withWriter(state, { queue: [...queue, ...jobs] })
  return paused ? queued : doJobs(queued, effects)
}

/** Goes on after a pause. */
export const resume: ToolStep = (state, effects) =>
  doJobs(withWriter(state, { paused: false }), effects)

const doJobs: ToolStep = (state, effects) => {
  let next = state
  while (next.writer.queue.length > 0 && !next.writer.paused) {
    const { queue } = next.writer
    next = doJob(withWriter(next, { queue: queue.slice(1) }), effects, queue[0] as Job)
  }
  return next
}

const doJob: ToolStep<[Job]> = (state, effects, job) => {
  if ('emit' in job) return writeMove(state, effects, [job.emit])
  if ('sendTogether' in job) return writeMove(state, effects, job.sendTogether)
  if ('plain' in job) return writeNow(state, effects, [job.plain])
  if ('pieces' in job) return writePieces(state, effects, job.pieces)
  if ('pauseMs' in job) return pause(state, effects, job.pauseMs)
  if ('applied' in job) return noteFault(state, effects)
  return 'init' in job ? writeInit(state, effects) : closeInput(state, effects)
}

/** Writes messages of the scripted host, of which the last may ask the subject to end. */
const writeMove: ToolStep<[readonly JsonObject[]]> = (state, effects, messages) => {
  const written = writeNow(state, effects, messages)
  const { dialect, limits } = state.settings
  const asks = messages.some(dialect.isEnding)
  const next = asks ? expectEnd(written, effects, dialect.grace, limits.cancel_grace_ms) : written
  return expectNext(next, effects)
}

/** Records messages and writes them all at once, unless the fault cuts them in pieces. */
const writeNow: ToolStep<[readonly JsonObject[]]> = (state, effects, messages) => {
  const { spell = messageText, cut } = state.settings.tactic
  const texts = messages.map((message) => spell(message))
  const pieces = cut?.(Buffer.from(`${texts.join('\n')}\n`))
  const note = pieces && { note: `in ${pieces.length} pieces` }
  for (const text of texts)
    effects.push({ effect: 'record', event: { event: 'sent', text, ...note } })
  const after = texts.reduce(countLine, state)
  const next = pieces || spell !== messageText ? noteFault(after, effects) : after
  if (pieces) return putOff(next, pieces)
  writeLines(effects, texts)
  return next
}

/** What a pipe holds is written at once; a long text is not copied for the sake of its line feed. */
function writeLines(effects: ToolEffect[], texts: readonly string[]): void {
  const [text = ''] = texts
  if (texts.length > 1 || text.length < PIECE_SIZE) effects.push(written(`${texts.join('\n')}\n`))
  else effects.push(written(text), written('\n'))
}

const written = (bytes: Buffer | string): ToolEffect => ({
  effect: 'write',
  bytes,
  reportTaken: bytes.length > PIECE_SIZE,
})

const countLine = (state: ToolState, text: string): ToolState => counted(state, text, 1)

function counted(state: ToolState, text: string, more = 0): ToolState {
  const bytes = Buffer.byteLength(text) + more
  return { ...state, written: state.written + bytes, unread: state.unread + bytes }
}

/** The pieces of a message come before what waits. */
function putOff(state: ToolState, pieces: readonly Buffer[]): ToolState {
  const jobs = inPieces(pieces, state.settings.baseDelayMs / 5)
  return withWriter(state, { queue: [...jobs, ...state.writer.queue] })
}

const writePieces: ToolStep<[readonly Buffer[]]> = (state, effects, pieces) => {
  for (const bytes of pieces) effects.push(written(bytes))
  return state
}

const pause: ToolStep<[number]> = (state, effects, ms) => {
  if (ms <= 0) return state
  effects.push({ effect: 'report-quiet' }, { effect: 'arm', deadline: 'pause', ms })
  return withWriter(state, { paused: true })
}

const noteFault: ToolStep = (state, effects) => {
  if (state.writer.noted) return state
  effects.push({ effect: 'record', event: { event: 'fault-applied' } })
  return withWriter(state, { noted: true })
}

const writeInit: ToolStep = (state, effects) =>
  write(state, effects, state.settings.dialect.opening(state.settings.init))

const closeInput: ToolStep = (state, effects) => {
  effects.push({ effect: 'close-input' })
  effects.push({ effect: 'record', event: { event: 'closed', stream: 'stdin' } })
  return expectEnd(state, effects, 'end-of-input', state.settings.limits.idle_ms)
}

const withWriter = (state: ToolState, change: Partial<MessageWriter>): ToolState => ({
  ...state,
  writer: { ...state.writer, ...change },
})
